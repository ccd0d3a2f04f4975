import type { Figure, Mention, Reading, Unit } from './figure.ts'
import { fold } from './fold.ts'
import { phraseAt } from './phrases.ts'
import { readFigures } from './read-figures.ts'
import { isCurrency } from './read-quantity.ts'
import { splitSentences } from './split-sentences.ts'
import { cutTokens, type Token } from './tokens.ts'
import { boundsAfar, boundsBefore } from './words/bounds.ts'
import { monthOf } from './words/months.ts'
import { qualifiers, type Subject, subjects, type UnitClass } from './words/subjects.ts'

/** What a line says of one thing: a figure, or that there is none, "no annual fee". */
export type Claim = {
  /** A name of the table, or the words that the figure stands among. */
  subject: string
  unit: UnitClass | string
  figure: Figure | 'none'
  /** For whom and when, by name; the two of a contradiction have the same. */
  qualifiers: string
  /** Names with capitals in its sentence, which may be what it is about. */
  names: readonly string[]
}

export function claimsOf(line: string): Claim[] {
  const claims = splitSentences(line).flatMap(claimsOfSentence)
  // Several figures of one thing in one line are tiers, or say when each of them holds.
  const counts = Map.groupBy(claims, ({ subject, unit }) => `${subject} ${unit}`)
  return claims.filter(({ subject, unit }) => counts.get(`${subject} ${unit}`)?.length === 1)
}

type Place = { from: number; to: number }
type Sentence = {
  tokens: readonly Token[]
  subjects: (Place & Subject)[]
  figures: (Place & { figure: Figure })[]
  mentions: readonly Mention[]
}

/** A sentence with more figures is a table: none of them says anything by itself. */
const mostFigures = 8

function claimsOfSentence(text: string): Claim[] {
  const reading = readFigures(text)
  if (reading.figures.length > mostFigures) return []
  const sentence = readSentence(text, reading)
  const { figures, tokens } = sentence
  const stated = figures.map((found) => ({ ...found, subject: subjectOf(sentence, found) }))
  const conditions = stated
    .filter((found) => !found.subject && isCondition(found.figure))
    .map(({ figure }) => keyOf(figure))
  const shared = {
    qualifiers: [...new Set([...qualifiersOf(tokens), ...conditions])].sort().join(),
    names: /\p{Ll}/u.test(text) ? namesOf(sentence) : [],
  }
  const claims = stated.flatMap(({ figure, subject }): Claim[] =>
    subject === undefined || subject === 'spend'
      ? []
      : thresholdOf(subject, figure, figures.length).map((said) => ({
          subject,
          unit: classOf(figure.unit),
          figure: said,
          ...shared,
        })),
  )
  const [only, second] = figures
  if (claims.length === 0 && only && !second) {
    const subject = wordsRound(tokens, only)
    if (subject) return [{ subject, unit: only.figure.unit ?? 'bare', figure: only.figure, ...shared }]
  }
  return [
    ...claims,
    ...lastDayOf(sentence).map((figure): Claim => ({ subject: 'last day', unit: 'date', figure, ...shared })),
    ...noneOf(sentence).map((subject): Claim => ({ subject, unit: 'none', figure: 'none', ...shared })),
  ]
}

/** "Salary of AED 8,000" is the least that is needed; with another figure beside it, it is when that one holds. */
function thresholdOf(subject: string, figure: Figure, figures: number): Figure[] {
  const isThreshold = /^(?:salary|balance)$/.test(subject) && figure.bound === 'exact'
  if (!isThreshold || typeof figure.value !== 'string') return [figure]
  return figures === 1 ? [{ ...figure, bound: 'min' }] : []
}

/** The day on which an offer ends, as month and day in one number. */
function lastDayOf({ tokens, mentions }: Sentence): Figure[] {
  if (!tokens.some(({ text }) => offered.test(text))) return []
  return mentions.flatMap((mention) => {
    if (mention.kind !== 'date' || mention.bound !== 'max' || typeof mention.value !== 'string') return []
    const { from, to, text, value } = mention
    const day = /-(\d\d)-(\d\d)$/.exec(value)
    return day ? [{ from, to, text, value: `${Number(`${day[1]}${day[2]}`)}`, bound: 'exact' }] : []
  })
}

const offered =
  /^(?:offers?|valid|validity|ends?|expires|promotion|campaign|العرض|عرض|ساري|سار|ساريه|يسري|ينتهي|تنتهي)$/

function readSentence(text: string, reading: Reading): Sentence {
  const folded = fold(text)
  const tokens = cutTokens(text, folded)
  const at = new Map(tokens.map((token, index) => [folded.starts[token.from], index]))
  const found: (Place & Subject)[] = []
  for (let index = 0; index < tokens.length; ) {
    const phrase = phraseAt(subjects, tokens, index)
    if (phrase) found.push({ from: index, to: phrase.to, ...phrase.meaning })
    index = phrase?.to ?? index + 1
  }
  const figures = reading.figures.map((figure) => {
    const from = at.get(figure.from) ?? 0
    const end = tokens.findIndex((token) => (folded.starts[token.from] ?? 0) >= figure.to)
    return { figure, from, to: end < 0 ? tokens.length : end }
  })
  return { tokens, subjects: found, figures, mentions: reading.mentions }
}

