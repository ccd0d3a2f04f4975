import { plainText } from '#content/values/rich-text.ts'
import { carryFact } from '#writing/draft-writer/material.ts'
import { loadPhrases } from '#writing/draft-writer/phrases.ts'
import { sayPlainly } from '#writing/draft-writer/say-plainly.ts'
import type { MessyBrief, Wanted } from './messy-briefs.ts'
import type { WrittenField } from './page.ts'
import { plain, type SaidFigure } from './said-figures.ts'

const phrases = loadPhrases()

/** Whether a figure is the brief's, and its condition stands in the section; undefined where there is nothing to judge. */
export type Verdict = {
  isRight: boolean
  keepsCondition: boolean | undefined
  said: string
  condition: string | null
}

/** Judges one figure of a value by what somebody read in the brief. */
export function judgeFigure(
  messy: MessyBrief,
  value: WrittenField,
  text: string,
  figure: SaidFigure,
): Verdict | undefined {
  if (plain(messy.productName).includes(text.slice(figure.from, figure.to))) return undefined
  if (/24 ?\/ ?7/.test(text.slice(Math.max(0, figure.from - 4), figure.to + 4))) return undefined
  const beside = plain(
    [value.value, ...Object.values(value.itemValues ?? value.sectionValues ?? {})]
      .map(plainText)
      .join(' \n '),
  )
  const facts = messy.facts.filter((fact) => !isOut(messy, fact) && means(fact, text, figure))
  const bounded = facts.filter((fact) => keepsBound(fact, beside) || quotes(beside, messy, fact))
  const isOther = facts.length === 0 && isOwnWords(messy, text, figure)
  return {
    isRight: bounded.length > 0 || isOther,
    keepsCondition:
      bounded.length > 0
        ? bounded.some((fact) => keepsCondition(fact, beside) || quotes(beside, messy, fact))
        : undefined,
    said: text.slice(Math.max(0, figure.from - 12), figure.to + 12),
    condition: bounded[0]?.condition ?? null,
  }
}

/** The figure stands there as the brief has it, or says the same with other signs. */
export function means(fact: Wanted, text: string, figure: SaidFigure): boolean {
  const own = plain(fact.figure)
  for (let at = text.indexOf(own); at !== -1; at = text.indexOf(own, at + 1)) {
    const isWhole = !/[a-z\d]/.test(text[at - 1] ?? ' ') || !/^[a-z\d]/.test(own)
    const ends = at + own.length
    const goesOn = /\d$/.test(own)
      ? /^(?:[\d]|[.,]\d|\s?(?:k|m|mn|bn|million|billion|الف|مليون)(?![a-z]))/.test(text.slice(ends))
      : /^[a-z\u0621-\u064a]/.test(text.slice(ends)) && /[a-z\u0621-\u064a]$/.test(own)
    if (isWhole && !goesOn && figure.from >= at && figure.to <= ends) return true
  }
  if (fact.unit === 'date')
    return datesOf(fact).some(
      ([day, month, year]) =>
        (figure.value === day && months[month - 1]?.test(text.slice(figure.to, figure.to + 14))) ||
        (figure.value === year && months[month - 1]?.test(text.slice(figure.from - 8, figure.from))),
    )
  return (
    valuesOf(fact).includes(figure.value) &&
    (figure.unit === fact.unit || (!isUnitSaid(fact) && figure.unit === undefined))
  )
}

/** A currency that the brief leaves to its readers may be left to those of the page. */
function isUnitSaid({ unit, unitImplied }: Wanted): boolean {
  return unit !== null && !unitImplied
}

function valuesOf({ value }: Wanted): number[] {
  return partsOf(value).map(Number)
}

function partsOf(value: Wanted['value']): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value : [value.from, value.to]
}

function datesOf({ value }: Wanted): (readonly [number, number, number])[] {
  return partsOf(value).map((date) => {
    const [day = '', month = '', year = ''] = date.split('-').toReversed()
    return [Number(day), Number(month), Number(year)] as const
  })
}

/** A number of a line that nobody listed as a figure, such as "24/7": the words on both sides are those of the line. */
function isOwnWords(messy: MessyBrief, text: string, { from, to }: SaidFigure): boolean {
  const said = `${/\S*\s?\S*$/.exec(text.slice(0, from))?.[0] ?? ''}${text.slice(from, to)}${/^\S*(?:\s\S+)?/.exec(text.slice(to))?.[0] ?? ''}`
  const words = said.replace(/[^\p{L}\p{N}%/+]+/gu, ' ').trim()
  return tellableLines(messy).some(
    (line) =>
      ` ${plain(line).replace(/[^\p{L}\p{N}%/+]+/gu, ' ')} `.includes(` ${words} `) || isPartOf(words, line),
  )
}

