import { rememberLast } from '#base/remember-last.ts'
import type { WritingBrief } from '#content/writing/writing.ts'
import { isOver } from '#facts/fact.ts'
import { readFact } from '#facts/read-fact.ts'
import { findContradictions } from '#figures/find-contradictions.ts'
import { readFigures } from '#figures/read-figures.ts'
import { readLimits, takeWithin } from '../draft-writer/read-limits.ts'
import { ordersWriter } from '../draft-writer/unsafe.ts'
import { writeAmounts } from './amounts.ts'
import { answerIn, joinAnswers } from './answered.ts'
import { linesOfContext } from './context-lines.ts'
import { type Footnotes, footnotesOf, inBrackets, readFootnotes, withFootnotes } from './footnotes.ts'
import { findNote } from './internal-notes.ts'
import type { LeftOut } from './left-out.ts'
import { asksColleagues } from './questions.ts'
import { sentencesOf } from './sentences.ts'
import { separateNotes } from './separate-notes.ts'
import { writeOut } from './shorthand.ts'
import { isUnfinished, linesOfMessage, trimEnd } from './split-message.ts'
import { describeRows, isHeadForColleagues, type ReadLine } from './table-rows.ts'

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
  const { topic, audience, keyMessages, additionalContext, confirmed } = brief
  return readAgain(JSON.stringify({ topic, audience, keyMessages, additionalContext, confirmed, today }))
}

/** What additional context says otherwise does not count against what a person has confirmed. */
export type BriefToRead = Pick<WritingBrief, 'keyMessages'> &
  Partial<Pick<WritingBrief, 'topic' | 'audience' | 'additionalContext' | 'confirmed'>>

/** A page asks for its values one by one, each time with the same brief. */
const readAgain = rememberLast(12, (asked) => readMessages(JSON.parse(asked)))

function readMessages(brief: BriefToRead & { today?: string }): ReadBrief {
  const { topic = '', audience = '', keyMessages, additionalContext = '', confirmed = [], today } = brief
  const { chatter, judged, footnotes, isWhole } = judgeMessages(keyMessages)
  const orders = new Set(judged.filter(ordersSomething).map(({ message }) => message))
  const ordered = judged.filter(({ message }) => orders.has(message))
  const statements = judged.flatMap(({ statement, message }) =>
    statement && !orders.has(message) ? [{ ...statement, message, isConfirmed: isConfirmed(message) }] : [],
  )
  const isPast = findPast(statements, keyMessages, today)
  // "Salary 30k+, expats": each says for whom by itself.
  const partedAudience = audience.replace(/[,،;؛](?=\s)/g, '\n').replace(ageAlone, 'age $&')
  // What is over contradicts too: which of the two days holds is for a person to say.
  const { agreed, contradicting } = partContradictions(
    statements,
    [additionalContext, partedAudience, topic, ...untoldOf(judged)]
      .flatMap(linesOfContext)
      .filter((line) => !isOfWords(line)),
    topic,
  )
  const kept = agreed.filter((each) => !isPast(each))
  const out: LeftOut[] = [
    ...chatter.map((line) => ({ line, reason: 'note' as const })),
    ...judged.flatMap(({ leftOut }) => leftOut),
    ...contradicting,
    ...ordered.flatMap(({ statement }) =>
      statement ? [{ line: statement.source, reason: 'instruction' as const }] : [],
    ),
    ...agreed.filter(isPast).map(({ source }) => ({ line: source, reason: 'over' as const })),
  ]
  const told = new Set(kept.flatMap(({ source }) => footnotesOf(source, footnotes)))
  return {
    statements: kept.map(({ text, source }) => ({ text, source })),
    asked: judged.flatMap(({ asked }) => asked),
    leftOut: [
      ...out,
      ...out.flatMap(({ line, reason }) =>
        footnotesOf(line, footnotes).flatMap((note) => (told.has(note) ? [] : [{ line: note, reason }])),
      ),
    ],
    isWhole,
  }

  function isConfirmed(message: number): boolean {
    return confirmed.includes(keyMessages[message] ?? '')
  }
}

/** "Salaried, 21 - 60 yrs": so old are those whom a page is for. */
const ageAlone = /(?<=^|\n)\s*\d{1,2}(?:\s?[-–]\s?\d{1,2}|\s?\+)?\s?(?:yrs?|years?)[^\n]{0,8}(?=\n|$)/gi

type ToldLine = Statement & { message: number }

