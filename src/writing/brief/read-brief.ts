import { rememberLast } from '#base/remember-last.ts'
import type { WritingBrief } from '#content/writing/writing.ts'
import { isOver } from '#facts/fact.ts'
import { readFact } from '#facts/read-fact.ts'
import { findContradictions } from '#figures/find-contradictions.ts'
import { readFigures } from '#figures/read-figures.ts'
import { readLimits, takeWithin } from '../draft-writer/read-limits.ts'
import { ordersWriter } from '../draft-writer/unsafe.ts'
import { linesOfContext } from './context-lines.ts'
import { type Footnotes, inBrackets, type PlacedLine, readFootnotes, withFootnotes } from './footnotes.ts'
import type { LeftOut } from './left-out.ts'
import { asksColleagues } from './questions.ts'
import { sentencesOf } from './sentences.ts'
import { separateNotes } from './separate-notes.ts'
import { isUnfinished, linesOfMessage, trimEnd } from './split-message.ts'

/** What of a brief may be told: whole thoughts, each with its conditions. */
export type Statement = { text: string; source: string }

export type ReadBrief = {
  statements: readonly Statement[]
  /** What colleagues ask of the writer: it chooses and is never quoted. */
  asked: readonly string[]
  /** Of the key messages, what stands nowhere. */
  leftOut: readonly LeftOut[]
  /** Whether all of it was read. */
  isWhole: boolean
}

/**
 * The key messages of a brief, parted into what customers are told and what is said among colleagues. What was over before
 * `today`, as in ISO 8601, is told nowhere.
 */
export function readBrief(brief: BriefToRead, today?: string): ReadBrief {
  const { keyMessages, additionalContext, confirmed } = brief
  return readAgain(JSON.stringify({ keyMessages, additionalContext, confirmed, today }))
}

/** What additional context says otherwise does not count against what a person has confirmed. */
export type BriefToRead = Pick<WritingBrief, 'keyMessages'> &
  Partial<Pick<WritingBrief, 'additionalContext' | 'confirmed'>>

/** A page asks for its values one by one, each time with the same brief. */
const readAgain = rememberLast(12, (asked) => readMessages(JSON.parse(asked)))

function readMessages(brief: BriefToRead & { today?: string }): ReadBrief {
  const { keyMessages, additionalContext = '', confirmed = [], today } = brief
  const { chatter, judged, isWhole } = judgeMessages(keyMessages)
  const orders = new Set(judged.filter(ordersSomething).map(({ message }) => message))
  const ordered = judged.filter(({ message }) => orders.has(message))
  const statements = judged.flatMap(({ statement, message }) =>
    statement && !orders.has(message) ? [{ ...statement, isConfirmed: isConfirmed(message) }] : [],
  )
  const isPast = ({ text }: Statement) => today !== undefined && isOver(readFact(text), today)
  const { agreed, contradicting } = partContradictions(
    statements.filter((each) => !isPast(each)),
    linesOfContext(additionalContext),
  )
  return {
    statements: agreed,
    asked: judged.flatMap(({ asked }) => asked),
    leftOut: [
      ...chatter.map((line) => ({ line, reason: 'note' as const })),
      ...judged.flatMap(({ leftOut }) => leftOut),
      ...contradicting,
      ...ordered.flatMap(({ statement }) =>
        statement ? [{ line: statement.source, reason: 'instruction' as const }] : [],
      ),
      ...statements.filter(isPast).map(({ source }) => ({ line: source, reason: 'over' as const })),
    ],
    isWhole,
  }

  function isConfirmed(message: number): boolean {
    return confirmed.includes(keyMessages[message] ?? '')
  }
}

