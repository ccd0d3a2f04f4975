import { defaultLocale, type Locale } from '#base/locale.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { loadSample } from '#catalogue/sample.node.ts'
import { addNew } from '#content/draft/add-new.ts'
import { createDraft, type Draft } from '#content/draft/draft.ts'
import { importContent } from '#content/draft/draft-content.ts'
import { renamePage, setLocale } from '#content/draft/draft-operations.ts'
import { followStructure } from '#content/draft/faces/follow-structure.ts'
import { dataSchema, readData } from '#content/parse-result.ts'

const { directory, manifest } = loadCatalogue('catalogue')
const madeAt = '2026-11-01T08:00:00.000Z'

export { manifest }

/** A page that has these components, and nothing written. */
export function emptyDraft(pageName: string, codes: readonly string[]): Draft {
  return codes.reduce((draft, code) => addNew(draft, code, madeAt), renamePage(createDraft(madeAt), pageName))
}

/** A page with the samples of its components, all of it accepted. */
export function writtenDraft(
  pageName: string,
  codes: readonly string[],
  locale: Locale = defaultLocale,
): Draft {
  const draft = setLocale(emptyDraft(pageName, codes), locale)
  const samples = draft.layout.components.map(({ code, instanceId }) => [
    instanceId,
    loadSample(directory, code, draft.layout.locale),
  ])
  const content = importContent(readData(dataSchema.parse(Object.fromEntries(samples))), madeAt)
  const written = Object.entries(content).filter(
    ([, { fields, items }]) => items.length > 0 || Object.keys(fields).length > 0,
  )
  return { ...draft, product: 'credit-card', content: Object.fromEntries(written) }
}

/** The same in both languages, English in front. */
export function draftInBoth(pageName: string, codes: readonly string[]): Draft {
  const draft = writtenDraft(pageName, codes)
  const { content } = writtenDraft(pageName, codes, 'ar-AE')
  return followStructure(draft, { ...draft, other: { locale: 'ar-AE', content, pageName } }, manifest)
}

/** The same with one field that the machine wrote and nobody has read. */
export function withPending(draft: Draft, instanceId: string, field: string): Draft {
  const instance = draft.content[instanceId]
  const value = instance?.fields[field]?.value
  if (!instance || value === undefined) throw new Error(`${instanceId} has no ${field}`)
  const pending = { value, origin: { by: 'writer' }, retryCount: 0, status: 'pending' } as const
  const fields = { ...instance.fields, [field]: pending }
  return { ...draft, content: { ...draft.content, [instanceId]: { ...instance, fields } } }
}