/** Which statements were over before a day: by their own days, with their line, or by the period below them. */
function findPast(
  statements: readonly ToldLine[],
  keyMessages: readonly string[],
  today: string | undefined,
): (statement: ToldLine) => boolean {
  const over = new Set(statements.filter(({ text }) => today !== undefined && isOver(readFact(text), today)))
  // "Win a trip! Draw on 25 November 2025": a line is over as a whole.
  const isOneLine = ({ message }: ToldLine) => !keyMessages[message]?.trim().includes('\n')
  const messages = new Set([...over].filter(isOneLine).map(({ message }) => message))
  const ahead = new Set(
    statements.flatMap((each, place) =>
      over.has(each) && isPeriod(each.text) ? linesAhead(statements, place) : [],
    ),
  )
  return (each) => over.has(each) || messages.has(each.message) || ahead.has(each)
}

/** "10 Oct 2025 to 31 Oct 2025, new users only", "till 5 January": of what stands above it in its message. */
function isPeriod(text: string): boolean {
  const day = readFigures(text).mentions.find(({ kind }) => kind === 'date')
  const ahead = text.slice(0, day?.from).match(/[\p{L}\p{N}]+/gu) ?? []
  return day !== undefined && ahead.length < 4 && ahead.every((word) => ofPeriod.test(word))
}

const ofPeriod =
  /^(?:valid|validity|runs?|from|only|offer|until|till|ends?|period|dates?|ساري\p{L}*|العرض|من|لغاية|حتى|لين|الفترة|ينتهي)$/iu

/** The statements of its message that stand above one, up to another period. */
function linesAhead(lines: readonly ToldLine[], place: number): ToldLine[] {
  const message = lines[place]?.message
  const ahead: ToldLine[] = []
  for (let at = place - 1; at >= 0; at -= 1) {
    const line = lines[at]
    if (!line || line.message !== message || isPeriod(line.text)) break
    ahead.push(line)
  }
  return ahead
}

/** Each sentence of the messages by itself, before any two of them are compared. */
export function judgeMessages(keyMessages: readonly string[]) {
  const read = takeWithin(keyMessages, readLimits.brief)
  const given = read.flatMap((message, place) =>
    joinAnswers(message)
      .split(/\r?\n/)
      .map((text) => ({ text, message: place })),
  )
  const rows = describeRows(given)
  const lines = rows.flatMap(({ text, message, row }) =>
    linesOfMessage(text).map((line) => ({ ...line, message, ...(row !== undefined && { row }) })),
  )
  const { footnotes, lines: others } = readFootnotes(joinContinued(lines))
  const sentences = others.flatMap(({ text, message, row, chatter }) =>
    row === undefined
      ? sentencesBeside(sentencesOf(text), chatter).map((sentence) => ({ ...sentence, message }))
      : { sentence: text, source: row.replace(/\s+/g, ' ').trim(), isBesideQuestion: false, message },
  )
  return {
    chatter: [
      ...given.map(({ text }) => text).filter(isHeadForColleagues),
      ...lines.flatMap(({ chatter }) => (chatter ? [chatter] : [])),
    ],
    footnotes,
    judged: sentences
      .slice(0, readLimits.statements)
      .map((sentence) => ({ ...judge(sentence, footnotes), message: sentence.message })),
    isWhole: read.length === keyMessages.length && sentences.length <= readLimits.statements,
  }
}

/** `source`: as the brief has it, where that is not the sentence itself. */
type Placed = { sentence: string; source?: string; isBesideQuestion: boolean }

/** What stands in a line with a question to colleagues is a part of it: nobody knows whether it holds. */
function sentencesBeside(sentences: readonly string[], chatter: string | undefined): Placed[] {
  const isAsked = sentences.some(asksColleagues)
  return sentences.map((sentence, place) => ({
    sentence,
    ...(chatter !== undefined && place === 0 && { source: `${chatter} ${sentence}` }),
    isBesideQuestion: isAsked && !asksColleagues(sentence),
  }))
}

/** What stands in a message with an order to the writer is a part of that. */
function ordersSomething({ statement, leftOut }: Judged): boolean {
  return [...(statement ? [statement.text] : []), ...leftOut.map(({ line }) => line)].some(ordersWriter)
}

type Judged = { statement?: Statement; asked: string[]; leftOut: LeftOut[] }

function judge({ sentence, source = sentence, isBesideQuestion }: Placed, footnotes: Footnotes): Judged {
  const leaveOut = (reason: LeftOut['reason']) => ({ asked: [], leftOut: [{ line: source, reason }] })
  if (sentence.length > readLimits.statement) return leaveOut('too-long')
  const { text: said, notes, kind } = separateNotes(sentence)
  if (kind) return { ...leaveOut(kind), asked: kind === 'note' ? [sentence] : [] }
  const text = writeAmounts(writeOut(said))
  if (/[?؟]/.test(text) && !answerIn(text)) return leaveOut('question')
  if (isUnfinished(text)) return leaveOut('unfinished')
  if (!/\p{L}{3}/u.test(text)) return leaveOut('bare-figure')
  if (isBesideQuestion) return leaveOut('beside-question')
  const whole = withFootnotes(text, footnotes)
  if (whole === undefined) return leaveOut('no-footnote')
  if (readFigures(whole).unread.length > 0) return leaveOut('unread-figure')
  return {
    statement: { text: trimEnd(whole), source },
    asked: notes,
    leftOut: notes.map((line) => ({ line, reason: 'note' })),
  }
}

