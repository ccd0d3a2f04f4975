import { plainText } from '#content/rich-text.ts'
import type { MessyBrief, Wanted } from './messy-briefs.ts'
import type { WrittenField } from './page.ts'
import { plain, type SaidFigure, saidFigures } from './said-figures.ts'
import { count, type Score } from './score.ts'

/** What is measured of a page that was written from a messy brief. */
export const messyMeasures = [
  'no note printed',
  'figures right',
  'conditions kept',
  'contradictions left out',
  'unusable left out',
  'product named',
  'figures read',
  'fields filled',
] as const
export type MessyMeasure = (typeof messyMeasures)[number]

type Scores = (measure: MessyMeasure) => Score

export function measureMessyPage(score: Scores, messy: MessyBrief, page: readonly WrittenField[]): void {
  const notes = page.flatMap((value) => value.notes).map(plain)
  const runs = runsOfNotes(messy)
  for (const value of page) {
    const text = plain(`${plainText(value.value)}${value.field.type === 'number' && value.value ? '%' : ''}`)
    const where = `${messy.name} ${value.component.code}.${value.field.name}: ${value.value}`
    count(score('fields filled'), text !== '', where)
    if (text === '') continue
    const printed = runs.find((run) => hasWords(text, run))
    count(score('no note printed'), printed === undefined, `${where} | ${printed}`)
    for (const figure of saidFigures(text)) judgeFigure(score, messy, value, text, figure, where)
  }
  const texts = page.map(({ value }) => plain(plainText(value)))
  for (const pair of messy.contradictions) {
    const isOut = !pair.some((line) => isTold(line, texts))
    const isNamed = pair.every((line) => isNamedIn(line, notes))
    count(
      score('contradictions left out'),
      isOut && isNamed,
      `${messy.name}: ${pair.join(' | ')} (out ${isOut}, named ${isNamed})`,
    )
  }
  for (const line of messy.unusable.filter((each) => /[\p{L}\p{N}]/u.test(each))) {
    const holds = !isTold(line, texts) && isNamedIn(line, notes)
    count(score('unusable left out'), holds, `${messy.name}: ${line}`)
  }
  nameProducts(score('product named'), messy, page)
  for (const wanted of messy.facts.filter((fact) => isCertain(messy, fact)))
    count(score('figures read'), isRead(wanted, texts), `${messy.name}: ${wanted.figure} (${wanted.line})`)
}

/** Each figure of a page is one that the brief holds, with its unit and bound, and its condition stands in the section. */
function judgeFigure(
  score: Scores,
  messy: MessyBrief,
  value: WrittenField,
  text: string,
  figure: SaidFigure,
  where: string,
) {
  if (plain(messy.productName).includes(text.slice(figure.from, figure.to))) return
  if (/24 ?\/ ?7/.test(text.slice(Math.max(0, figure.from - 4), figure.to + 4))) return
  const beside = plain(
    [value.value, ...Object.values(value.itemValues ?? value.sectionValues ?? {})]
      .map(plainText)
      .join(' \n '),
  )
  const facts = messy.facts.filter((fact) => !isOut(messy, fact) && means(fact, text, figure))
  const bounded = facts.filter((fact) => keepsBound(fact, beside))
  const isOther = facts.length === 0 && isOwnWords(messy, text, figure)
  const said = text.slice(Math.max(0, figure.from - 12), figure.to + 12)
  count(score('figures right'), bounded.length > 0 || isOther, `${where} | ${said}`)
  if (bounded.length > 0)
    count(
      score('conditions kept'),
      bounded.some((fact) => keepsCondition(fact, beside)),
      `${where} | ${said} | ${bounded[0]?.condition}`,
    )
}

/** The figure stands there as the brief has it, or says the same with other signs. */
function means(fact: Wanted, text: string, figure: SaidFigure): boolean {
  const own = plain(fact.figure)
  for (let at = text.indexOf(own); at !== -1; at = text.indexOf(own, at + 1)) {
    const isWhole = !/[a-z\d]/.test(text[at - 1] ?? ' ') || !/^[a-z\d]/.test(own)
    const ends = at + own.length
    const goesOn = /\d$/.test(own)
      ? /^(?:[\d]|[.,]\d|\s?(?:k|m|mn|bn|million|billion|الف|مليون)(?![a-z]))/.test(text.slice(ends))
      : /^[a-z\u0600-\u06ff]/.test(text.slice(ends)) && /[a-z\u0600-\u06ff]$/.test(own)
    if (isWhole && !goesOn && figure.from >= at && figure.to <= ends) return true
  }
  if (fact.unit === 'date')
    return datesOf(fact).some(
      ([day, month]) =>
        figure.value === day && months[month - 1]?.test(text.slice(figure.to, figure.to + 14)),
    )
  return (
    valuesOf(fact).includes(figure.value) &&
    (figure.unit === fact.unit || (fact.unit === null && figure.unit === undefined))
  )
}