/** Each sentence of the messages by itself, before any two of them are compared. */
export function judgeMessages(keyMessages: readonly string[]) {
  const read = takeWithin(keyMessages, readLimits.brief)
  const lines = read.flatMap((message, place) =>
    linesOfMessage(message).map((line) => ({ ...line, message: place })),
  )
  const { footnotes, lines: others } = readFootnotes(joinContinued(lines))
  const sentences = others.flatMap(({ text, message }) =>
    sentencesBeside(sentencesOf(text)).map((sentence) => ({ ...sentence, message })),
  )
  return {
    chatter: lines.flatMap(({ chatter }) => (chatter ? [chatter] : [])),
    judged: sentences
      .slice(0, readLimits.statements)
      .map((sentence) => ({ ...judge(sentence, footnotes), message: sentence.message })),
    isWhole: read.length === keyMessages.length && sentences.length <= readLimits.statements,
  }
}

type Placed = { sentence: string; isBesideQuestion: boolean }

/** What stands in a line with a question to colleagues is a part of it: nobody knows whether it holds. */
function sentencesBeside(sentences: readonly string[]): Placed[] {
  const isAsked = sentences.some(asksColleagues)
  return sentences.map((sentence) => ({
    sentence,
    isBesideQuestion: isAsked && !asksColleagues(sentence),
  }))
}

/** What stands in a message with an order to the writer is a part of that. */
function ordersSomething({ statement, leftOut }: Judged): boolean {
  return [...(statement ? [statement.text] : []), ...leftOut.map(({ line }) => line)].some(ordersWriter)
}

type Judged = { statement?: Statement; asked: string[]; leftOut: LeftOut[] }

function judge({ sentence, isBesideQuestion }: Placed, footnotes: Footnotes): Judged {
  const leaveOut = (reason: LeftOut['reason']) => ({ asked: [], leftOut: [{ line: sentence, reason }] })
  if (sentence.length > readLimits.statement) return leaveOut('too-long')
  const { text, notes, kind } = separateNotes(sentence)
  if (kind) return { ...leaveOut(kind), asked: kind === 'note' ? [sentence] : [] }
  if (/[?؟]/.test(text)) return leaveOut('question')
  if (isUnfinished(text)) return leaveOut('unfinished')
  if (!/\p{L}{3}/u.test(text)) return leaveOut('bare-figure')
  if (isBesideQuestion) return leaveOut('beside-question')
  const whole = withFootnotes(text, footnotes)
  if (whole === undefined) return leaveOut('no-footnote')
  if (readFigures(whole).unread.length > 0) return leaveOut('unread-figure')
  return {
    statement: { text: trimEnd(whole), source: sentence },
    asked: notes,
    leftOut: notes.map((line) => ({ line, reason: 'note' })),
  }
}

/** Of two statements that say different figures of one thing nobody but a person knows which one holds. */
function partContradictions(
  told: readonly (Statement & { isConfirmed: boolean })[],
  context: readonly string[],
) {
  const statements = told.map(({ isConfirmed: _, ...statement }) => statement)
  const disputed = new Set<number>()
  const contradicting: LeftOut[] = []
  for (const [place, { text, isConfirmed }] of told.entries()) {
    const other = isConfirmed
      ? undefined
      : context.find((line) => findContradictions([text, line]).length > 0)
    if (other === undefined) continue
    contradicting.push({ line: statements[place]?.source ?? '', reason: { contradicts: other } })
    disputed.add(place)
  }
  for (const { one, other } of findContradictions(statements.map(({ text }) => text))) {
    const isNamed = disputed.has(one) && disputed.has(other)
    const [line = '', contradicts = ''] = [statements[one]?.source, statements[other]?.source]
    if (!isNamed) contradicting.push({ line, reason: { contradicts } })
    disputed.add(one).add(other)
  }
  return { agreed: statements.filter((_, place) => !disputed.has(place)), contradicting }
}

/** A line that goes on with the one before it: "= 4.65% p.a. reducing". */
function joinContinued(lines: readonly PlacedLine[]): PlacedLine[] {
  const joined: PlacedLine[] = []
  for (const { text, message } of lines) {
    const last = joined.at(-1)
    if (last !== undefined && /^(?:[=+&/]|\([^)]*\)$)/.test(text)) {
      joined[joined.length - 1] = { ...last, text: inBrackets(last.text, text) }
    } else joined.push({ text, message })
  }
  return joined
}