/** Of two statements that say different figures of one thing nobody but a person knows which one holds. */
function partContradictions(
  told: readonly (Statement & { message: number; isConfirmed: boolean })[],
  context: readonly string[],
  about: string | undefined,
) {
  const disputed = new Set<number>()
  const contradicting: { line: string; reason: { contradicts: string } }[] = []
  const dispute = (place: number, contradicts: string) => {
    contradicting.push({ line: told[place]?.source ?? '', reason: { contradicts } })
    disputed.add(place)
  }
  const reasonOf = (place: number) =>
    contradicting.find(({ line }) => line === told[place]?.source)?.reason.contradicts ??
    contradicting.find(({ reason }) => reason.contradicts === told[place]?.source)?.line ??
    ''
  const pairs = findContradictions([...told.map(({ text }) => text), ...context], about)
  for (const { one, other } of pairs) {
    const line = context[other - told.length]
    if (line !== undefined && told[one] && !told[one].isConfirmed && !disputed.has(one)) dispute(one, line)
  }
  for (const { one, other } of pairs) {
    if (told[other] === undefined) continue
    if (!disputed.has(one) || !disputed.has(other)) dispute(one, told[other].source)
    disputed.add(other)
  }
  // "Rate from 3.99%", and below it "for the first three years": what only goes on with a line goes with it.
  for (const [place, line] of told.entries()) {
    const head = told[place - 1]
    const isOfHead =
      head?.message === line.message && disputed.has(place - 1) && goesOnWithHead.test(line.text)
    if (isOfHead && !disputed.has(place)) dispute(place, reasonOf(place - 1))
  }
  return { agreed: told.filter((_, place) => !disputed.has(place)), contradicting }
}

/** In lower case, as no line of its own begins. */
const goesOnWithHead =
  /^(?:for (?:the|your|all|new|first|up)|on (?:the|your|all)|with|if|when|only|thereafter|afterwards|then|after|وبعدها|بعدها|بعدين|لأول|عند|اذا|إذا|لما|بشرط|فقط)\s/u

/** "No loan, no interest: this is murabaha" is of words, and says nothing of a rate. */
function isOfWords(line: string): boolean {
  return findNote(line) === 'note' && !/[\d٠-٩]/.test(line) && ofWords.test(line)
}

const ofWords =
  /(?<!\p{L})(?:no|never|without|not|لا|ولا|بدون|بلا)(?:\s(?:word|words|the|كلمة|كلمه|any))*\s["'“«‘]?(?:interest|loans?|insurance|فائدة|فائده|الفائدة|قرض|تأمين|تامين)(?!\p{L})/iu

/** "FX 1.99" and "fee is AED 10 pls check" are not told as they are, and may still say otherwise than a line that is. */
function untoldOf(judged: readonly Judged[]): string[] {
  return judged.flatMap(({ leftOut }) => leftOut.map(({ line }) => line))
}

/** "Others: 2 - 3 working days" says of whom only with the line above it. */
const ofTheRest =
  /^(?:(?:all )?(?:the )?(?:others?|rest|everyone else|everybody else|else)|الباقي|البقية|غيرهم|للباقي|الآخرين)\s?[:–-]/iu

/** `chatter`: who said it in a chat, and when. */
type SaidLine = ReadLine & { chatter?: string | undefined }

/** A line that goes on with the one before it: "= 4.65% p.a. reducing". */
function joinContinued(lines: readonly SaidLine[]): SaidLine[] {
  const joined: SaidLine[] = []
  for (const { text, message, row, chatter } of lines) {
    const last = joined.at(-1)
    const isOfOne = last?.message === message || !/^\+\s/.test(text)
    const isRest = last?.message === message && ofTheRest.test(text) && /\p{N}/u.test(last.text)
    if (isRest) joined[joined.length - 1] = { ...last, text: `${trimEnd(last.text)}, ${text}` }
    else if (last !== undefined && isOfOne && /^(?:[=+&/]|\([^)]*\)$)/.test(text)) {
      joined[joined.length - 1] = { ...last, text: inBrackets(last.text, text) }
    } else
      joined.push({
        text: text.replace(/^\+\s+/, ''),
        message,
        ...(row !== undefined && { row }),
        ...(chatter && { chatter }),
      })
  }
  return joined
}