const farthest = 8

/** The nearest subject that is said in such a unit, with no other figure between; before the figure rather than behind. */
function subjectOf(
  { subjects, figures }: Sentence,
  { figure, from, to }: Place & { figure: Figure },
): string | undefined {
  const kind = classOf(figure.unit)
  const before = subjects.findLast((each) => each.from < from && each.in.some((unit) => unit === kind))
  const after = subjects.find(
    (each) => each.from > from && each.to > to && each.in.some((unit) => unit === kind),
  )
  const isFree = (least: number, most: number) =>
    !figures.some((other) => other.from >= least && other.to <= most)
  const ahead = before && isFree(before.to, from) ? from - before.to : undefined
  const behind = after && isFree(to, after.from) ? Math.max(0, after.from - to) : undefined
  if (ahead !== undefined && ahead <= farthest && (behind === undefined || ahead <= behind + 1))
    return before?.name
  return behind !== undefined && behind <= 4 ? after?.name : undefined
}

export function classOf(unit: Unit | undefined): UnitClass {
  if (unit === undefined) return 'bare'
  if (isCurrency(unit)) return 'money'
  if (unit === '%') return 'percent'
  return /^(?:year|month|week|day|workday|hour|minute|second)$/.test(unit) ? 'time' : 'count'
}

/** "on balances above AED 50,000", "for 12 months": when the figure beside it holds. */
function isCondition({ bound, unit, value }: Figure): boolean {
  return classOf(unit) === 'time' || typeof value === 'object' || /^(?:over|min|from)$/.test(bound)
}

function keyOf({ value, unit, bound }: Figure): string {
  return `${JSON.stringify(value)} ${unit} ${bound}`
}

function qualifiersOf(tokens: readonly Token[]): string[] {
  const found: string[] = []
  for (let index = 0; index < tokens.length; ) {
    const phrase = phraseAt(qualifiers, tokens, index)
    if (phrase) found.push(phrase.meaning)
    index = phrase?.to ?? index + 1
  }
  return found
}

function isPlain(word: string): boolean {
  return plain.has(word) || monthOf(word) !== undefined
}

/** Words with capitals that do not begin the sentence and are no part of a figure or subject. */
function namesOf({ tokens, subjects, figures }: Sentence): string[] {
  const taken = [...subjects, ...figures]
  return tokens.flatMap(({ kind, text, isCapital, isArabic }, index) => {
    const isTaken = taken.some(({ from, to }) => index >= from && index < to)
    return kind === 'word' && index > 0 && isCapital && !isArabic && !isTaken && !isPlain(text) ? [text] : []
  })
}

/** What is said to be none: "no annual fee", "بدون رسوم سنوية", "annual fee waived". Not under a condition. */
function noneOf({ tokens, subjects, figures }: Sentence): string[] {
  const isConditional = tokens.some(({ text }) => conditional.test(text))
  if (isConditional) return []
  const said = subjects.filter(({ name, from, to }) => {
    if (!name.endsWith('fee')) return false
    const before = tokens.slice(Math.max(0, from - 2), from).map(({ text }) => text)
    const after = tokens.slice(to, to + 3).map(({ text }) => text)
    return (
      before.some((word) => none.test(word)) ||
      (figures.length === 0 && after.some((word) => waived.test(word)))
    )
  })
  const isForLife = /\bfree for life\b|مجانيه? مدي الحياه/.test(tokens.map(({ text }) => text).join(' '))
  return [...said.map(({ name }) => name), ...(isForLife ? ['annual fee'] : [])]
}

const conditional = /^(?:if|when|once|unless|provided|اذا|عند|شرط|بشرط)$/
const none = /^[وف]?(?:no|zero|nil|without|بدون|بلا|دون|لا|صفر|معفي|معفاه)$/
const waived = /^(?:waived|free|nil|zero|مجانا|مجانيه|معفاه)$/

/** The words of a sentence with one figure, where the table knows none of them; at least two that say something. */
function wordsRound(tokens: readonly Token[], figure: Place): string | undefined {
  const words = tokens.flatMap((token, index) => {
    const isInside = index >= figure.from && index < figure.to
    const isLight =
      plain.has(token.text) || boundsAfar.byLast.has(token.text) || boundsBefore.byLast.has(token.text)
    return token.kind === 'word' && !isInside && !isLight ? [token.text.replace(/s$/, '')] : []
  })
  const different = [...new Set(words)].sort()
  return different.length > 1 ? different.join(' ') : undefined
}

const plain = new Set(
  (
    'a an the of on in at to for with and or is are was be your our you we get gets earn enjoy receive just only now new free complimentary per each every up off vat ' +
    'aed usd uae bank card account customers this that it as by from than more less get have has can will ' +
    'من في على علي الى الي مع و او هو هي كل لكل عند حتى حتي عن لك احصل استمتع مجاني مجانا مجانيه بطاقه البطاقه'
  ).split(' '),
)
