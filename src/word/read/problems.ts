import { findComponent } from '#catalogue/lookup.ts'
import { type Manifest, specFormat } from '#catalogue/manifest.ts'
import { countWaiting } from '#content/content.ts'
import type { Placement } from '#layout/layout.ts'
import { findPageNameError } from '#layout/page-name.ts'
import type { OwnComments, WordAside } from '../walk/document.ts'
import { wordsOf } from './asides.ts'
import type { DocumentPlaces } from './document-places.ts'
import type { InstanceReading } from './instance.ts'
import { judgeReading } from './judge-reading.ts'
import type { LayoutReading } from './layout.ts'
import { listChanges } from './list-changes.ts'
import type { PageReading } from './page.ts'
import type { ReadingProblem, SpecProblem, SpecProblems } from './reading-problem.ts'
import type { Traces } from './traces.ts'
import { reasonsUnused, type UnusedText } from './unused-text.ts'

/** A document that was read, before it is said what is wrong with it. */
export type SpecReading = {
  page: PageReading
  layout: LayoutReading
  instances: (Placement & InstanceReading)[]
  unused: UnusedText[]
  traces: Traces
  /** Rows of tables that are not known as ours. */
  foreignRows: number
  comments: WordAside[]
  ownComments: OwnComments | undefined
  places: DocumentPlaces
  application: string
}

/** Everything that a person should know: what makes the page wrong, and what is only worth a look. */
export function findProblems(reading: SpecReading, catalogue: Manifest): SpecProblems {
  const { layout, traces } = reading
  if (layout.components.length === 0) return { errors: [{ problem: 'no-components' }], warnings: [] }

  const { errors, warnings } = judgeReading(reading, catalogue)
  const changed = listChanges(traces.changes, layout.components, catalogue)
  return {
    errors,
    warnings: [
      ...findReadingProblems(reading, catalogue),
      ...changed.map((section) => ({ problem: 'changes' as const, ...section })),
      ...findComments(reading),
      ...findUnusedText(reading.unused),
      ...findLosses(reading.instances),
      ...warnings,
    ],
  }
}

function findComments({ comments, traces }: SpecReading): SpecProblem[] {
  const told = comments.flatMap(({ id, author, blocks }) => {
    const words = wordsOf(blocks).replace(/\s+/g, ' ').trim()
    return words === '' ? [] : [{ author, words, place: traces.comments.get(id) }]
  })
  return told.length > 0 ? [{ problem: 'comments', comments: told }] : []
}

function findUnusedText(unused: readonly UnusedText[]): SpecProblem[] {
  return reasonsUnused.flatMap((why) => {
    const those = unused.filter((each) => each.why === why)
    return those.length > 0 ? [{ problem: 'unused-text', why, unused: those }] : []
  })
}

function findLosses(instances: SpecReading['instances']): SpecProblem[] {
  const losses = instances.flatMap(({ instanceId, lost }) => lost.map((loss) => ({ instanceId, ...loss })))
  return losses.length > 0 ? [{ problem: 'losses', losses }] : []
}

function findReadingProblems(
  { page, layout, instances, traces, application }: SpecReading,
  catalogue: Manifest,
): ReadingProblem[] {
  const problems: ReadingProblem[] = []
  const byMark = instances.reduce((sum, instance) => sum + instance.byMark, 0)
  const byLabel = instances.reduce((sum, instance) => sum + instance.byLabel, 0)
  if (byLabel > byMark)
    problems.push({ problem: 'matched-by-label', count: byLabel, application: editorOf(application) })

  const waiting = instances.reduce((sum, { content }) => sum + countWaiting(content), 0)
  if (waiting > 0) problems.push({ problem: 'not-accepted', count: waiting })
  if (page.specFormat !== '' && page.specFormat !== specFormat) {
    problems.push({ problem: 'other-format-version', version: page.specFormat })
  }
  problems.push(...page.problems)
  if (findPageNameError(page.pageName)) problems.push({ problem: 'page-name', name: page.pageName })
  problems.push(...layout.problems)

  for (const picture of traces.pictures) problems.push({ problem: 'picture', ...picture })
  for (const { code, instanceId, unknownFields, pictures } of instances) {
    for (const picture of pictures) problems.push({ problem: 'picture', instanceId, ...picture })
    const component = findComponent(catalogue, code)
    if (!component) problems.push({ problem: 'unknown-component', instanceId, code })
    else
      for (const field of unknownFields)
        problems.push({ problem: 'unknown-field', instanceId, component, field })
  }
  return problems
}

/** The name of a program that is known to take away what marks a value. */
function editorOf(application: string) {
  return /LibreOffice|OpenOffice/.exec(application)?.[0]
}
