import type { Locale } from '#base/locale.ts'
import type { Bound, Period } from '#figures/figure.ts'

/** A stretch of one side, in UTF-16 units of its words: rich text without its tags, the lines of a list one below the other. */
export type PairRange = { from: number; to: number }

/** What is meant to be the same on both sides, and is not. `side`: where it is to be mended. */
export type PairFault = {
  /** Not there where a side has nothing to point at. */
  at: { readonly [side in Locale]?: PairRange }
} & PairFaultKind

export type PairFaultKind =
  /** One side has no words. */
  | { kind: 'empty'; side: Locale }
  /** A figure, date or telephone number that the other side alone says, in its words there. */
  | { kind: 'figure-missing'; side: Locale; expected: string }
  | { kind: 'figure-other'; expected: string }
  | { kind: 'unit-other'; expected: string }
  | { kind: 'bound-other'; bounds: Record<Locale, Bound> }
  /** None: the side does not say it. */
  | { kind: 'period-other'; periods: { [side in Locale]?: Period } }
  | { kind: 'method-other' | 'tax-other'; side: Locale }
  /** A name or a term of the team that the other side alone has; `expected` are its forms here, the preferred one first. */
  | { kind: 'name-missing'; side: Locale; name: string; expected: readonly string[] }
  | { kind: 'forbidden-term'; side: Locale; term: string; expected: readonly string[] }
  /** For whom or when something holds, or that it does not, which the other side alone says, in its words there. */
  | { kind: 'condition-missing'; side: Locale; words: string }
  | { kind: 'link-missing'; side: Locale; address: string }
  | { kind: 'link-other'; expected: string }
  /** It leads to the page in the other language. */
  | { kind: 'link-language'; side: Locale; address: string; expected: string }
  /** Entries of a list, or lines. */
  | { kind: 'list-length'; lengths: Record<Locale, number> }
  | { kind: 'markup-missing'; side: Locale; markup: Markup }
  /** Words or letters of a script that is not the language's. */
  | { kind: 'other-script'; side: Locale; words: string; expected?: string }
  | { kind: 'punctuation'; side: Locale; sign: string; expected: string }
  /** A question on the other side. */
  | { kind: 'no-question'; side: Locale }
  | { kind: 'quotation-marks'; side: Locale; sign: string; expected: string }
  /** Signs of direction that are not closed, close nothing, or turn words round. */
  | { kind: 'direction'; side: Locale; sign: string }
  | { kind: 'digits'; side: Locale; expected: string }
  | { kind: 'percent-sign'; side: Locale; expected: string }
  | { kind: 'noun-form'; side: Locale; expected: string }
  /** So many times as long as the other side: worth a look. */
  | { kind: 'length'; side: Locale; ratio: number }

export type Markup = 'bold' | 'italic' | 'underline' | 'struck' | 'raised' | 'bullets' | 'numbers'

/** Hints are worth a look; all else is to be mended. */
export function isHint({ kind }: PairFault): boolean {
  return kind === 'length'
}
