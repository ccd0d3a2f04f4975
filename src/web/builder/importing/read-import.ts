import { isoTimeSchema } from '#base/iso-time.ts'
import { defaultLocale } from '#base/locale.ts'
import { accept, type Result, refuse } from '#base/result.ts'
import { isBlank, type PageContent } from '#content/content.ts'
import { createDraft, type Draft, draftSchema } from '#content/draft/draft.ts'
import { importContent } from '#content/draft/draft-content.ts'
import type { BesideTexts } from '#content/draft/faces/beside-texts.ts'
import { importSwitches } from '#content/draft/items.ts'
import { type ParseResult, readData, readOptionalElements } from '#content/parse-result.ts'
import { arrangeComponents, findOrderViolation, placeAll } from '#layout/operations.ts'
import { type PageSpecNotice, type PageSpecRefusal, readPageSpec } from '#layout/read-page-spec.ts'
import type { ExportedPage } from '#word/exported-page.ts'

type Message = { message: string; instanceId?: string | undefined }

/** A page that was read from a file, and what a person should know before it is opened. */
export type Imported = {
  draft: Draft
  notices: PageSpecNotice[]
  errors: Message[]
  warnings: Message[]
  /** What stands beside the values in the other language. */
  beside?: BesideTexts
  /** How many values are written, and how many of them wait for a reader. */
  valueCount: number
  pendingCount: number
}

/** More than any page has, and as much as the builder is quick with. */
export const maxComponents = 500

export type ImportRefusal =
  | PageSpecRefusal
  | { reason: 'no-page'; message: string }
  | { reason: 'clashing-ids'; message: string }
  | { reason: 'too-many-components'; count: number }

/** A layout JSON file: the page without its content. `at` is an ISO time. */
export function importLayout(text: string, at: string): Result<Imported, ImportRefusal> {
  const read = readPageSpec(text)
  if (!read.ok) return read
  const { spec, notices } = read.value
  const count = spec.components.length
  if (count > maxComponents) return refuse({ reason: 'too-many-components', count })
  const { name: pageName, locale, createdAt } = spec.page
  const layout = { components: placeAll(spec.components, at), pageName, locale }
  const draft = { ...createDraft(createdAt), layout }
  return accept({ draft, notices, errors: [], warnings: [], valueCount: 0, pendingCount: 0 })
}

/** What reading a Word document gave. Wrong and missing values are no hindrance: the builder is where they are mended. */
export function importParseResult(result: ParseResult, at: string): Result<Imported, ImportRefusal> {
  const { metadata, errors, warnings } = result
  if (metadata.components.length === 0) {
    return refuse({ reason: 'no-page', message: errors[0]?.message ?? '' })
  }
  const count = metadata.components.length
  if (count > maxComponents) return refuse({ reason: 'too-many-components', count })
  const clash = errors.find(({ type }) => type === 'DUPLICATE_INSTANCE_ID')
  if (clash) return refuse({ reason: 'clashing-ids', message: clash.message })

  const placements = metadata.components
  const ids = new Set(placements.map(({ instanceId }) => instanceId))
  const content = keepOwn(readData(result.data), ids)
  const imported = importContent(content, at)
  const draft: Draft = {
    ...createDraft(isoTimeSchema.safeParse(metadata.createdAt).data ?? at),
    layout: {
      components: placeAll(arrangeComponents(placements), at),
      pageName: metadata.pageName,
      locale: metadata.locale ?? defaultLocale,
    },
    ...(metadata.images && { images: metadata.images }),
    ...(metadata.product && { product: metadata.product }),
    content: imported,
    optionalElements: importSwitches(keepOwn(readOptionalElements(metadata), ids), imported),
  }
  if (!draftSchema.safeParse(draft).success) return refuse({ reason: 'no-page', message: '' })

  return accept({
    draft,
    notices: findOrderViolation(placements) ? ['rearranged'] : [],
    errors,
    warnings,
    ...(result.beside && { beside: result.beside }),
    ...countValues(content),
  })
}

/** The page as a document was exported from it, so far as that can be a page. */
export function readExported({ metadata, data }: ExportedPage, at: string): Draft | undefined {
  const result = { success: true, filename: '', metadata, data, warnings: [], errors: [] }
  const read = importParseResult(result, at)
  return read.ok ? read.value.draft : undefined
}

function countValues(content: PageContent) {
  const values = Object.values(content)
    .flatMap(({ fields, items }) => [fields, ...items].flatMap((each) => Object.values(each)))
    .filter(({ value }) => !isBlank(value))
  return {
    valueCount: values.length,
    pendingCount: values.filter((each) => each.ai_generated).length,
  }
}

function keepOwn<Value>(record: Record<string, Value>, ids: ReadonlySet<string>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([instanceId]) => ids.has(instanceId)))
}
