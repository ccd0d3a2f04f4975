import type { Folded } from '#figures/fold.ts'
import { findMixedScript } from './mixed-script.ts'
import { findRatesWithoutBasis } from './rates-without-basis.ts'

/** A place in a text. */
export type TextRange = { start: number; end: number }

/** What in one text is not told by its words alone, by the names that rules use. */
export const valueChecks: Partial<Record<string, (folded: Folded) => TextRange[]>> = {
  'mixed-script': findMixedScript,
  'rate-without-basis': findRatesWithoutBasis,
  'personal-data': (folded) =>
    /\d{4}|\d\d \d\d|@/.test(folded.text) ? findPattern(folded, personalData) : [],
  placeholder: (folded) => findPattern(folded, placeholder),
}

/** Accounts, cards, identity cards, and mail addresses of people. */
const personalData =
  /\bae ?\d{2}(?: ?\d){19}(?!\d)|(?<!\d)\d{4}(?:[ -]?\d){11,12}(?!\d)|(?<!\d)784[- ]?\d{4}[- ]?\d{7}[- ]?\d(?!\d)|[\w.+-]{1,64}@(?:gmail|yahoo|hotmail|outlook|icloud|live|msn)\.\w{2,}/g

const placeholder =
  /\[(?!x\])[^\][\n]{2,60}\]|\{\{?\s?[a-z_ ]{2,40}\}?\}|<(?:insert|your|add)[^<>\n]{1,40}>|^sure[,!] (?=here|i\b|this|these|below|the\b|let\b)|```|\?{3,}|_{4,}/g

function findPattern({ text, starts, ends }: Folded, pattern: RegExp): TextRange[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    start: starts[index] ?? 0,
    end: ends[index + found.length - 1] ?? 0,
  }))
}
