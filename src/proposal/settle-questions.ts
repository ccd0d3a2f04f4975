import { type Units, wordsOf } from '#word/blocks/piece.ts'
import { boldLevel, isQuestion } from '#word/blocks/read-line.ts'
import { isAside, isFarewell, isLegal } from './asides.ts'
import { typedNumber } from './leads.ts'
import { readsAsActions } from './read-action.ts'
import type { Strip } from './strip.ts'

/** Small print, buttons and words to colleagues below the last answer are none of it. */
export function cutAnswer(strip: Strip, units: Units, levelAbove: () => number): Strip[] {
  const { block, ...rest } = strip
  if (block.kind !== 'question') return [strip]
  const end = block.answer.findIndex((piece, index) => {
    const text = wordsOf(piece, units)
    return (
      readsAsActions(text, false) ||
      (index > 0 &&
        (isLegal(text) ||
          isAside(text, { isDeck: true }) ||
          isFarewell(text) ||
          /^\p{Extended_Pictographic}/u.test(text)))
    )
  })
  if (end < 0) return [strip]
  const extras = block.links ? { links: block.links } : {}
  const hasButton = block.answer.slice(end).some((piece) => readsAsActions(wordsOf(piece, units), false))
  const title = block.answer.findIndex(
    (piece, index) => hasButton && index > 0 && index < end && isSlogan(wordsOf(piece, units)),
  )
  const from = title > 0 ? title : end
  return [
    { ...rest, block: { ...block, answer: block.answer.slice(0, from) } },
    ...block.answer.slice(from).map(
      (words, index): Strip => ({
        ...rest,
        block:
          title > 0 && index === 0
            ? { kind: 'heading', level: levelAbove(), words, ...extras }
            : { kind: 'paragraph', words, ...extras },
      }),
    ),
  ]
}

/** A few words over others and a button, which close the page below the last answer. What is counted is one of several. */
function isSlogan(text: string): boolean {
  return (
    text.length <= 50 && !typedNumber.test(text) && text.split(/\s+/).length > 2 && !/[.,;:؛،]$/.test(text)
  )
}

/** One of several of its kind below each other, or said to be one: "Q: Why?". Two alone are that where no other headings look like them. */
export function isAmongQuestions(strips: readonly Strip[], index: number, units: Units): boolean {
  const strip = strips[index]
  if (strip?.block.kind !== 'question') return false
  const { level, question } = strip.block
  if (!isQuestion(wordsOf(question, units))) return true
  const [above, below] = [findQuestions(strips, index, -1, level), findQuestions(strips, index, 1, level)]
  const all = [...above, ...below]
  if (all.length !== 1 || level === 0) return all.length > 0
  const first = Math.min(index, ...all)
  const over = strips
    .slice(Math.max(0, first - mostBetween), first)
    .findLast(({ block }) => block.kind === 'heading')
  if (over?.block.kind === 'heading' && aboutQuestions.test(wordsOf(over.block.words, units))) return true
  return !strips.some(
    ({ block, row }) => block.kind === 'heading' && block.level === level && row === undefined,
  )
}

const aboutQuestions = /question|faq|\bask|answer|doubt|سؤال|أسئل|يسأل|استفسار/i

/** The next two of them in one direction, with nothing but their answers between. */
function findQuestions(strips: readonly Strip[], index: number, step: number, level: number): number[] {
  const found: number[] = []
  for (let at = index + step; at >= 0 && at < strips.length && found.length < 2; at += step) {
    const block = strips[at]?.block
    if (block?.kind === 'question' && block.level === level) found.push(at)
    else if (block?.kind !== 'space' && block?.kind !== 'list' && block?.kind !== 'paragraph') break
  }
  return found
}

/** "Got questions?" right above the first of them, with none before. */
export function heads(strips: readonly Strip[], index: number): boolean {
  const { block } = strips[index] as Strip
  const near = (step: number) => {
    let at = index + step
    while (strips[at]?.block.kind === 'space') at += step
    return strips[at]?.block
  }
  const next = near(1)
  return (
    block.kind === 'question' &&
    block.answer.length === 0 &&
    block.level > 0 &&
    next?.kind === 'question' &&
    next.answer.length > 0 &&
    near(-1)?.kind !== 'question'
  )
}

/** The last of several that asks as no customer does is no question of theirs: "Not a customer yet?" */
export function invites(strips: readonly Strip[], index: number, units: Units): boolean {
  const { block, row } = strips[index] as Strip
  if (block.kind !== 'question' || block.level === 0 || row !== undefined) return false
  const behind = strips.slice(index + 1, index + 10).filter(({ block }) => block.kind !== 'space')
  const isLast = behind.slice(0, 4).every(({ block }) => block.kind !== 'question')
  const before = strips
    .slice(Math.max(0, index - mostBetween), index)
    .findLast(({ block }) => block.kind === 'question')?.block
  const isOdd = before?.kind === 'question' && asks.test(wordsOf(before.question, units))
  return isLast && isOdd && !asks.test(wordsOf(block.question, units)) && block.answer.length < 3
}

/** What questions of customers begin with. */
const asks =
  /^[^\p{L}]*(?:q\W+)?(?:how|what|when|where|who|whose|why|which|can|could|do|does|did|is|are|was|will|would|should|may|must|has|am|if|in|for|at|on|to|my|i)(?![\p{L}])|^[^\p{L}]*(?:س\W+)?(?:هل(?! أنت (?:مستعد|جاهز))|ما|ماذا|كيف|متى|أين|من|لماذا|كم|أي|أيمكن|هل يمكن)(?![\p{L}])/iu

/** So many strips above a question is the heading of all looked for. */
const mostBetween = 200

export function levelAbove(strips: readonly Strip[], index: number): number {
  const own = strips[index]?.block
  const above = strips
    .slice(Math.max(0, index - mostBetween), index)
    .findLast(({ block }) => block.kind === 'heading')?.block
  const level = own?.kind === 'question' ? own.level : boldLevel
  return above?.kind === 'heading' ? Math.min(above.level, level) : level
}

export function settleQuestion(strip: Strip, units: Units): Strip[] {
  const { block, ...rest } = strip
  if (block.kind !== 'question') return [strip]
  const { question, answer, level, links } = block
  if (level === 0 && answer.length > 0) return [strip]
  const extras = links ? { links } : {}
  const isHeading = level > 0
  return [
    {
      ...rest,
      block: isHeading
        ? { kind: 'heading', level, words: question, ...extras }
        : { kind: 'paragraph', words: question, ...extras },
    },
    ...answer
      .filter((words) => wordsOf(words, units) !== '' || words.to > words.from)
      .map((words): Strip => ({ ...rest, block: { kind: 'paragraph', words, ...extras } })),
  ]
}
