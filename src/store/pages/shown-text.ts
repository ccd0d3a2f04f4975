import { defaultLocale, type Locale } from '#base/locale.ts'
import type { Draft } from '#content/draft/draft.ts'
import { localesOf, onlyFace, showFace } from '#content/draft/faces/show-face.ts'
import { digestOf } from '../digest.ts'

/**
 * What a page shows, as one text for one page: without the brief and how items are written, which a colleague who looks at the
 * page does not see, and in an order of its own, so that a change that is undone leads back to the same text; whichever face is in front. A draft that was
 * read has its members in the order of its schema; only what stands by id or by name may come in any.
 */
export function shownText(draft: Draft): string {
  const { brief: _, itemConfigs: __, content, layout, ...others } = showFace(draft, defaultLocale)
  const sections = Object.entries(content).map(([instanceId, { fields, items }]) => [
    instanceId,
    { fields: sorted(fields), items: items.map(({ id, values }) => ({ id, values: sorted(values) })) },
  ])
  return JSON.stringify({
    layout,
    content: sorted(Object.fromEntries(sections)),
    others: sortedThroughout(others),
  })
}

/** Digests of what the page shows in each of its languages. */
export function faceHashes(draft: Draft): ReadonlyMap<Locale, string> {
  return new Map(localesOf(draft).map((locale) => [locale, digestOf(faceText(draft, locale))]))
}

/**
 * What it shows in this language alone. What a text was made from is left out: who says that it is still right changes nothing
 * that is seen.
 */
function faceText(draft: Draft, locale: Locale): string {
  const { waivers, ...face } = onlyFace(draft, locale)
  const own = waivers?.filter((waiver) => waiver.locale === locale)
  return JSON.stringify(
    JSON.parse(shownText(own?.length ? { ...face, waivers: own } : face)),
    (name, value) => (name === 'madeFrom' ? undefined : value),
  )
}

function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
  const names = Object.keys(record).sort()
  return Object.fromEntries(names.map((name) => [name, record[name] as Value]))
}

function sortedThroughout(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedThroughout)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, member]): [string, unknown] => [
    name,
    sortedThroughout(member),
  ])
  return sorted(Object.fromEntries(entries))
}
