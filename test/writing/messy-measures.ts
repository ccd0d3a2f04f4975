import { plainText } from '#content/values/rich-text.ts'
import { isOut, judgeFigure, means, spaced, tellableLines, withoutNotes } from './judge-figure.ts'
import type { MessyBrief, Wanted } from './messy-briefs.ts'
import type { WrittenField } from './page.ts'
import { plain, saidFigures } from './said-figures.ts'
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
  'left out is named',
  'fields filled',
  'figure cells right',
  'figure cells filled',
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
    if (isFigureCell(value)) count(score('figure cells filled'), text !== '', where)
    if (text === '') continue
    const printed = runs.find((run) => hasWords(text, run))
    count(score('no note printed'), printed === undefined, `${where} | ${printed}`)
    const verdicts = saidFigures(text).flatMap((figure) => judgeFigure(messy, value, text, figure) ?? [])
    for (const { isRight, keepsCondition, said, condition } of verdicts) {
      count(score('figures right'), isRight, `${where} | ${said}`)
      if (keepsCondition !== undefined)
        count(score('conditions kept'), keepsCondition, `${where} | ${said} | ${condition}`)
    }
    if (isFigureCell(value)) {
      const isRight = verdicts.every((verdict) => verdict.isRight && verdict.keepsCondition !== false)
      count(score('figure cells right'), isRight, where)
    }
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
    const isOut = !sentencesOf(line).some((part) => isTold(part, texts))
    const holds = isOut && isNamedIn(line, notes)
    count(score('unusable left out'), holds, `${messy.name}: ${line}`)
  }
  nameProducts(score('product named'), messy, page)
  for (const wanted of messy.facts) {
    const isThere = isRead(wanted, texts)
    const where = `${messy.name}: ${wanted.figure} (${wanted.line})`
    if (isCertain(messy, wanted)) count(score('figures read'), isThere, where)
    if (!isThere) count(score('left out is named'), isFigureNamed(wanted, notes), where)
  }
}

/** A note quotes the part of the line that holds the figure. */
function isFigureNamed({ line, figure }: Wanted, notes: readonly string[]): boolean {
  const quotes = notes.flatMap((note) => note.match(/“[^”]*”/g) ?? []).map(spaced)
  return quotes.some((quote) => spaced(line).includes(quote) && quote.includes(spaced(figure)))
}

/** A cell that holds a figure and no sentence. */
function isFigureCell({ field }: WrittenField): boolean {
  return field.type === 'number' || /^(?:stat|number|stat_number|highlight_number)$/.test(field.name)
}

/** Five words in a row of what is not to be quoted, or all of a shorter text; a single word only where it is a name or a mark. */
function runsOfNotes(messy: MessyBrief): string[] {
  const { additionalContext, componentContexts } = messy.brief
  const lines = [additionalContext, ...Object.values(componentContexts)].flatMap((text) => text.split('\n'))
  const told = tellableLines(messy)
    .map((line) => spaced(withoutNotes(line, messy.notes)))
    .join(' \n ')
  return [...lines, ...messy.notes]
    .flatMap((line) => {
      const words = spaced(line)
        .split(' ')
        .filter((word) => word !== '')
      if (words.length === 0 || isPlainWord(line)) return []
      if (words.length <= 5) return [words.join(' ')]
      return words.slice(4).map((_, index) => words.slice(index, index + 5).join(' '))
    })
    .filter((run) => run.length > 2 && !told.includes(run))
}

/** "(check!)" is a word of any text, and "Sara", "TBC" are not. */
function isPlainWord(line: string): boolean {
  return /^\P{L}*[a-z]+\P{L}*$/u.test(line)
}

function hasWords(text: string, run: string): boolean {
  return ` ${spaced(text)} `.includes(` ${run} `)
}

function isTold(line: string, texts: readonly string[]): boolean {
  const own = spaced(line)
  return own !== '' && texts.some((text) => ` ${spaced(text)} `.includes(` ${own} `))
}

/** A line whole, and its sentences of more than a word. */
function sentencesOf(line: string): string[] {
  return [line, ...line.split(/(?<=[.!?؟])\s+/)]
    .map(spaced)
    .filter((part) => part.split(' ').length > 1 || part === spaced(line))
}

/** A line is named when a note holds it, or a sentence of it. */
function isNamedIn(line: string, notes: readonly string[]): boolean {
  const parts = sentencesOf(line)
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

/** What nobody can be sure of, what is to be left out and what no text quotes need not be read. */
function isCertain(messy: MessyBrief, fact: Wanted): boolean {
  const isQuotable = fact.where !== 'audience' && fact.where !== 'context'
  return isQuotable && !fact.ambiguous && !isOut(messy, fact)
}

/** On the page in digits with its unit, or as the brief has it. */
function isRead(fact: Wanted, texts: readonly string[]): boolean {
  return texts.some(
    (text) =>
      text.includes(plain(fact.figure)) || saidFigures(text).some((figure) => means(fact, text, figure)),
  )
}
