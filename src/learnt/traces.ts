import { rootOf } from './root-of.ts'

/** A word as it is compared; a figure is one that begins with a digit. */
export type Traced = { text: string }

/** Of a text that is folded: what counts as a word. */
export const wordOrNumber = /\p{N}+(?:[.,]\p{N}+)*|\p{L}+(?:'\p{L}+)*|[%#]/gu

/** What a text is known by: its words, and each two that stand together. */
export function listTraces(words: readonly Traced[]): string[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1]
    return [...tracesOfWord(word), ...(next ? [pairOf(word, next)] : [])]
  })
}

/** A word, and with a star behind it what its forms have in common. Figures say nothing by themselves. */
export function tracesOfWord({ text }: Traced): string[] {
  if (digits.test(text)) return []
  const root = rootOf(text)
  return root === text ? [text] : [text, `${root}*`]
}

/** Every figure is the same one. */
export function pairOf(one: Traced, other: Traced): string {
  return `${nameOf(one)}_${nameOf(other)}`
}

function nameOf({ text }: Traced): string {
  return digits.test(text) ? '0' : text
}

const digits = /^\p{N}/u
