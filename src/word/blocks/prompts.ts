import { westernDigits } from '#base/western-digits.ts'
import type { WordParagraph } from '../walk/document.ts'
import type { Units } from './piece.ts'
import { readLabel } from './read-label.ts'

/** So many lines count on before a document is a form. */
const leastPrompts = 5

const counted = /^\s*([\d٠-٩]{1,2})[.)]\s+(?=\S)/

/**
 * A form that asks for a page, "1. What is it about?", "2. Headline (max. 60)", "3. Main benefits": bold lines that count on from one to
 * the last, one of which asks for the headline, are answered for the page and no words of it.
 */
export function findPrompts(units: Units, paragraphs: readonly WordParagraph[]): ReadonlySet<number> {
  const prompts = units.flatMap((text, unit) => {
    const number = counted.exec(text)?.[1]
    return number && isStrong(paragraphs[unit]) ? [{ unit, number: Number(westernDigits(number)) }] : []
  })
  const isForm =
    prompts.length >= leastPrompts &&
    prompts.every(({ number }, index) => number === index + 1) &&
    prompts.some(({ unit }) => readPrompt(units[unit] ?? '')?.slot === 'title')
  return new Set(isForm ? prompts.map(({ unit }) => unit) : [])
}

/** What a line of a form asks for. */
export function readPrompt(text: string) {
  return counted.test(text) ? readLabel(text.replace(counted, '')) : undefined
}

function isStrong(
  { heading, runs }: Pick<WordParagraph, 'heading' | 'runs'> = { heading: 0, runs: [] },
): boolean {
  return heading > 0 || runs.every(({ bold, text }) => bold === true || text.trim() === '')
}
