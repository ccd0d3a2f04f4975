import { rootOf } from './root-of.ts'

/** Of a text that is folded: what counts as a word. */
export const wordOrNumber = /\p{N}+(?:[.,]\p{N}+)*|\p{L}+(?:'\p{L}+)*|[%#]/gu

/**
 * What a sentence is known by: its words, what the forms of each have in common, and of that each two that stand together or
 * have one word between them; where the sentence begins and ends counts as a word there. Each trace is a number of 26 bits, of
 * which hardly any two share one.
 */
export function listTraces(words: readonly string[]): number[] {
  const known = [edge, ...words.map(readWord), edge]
  const traces: number[] = []
  for (const [at, { itself, root, isFigure }] of known.entries()) {
    if (!isFigure) {
      traces.push(root)
      if (itself !== root) traces.push(itself)
    }
    const [next, second] = [known[at + 1], known[at + 2]]
    if (next) traces.push(join(root, next.root))
    if (second) traces.push(join(root, second.root + 1))
  }
  return traces
}

/** The trace of something else that a text is known by. */
export function traceOf(text: string): number {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return (sum ^ (sum >>> 15)) >>> spared
}

/** Of 32 bits. */
const spared = 6

function join(one: number, other: number): number {
  let sum = Math.imul(one ^ 0x27d4eb2f, 0x165667b1) + other
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d)
  return (sum ^ (sum >>> 13)) >>> spared
}

type KnownWord = { itself: number; root: number; isFigure: boolean }

const edge: KnownWord = { itself: traceOf('|'), root: traceOf('|'), isFigure: true }
/** Every figure is the same one, and says nothing by itself. */
const figure: KnownWord = { itself: traceOf('0'), root: traceOf('0'), isFigure: true }
const digits = /^\p{N}/u

/** Of words that texts had. */
const words = new Map<string, KnownWord>()
const mostKnown = 10_000

function readWord(word: string): KnownWord {
  const known = words.get(word)
  if (known) return known
  const root = rootOf(word)
  const read = digits.test(word)
    ? figure
    : { itself: traceOf(word), root: traceOf(root === word ? word : `${root}*`), isFigure: false }
  if (words.size >= mostKnown) words.clear()
  words.set(word, read)
  return read
}