/** Where frames stand on one side, the other side and the number itself have to be the line's. */
function isPartOf(words: string, line: string): boolean {
  const own = plain(line).replace(/[^\p{L}\p{N}%/+]+/gu, ' ')
  const parts = words.split(' ')
  const at = parts.findIndex((part) => /\d/.test(part))
  return (
    own.includes(parts.slice(at, at + 2).join(' ')) &&
    (at + 1 < parts.length || own.trim().endsWith(parts[at] ?? ''))
  )
}

/** What a brief holds that may be told. */
export function tellableLines({ brief, contradictions, unusable, notes }: MessyBrief): string[] {
  const out = new Set([...contradictions.flat(), ...unusable, ...notes].map(plain))
  return [brief.topic, ...brief.keyMessages.flatMap((message) => message.split('\n'))].filter(
    (line) => !out.has(plain(line)),
  )
}

/** Nothing of such a line may be on the page. */
export function isOut({ contradictions, unusable }: MessyBrief, { line }: Wanted): boolean {
  const own = plain(line)
  return [...contradictions.flat(), ...unusable].some((out) => plain(out) === own)
}

/** Its whole line, without what colleagues noted in it: what bounds the figure is said as the brief says it. */
function quotes(beside: string, { notes, brief }: MessyBrief, { line }: Wanted): boolean {
  // In the other language it is the line as it is carried over, whole.
  const carried = carryFact(line, brief.locale, phrases)
  return [withoutNotes(line, notes), carried ?? ''].map(worded).some((own) => {
    return own !== '' && ` ${worded(beside)} `.includes(` ${own} `)
  })
}

/** Words, figures and the signs that bound them: "5k+" is not "5k". */
function worded(text: string): string {
  return plain(text)
    .replace(/[^\p{L}\p{N}%+<>≤≥≈]+/gu, ' ')
    .trim()
}

/** A line without the notes that stand in it. */
export function withoutNotes(line: string, notes: readonly string[]): string {
  return notes.reduce((rest, note) => rest.replaceAll(plain(note), ' '), plain(line))
}

/** Words and figures alone, with single spaces. */
export function spaced(text: string): string {
  return plain(text)
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()
}

function keepsBound({ bound }: Wanted, beside: string): boolean {
  const words = bounds[bound ?? 'exact']
  return words === undefined || words.test(beside)
}

function keepsCondition(fact: Wanted, beside: string): boolean {
  const conditions = [fact.condition ?? '', sayPlainly(fact.condition ?? '', 'ar-AE') ?? '']
  return conditions.some((condition) => hasWordsOf({ ...fact, condition }, beside))
}

function hasWordsOf(fact: Wanted, beside: string): boolean {
  const bound = bounds[fact.bound ?? 'exact']
  const words = wordsOf(fact.condition ?? '').filter((word) => !bound?.test(word))
  const kept = words.filter((word) => beside.includes(word))
  const hasVat = !fact.vat || /vat|ضريب/.test(beside)
  return hasVat && kept.length >= words.length * 0.7
}

function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}%.]+/u)
    .map((word) => word.replace(/\.+$/, ''))
    .filter((word) => word.length > 2 || /\d/.test(word))
}

const bounds: Record<string, RegExp | undefined> = {
  upTo: /up ?to|at most|max|no more than|حتي|لغايه|لحد|لين|تصل|يصل|اقصي/,
  max: /max|limit|within|capped|at most|up ?to|below|under|until|till|ends?|lower|by|حتي|لغايه|لحد|اقصي|الاعلي|تنتهي/,
  from: /from|frm|start|as low as|من|ابتداء|تبدا|يبدا/,
  min: /min|at least|from|or more|\d(?:k|m)?\+|من ?\d|اقل|ادني|ادنى|علي الاقل|واكثر|فاكثر|فوق|\+ ?\d|or aed|nationals/,
  within: /within|w\/in|in |first|at most|خلال|في|اول/,
  over: /over|more than|above|\+|اكثر|فوق/,
}

const months = [
  /jan|يناير/,
  /feb|فبراير/,
  /mar|مارس/,
  /apr|ابريل/,
  /may|مايو/,
  /jun|يونيو/,
  /jul|يوليو/,
  /aug|اغسطس/,
  /sep|سبتمبر/,
  /oct|اكتوبر/,
  /nov|نوفمبر/,
  /dec|ديسمبر/,
]
