import { westernDigits } from '#base/western-digits.ts'
import type { WordParagraph } from '../walk/document.ts'
import type { Units } from './piece.ts'
import { readLabel, readPartName } from './read-label.ts'
import { withoutVowels } from './vowels.ts'

/** So many lines count on before a document is a form. */
const leastPrompts = 5

/** Chapters of a form may be counted in words. */
const ordinals = [
  /^(?:أولا|first(?:ly)?)$/i,
  /^(?:ثانيا|second(?:ly)?)$/i,
  /^(?:ثالثا|third(?:ly)?)$/i,
  /^(?:رابعا|fourth(?:ly)?)$/i,
  /^(?:خامسا|fifth(?:ly)?)$/i,
  /^(?:سادسا|sixth(?:ly)?)$/i,
  /^(?:سابعا|seventh(?:ly)?)$/i,
  /^(?:ثامنا|eighth(?:ly)?)$/i,
]
const spoken = /^\s*(\p{L}[\p{L}\p{M}]{3,9})\s?[:：.)–—-]\s*(?=\S)/u

/** "3. Headline", "C3. Headline" */
const counted = /^\s*([A-Z]?)([\d٠-٩]{1,2})[.)]\s+(?=\S)/

/**
 * A form that asks for a page, "1. What is it about?", "2. Headline (max. 60)", "3. Main benefits": bold lines that count on from one to
 * the last, one of which asks for the headline, are answered for the page and no words of it.
 */
export function findPrompts(units: Units, paragraphs: readonly WordParagraph[]): ReadonlySet<number> {
  const all = units.flatMap((text, unit) => {
    const number = readNumber(text)
    const letter = counted.exec(text)?.[1] ?? ''
    return number > 0 && isStrong(paragraphs[unit]) ? [{ unit, number, letter }] : []
  })
  const [prompts = []] = [...Map.groupBy(all, ({ letter }) => letter).values()].toSorted(
    (one, other) => other.length - one.length,
  )
  const isForm =
    prompts.length >= leastPrompts &&
    prompts.every(({ number }, index) => number === index + 1) &&
    (prompts.some(({ unit }) => readPrompt(units[unit] ?? '')?.slot === 'title') ||
      prompts.some(({ unit }) => isAboutPage(units[unit] ?? '')))
  return new Set(isForm ? prompts.map(({ unit }) => unit) : [])
}

function readNumber(text: string): number {
  const number = counted.exec(text)?.[2]
  if (number) return Number(westernDigits(number))
  const word = withoutVowels(spoken.exec(text)?.[1] ?? '')
  return ordinals.findIndex((ordinal) => ordinal.test(word)) + 1
}

/** "First: data of the page", as a chapter beside those with its words. */
function isAboutPage(text: string): boolean {
  return spoken.test(text) && readPartName(text.replace(spoken, '')) === 'meta'
}

/** "Second: top of the page" without its number. */
export function withoutOrdinal(text: string): string {
  return !counted.test(text) && readNumber(text) > 0 ? text.replace(spoken, '') : text
}

/** What a line of a form asks for. */
export function readPrompt(text: string) {
  if (!counted.test(text)) return
  const asked = text.replace(counted, '')
  return readLabel(asked) ?? readLabel(asked.split(/\s\/\s/)[0] ?? '')
}

function isStrong(
  { heading, runs }: Pick<WordParagraph, 'heading' | 'runs'> = { heading: 0, runs: [] },
): boolean {
  return heading > 0 || runs.every(({ bold, text }) => bold === true || text.trim() === '')
}
