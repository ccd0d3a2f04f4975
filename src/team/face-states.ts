import type { Locale } from '#base/locale.ts'
import type { PageEntry } from './page-entry.ts'
import type { PageState } from './review.ts'

type Stated = Pick<PageEntry, 'locale' | 'otherLocale' | 'state' | 'otherState'>

export type FaceState = { locale: Locale; state: PageState }

/** Where the page stands in this language; a draft where the server does not have it yet. */
export function stateIn({ locale, otherLocale, state, otherState }: Stated, wanted: Locale): PageState {
  if (wanted === locale) return state
  return (wanted === otherLocale && otherState) || draft
}

/** Where it stands in each of its languages, the one in front first. */
export function faceStates(entry: Stated): FaceState[] {
  const { locale, otherLocale } = entry
  const all = otherLocale === undefined ? [locale] : [locale, otherLocale]
  return all.map((each) => ({ locale: each, state: stateIn(entry, each) }))
}

const draft: PageState = { step: 'draft' }
