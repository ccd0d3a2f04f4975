import type { Manifest } from '#catalogue/manifest.ts'
import { contentOf, type InstanceContent } from '../content.ts'
import type { Draft } from '../draft/draft.ts'
import { exportContent } from '../draft/draft-content.ts'
import { type ParseResult, readData, writeData } from '../parse-result.ts'
import { type Judgement, judgeContent } from '../values/judge.ts'
import { valueProblemTypes } from '../values/problem.ts'
import { placementsOf } from './fill-plan.ts'

/** `kept` was said of the document and does not follow from its values; `found` is what is wrong with these now. */
export type FilledResult = Omit<ParseResult, 'success' | 'errors' | 'warnings'> & {
  kept: Pick<ParseResult, 'errors' | 'warnings'>
  found: Judgement
}

/** What was read, with what was filled in, and judged anew by the rules that a document is judged by. */
export function filledResult(result: ParseResult, draft: Draft, manifest: Manifest): FilledResult {
  const before = readData(result.data)
  const filled = exportContent(draft.content)
  const ids = new Set([...Object.keys(before), ...Object.keys(filled)])
  const content = Object.fromEntries(
    [...ids].map((id) => [id, mergeInstance(contentOf(before, id), contentOf(filled, id))]),
  )
  const instances = placementsOf(result.metadata).map((placement) => ({
    ...placement,
    content: contentOf(content, placement.instanceId),
  }))
  const { filename, metadata, errors, warnings } = result
  return {
    filename,
    metadata,
    data: writeData(content),
    kept: { errors: errors.filter(isNotOfValues), warnings: warnings.filter(isNotOfValues) },
    found: judgeContent(instances, manifest),
  }
}

/** Items that the document does not have count once something stands in them. */
function mergeInstance(before: InstanceContent, filled: InstanceContent): InstanceContent {
  const isNew = before.items.length === 0
  return {
    fields: { ...before.fields, ...filled.fields },
    items: filled.items
      .map((item, index) => ({ ...before.items[index], ...item }))
      .filter((item) => !isNew || Object.keys(item).length > 0),
  }
}

function isNotOfValues({ type }: { type?: string | undefined }): boolean {
  return type === undefined || !valueProblemTypes.has(type)
}
