import { type Units, wordsOf } from '#word/blocks/piece.ts'
import { isQuestion } from '#word/blocks/read-line.ts'
import { readsAsActions } from './read-action.ts'
import type { Strip } from './strip.ts'

const longest = 140
/** So many paragraphs answer a question, at most. */
const mostAnswers = 3

/**
 * Plain lines that ask, each with a text below it, again and again: questions with their answers. Where each is the first of
 * several lines in a paragraph, those in a row with them are, that end without the sign.
 */
export function raiseQuestions(strips: readonly Strip[], units: Units): Strip[] {
  const lines = strips.flatMap(({ block, kind }, index) => (block.kind === 'space' || kind ? [] : [index]))
  const textAt = (place: number) => {
    const { block, row, role } = strips[lines[place] ?? -1] ?? {}
    return block?.kind === 'paragraph' && row === undefined && !role ? wordsOf(block.words, units) : ''
  }
  const asks = (place: number) => textAt(place).length <= longest && isQuestion(textAt(place))
  const isAnswer = (place: number) =>
    textAt(place) !== '' && !asks(place) && !readsAsActions(textAt(place), false)
  const isAnswered = (place: number) => asks(place) && isAnswer(place + 1)
  const nextTo = (place: number, step: 1 | -1) => {
    let at = place + step
    for (let steps = 0; steps < mostAnswers && isAnswer(at); steps++) at += step
    return at
  }
  const raised = new Set(
    lines.filter((_, place) => {
      const isOne = isAnswered(place)
      return isOne && (isAnswered(nextTo(place, 1)) || isAnswered(nextTo(place, -1)))
    }),
  )
  const isOverLines = (place: number) => {
    const [own, next] = [strips[lines[place] ?? -1]?.block, strips[lines[place + 1] ?? -1]?.block]
    const isFirst = own?.kind === 'paragraph' && next?.kind === 'paragraph' && own.words.from === 0
    return isFirst && own.words.unit === next.words.unit
  }
  for (const place of lines.keys()) {
    const above = lines[nextTo(place, -1)] ?? -1
    const text = textAt(place)
    const isLike = isOverLines(place) && isOverLines(nextTo(place, -1)) && raised.has(above)
    if (isLike && text.length <= longest && !/[.,;:!]$/.test(text)) raised.add(lines[place] ?? -1)
  }
  return strips.map((strip, index): Strip => {
    const { block } = strip
    if (!raised.has(index) || block.kind !== 'paragraph') return strip
    const { words, ...rest } = block
    return { ...strip, block: { ...rest, kind: 'question', question: words, answer: [], level: 0 } }
  })
}
