import { parseJson } from '#base/parse-json.ts'
import { accept, type Result, refuse } from '#base/result.ts'
import { specFormat } from '#catalogue/manifest.ts'
import { arrangeComponents, findOrderViolation } from './operations.ts'
import { layoutHash, type PageSpec, pageSpecSchema } from './page-spec.ts'
import { type LayoutError, validateLayout } from './rules.ts'

/** What a person may want to know about a layout file that was read. */
export type PageSpecNotice = 'changed-by-hand' | 'rearranged' | 'other-format'

export type PageSpecRefusal =
  | { reason: 'not-json' }
  | { reason: 'not-a-layout'; where: string }
  | { reason: 'broken-layout'; error: LayoutError }

/** A layout JSON file as text, read as foreign input. A header or footer out of place is brought to its own. */
export function readPageSpec(
  text: string,
): Result<{ spec: PageSpec; notices: PageSpecNotice[] }, PageSpecRefusal> {
  const json = parseJson(text)
  if (json === undefined) return refuse({ reason: 'not-json' })

  const parsed = pageSpecSchema.safeParse(json)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return refuse({ reason: 'not-a-layout', where: issue?.path.join('.') ?? '' })
  }

  const spec = parsed.data
  const duplicates = validateLayout(spec.components).find(({ type }) => type === 'DUPLICATE_INSTANCE_ID')
  if (duplicates) return refuse({ reason: 'broken-layout', error: duplicates })

  const notices: PageSpecNotice[] = []
  if (spec.page.layoutHash !== layoutHash(spec)) notices.push('changed-by-hand')
  if (spec.page.specFormat !== specFormat) notices.push('other-format')
  if (findOrderViolation(spec.components)) notices.push('rearranged')
  return accept({ spec: { ...spec, components: arrangeComponents(spec.components) }, notices })
}
