import type { Locale } from '#base/locale.ts'
import type { PageEntry } from './page-entry.ts'
import type { PageState } from './review.ts'

type Stated = Pick<PageEntry, 'locale' | 'otherLocale' | 'state' | 'otherState'>

/** Where the page stands in this language. */
export function stateIn({ otherLocale, state, otherState }: Stated, locale: Locale): PageState {
  return locale === otherLocale ? (otherState ?? state) : state
}

/** Where it stands in each of its languages, the one in front first. */
export function faceStates(entry: Stated): { locale: Locale; state: PageState }[] {
  const { locale, otherLocale } = entry
  const all = otherLocale === undefined ? [locale] : [locale, otherLocale]
  return all.map((each) => ({ locale: each, state: stateIn(entry, each) }))
}