function valuesOf({ value }: Wanted): number[] {
  return partsOf(value).map(Number)
}

function partsOf(value: Wanted['value']): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value : [value.from, value.to]
}

function datesOf({ value }: Wanted): (readonly [number, number])[] {
  return partsOf(value).map((date) => {
    const [day = '', month = ''] = date.split('-').toReversed()
    return [Number(day), Number(month)] as const
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

function tellableLines({ brief, contradictions, unusable, notes }: MessyBrief): string[] {
  const out = new Set([...contradictions.flat(), ...unusable, ...notes].map(plain))
  return [brief.topic, ...brief.keyMessages.flatMap((message) => message.split('\n'))].filter(
    (line) => !out.has(plain(line)),
  )
}

function keepsBound({ bound }: Wanted, beside: string): boolean {
  const words = bounds[bound]
  return words === undefined || words.test(beside)
}

function keepsCondition(fact: Wanted, beside: string): boolean {
  const words = wordsOf(fact.condition ?? '')
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
  max: /max|at most|up ?to|below|under|until|till|ends?|lower|by|حتي|لغايه|لحد|اقصي|تنتهي/,
  from: /from|frm|starting|as low as|من|ابتداء|تبدا|يبدا/,
  min: /min|at least|from|or more|اقل|ادني|ادنى|علي الاقل|واكثر|فاكثر|or aed|nationals/,
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

/** Five words in a row of what is not to be quoted, or all of a shorter text; a single word only where it is a name or a mark. */
function runsOfNotes(messy: MessyBrief): string[] {
  const { additionalContext, componentContexts } = messy.brief
  const lines = [additionalContext, ...Object.values(componentContexts)].flatMap((text) => text.split('\n'))
  const told = tellableLines(messy).map(spaced).join(' \n ')
  return [...lines, ...messy.notes]
    .flatMap((line) => {
      const words = spaced(line)
        .split(' ')
        .filter((word) => word !== '')
      if (words.length === 0) return []
      if (words.length <= 5) return [words.join(' ')]
      return words.slice(4).map((_, index) => words.slice(index, index + 5).join(' '))
    })
    .filter((run) => run.length > 2 && !told.includes(run))
}

function hasWords(text: string, run: string): boolean {
  return ` ${spaced(text)} `.includes(` ${run} `)
}

function spaced(text: string): string {
  return plain(text)
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()
}

function isTold(line: string, texts: readonly string[]): boolean {
  const own = spaced(line)
  return own !== '' && texts.some((text) => ` ${spaced(text)} `.includes(` ${own} `))
}

/** A line is named when a note holds it, or a sentence of it. */
function isNamedIn(line: string, notes: readonly string[]): boolean {
  const parts = [line, ...line.split(/(?<=[.!?؟])\s+/)]
    .map(spaced)
    .filter((part) => part.split(' ').length > 1 || part === spaced(line))
  return notes.some((note) => parts.some((part) => spaced(note).includes(part)))
}

function nameProducts(score: Score, { name, productName }: MessyBrief, page: readonly WrittenField[]) {
  const heroes = Map.groupBy(
    page.filter(({ component }) => component.family === 'Hero'),
    ({ instanceId, component }) => `${component.code} ${instanceId}`,
  )
  for (const [hero, values] of heroes) {
    const isNamed = values.some(({ value }) => spaced(plainText(value)).includes(spaced(productName)))
    count(score, isNamed, `${name} ${hero}: ${values.map(({ value }) => value).join(' / ')}`)
  }
}

/** What nobody can be sure of, and what is to be left out, need not be read. */
function isCertain(messy: MessyBrief, fact: Wanted): boolean {
  return !fact.ambiguous && !isOut(messy, fact)
}

function isOut({ contradictions, unusable }: MessyBrief, { line }: Wanted): boolean {
  const own = plain(line)
  return [...contradictions.flat(), ...unusable].some((out) => plain(out) === own)
}

/** On the page in digits with its unit, or as the brief has it. */
function isRead(fact: Wanted, texts: readonly string[]): boolean {
  return texts.some(
    (text) =>
      text.includes(plain(fact.figure)) || saidFigures(text).some((figure) => means(fact, text, figure)),
  )
}
