import type { PhraseHit } from './phrase-index.ts'
import type { ReadText, Word } from './read-words.ts'
import type { WordRule } from './rule.ts'
import { smallWords } from './small-words.ts'

/** Whether the words lose their force where they stand: they are denied, asked, quoted, or warned of. */
export function isAbsolved(
  { from, to }: Pick<PhraseHit<unknown>, 'from' | 'to'>,
  { words, questions }: ReadText,
  absolved: WordRule['absolved'],
  isWarnedOf: ReadonlySet<number>,
): boolean {
  if (absolved === 'never') return false
  const first = words[from]
  if (!first) return false
  return (
    (absolved !== 'denied-not-asked' && questions.has(first.sentence)) ||
    words.slice(from, to).every(({ isQuoted }) => isQuoted) ||
    isWarnedOf.has(first.sentence) ||
    isDeniedBefore(words, from) ||
    isDeniedBehind(words, to) ||
    (absolved === 'denied-or-if' && hasCondition(words, from))
  )
}

function isDeniedBefore(words: readonly Word[], from: number): boolean {
  const { longestReach, deniesNothingBefore, endsDenial } = smallWords()
  const first = words[from]
  for (let back = 1; back <= longestReach; back += 1) {
    const word = words[from - back]
    if (!word || word.clause !== first?.clause || endsDenial.has(word.text)) return false
    const next = words[from - back + 1]
    if (back > word.denies) continue
    if (!next || !deniesNothingBefore.has(next.text)) return true
  }
  return false
}

/** How many words behind what is denied its denial may stand, and how many further what it is denied by. */
const farthest = 6
const farthestOf = 4

/** "A guaranteed return is not something we offer." */
function isDeniedBehind(words: readonly Word[], to: number): boolean {
  const { deniesBehind, deniedBehind, endsDenial } = smallWords()
  const last = words[to - 1]
  for (let index = to; index < to + farthest; index += 1) {
    const word = words[index]
    if (!word || word.clause !== last?.clause || endsDenial.has(word.text)) return false
    if (!deniesBehind.has(word.text)) continue
    return words
      .slice(index + 1, index + 1 + farthestOf)
      .some(({ text }) => deniedBehind.some((beginning) => text.startsWith(beginning)))
  }
  return false
}

function hasCondition(words: readonly Word[], from: number): boolean {
  const { conditions } = smallWords()
  const first = words[from]
  return words.slice(0, from).some((word) => word.sentence === first?.sentence && conditions.has(word.text))
}
