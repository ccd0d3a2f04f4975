import { escapeHtml } from '#base/escape-html.ts'
import {
  aiMark,
  codeLabel,
  emptyMark,
  fieldColumns,
  headerLabels,
  instanceIdLabel,
  itemColumns,
  orderColumns,
} from '#word/format.ts'
import { type Chance, listOf } from './chance.ts'
import { hostileText } from './hostile-strings.ts'

/** The words that steer the reader: labels, ids, codes, numbers of items. */
const steering = [
  ...Object.values(headerLabels),
  ...orderColumns,
  ...fieldColumns,
  ...itemColumns,
  aiMark,
  emptyMark,
  'Item 0',
  'Item 1',
  'Item 9999',
  'Item 99999999999',
  'FAQ001',
  'HBR001',
  'HDR001-EI',
  'HBR-0001',
  'HBR001-0001',
  '__proto__',
  'constructor',
  'title',
  'question',
  'ar-AE',
  'xx-YY',
  `${codeLabel}: FAQ001 · ${instanceIdLabel}: FAQ-0001`,
  `${codeLabel}: __proto__ · ${instanceIdLabel}: __proto__`,
  '2. Hero banner',
]

/** The document with other words: labels and ids at the wrong place, twice, or hostile; values of every kind. */
export function mutateWords(xml: string, chance: Chance): string {
  const mutations = listOf(1 + chance.below(6), () =>
    chance.pick([replaceWord, replaceWord, swapWords, changeMark]),
  )
  return mutations.reduce((mutated, mutate) => mutate(mutated, chance), xml)
}

/** The same with one word more somewhere, by which its text can be found again. */
export function plantWord(xml: string, word: string, chance: Chance): string {
  const at = chance.pick(findTexts(xml))
  return put(xml, at, chance.onceIn(2) ? `${word} ${textAt(xml, at)}` : `${textAt(xml, at)} ${word}`)
}

function replaceWord(xml: string, chance: Chance): string {
  const texts = findTexts(xml)
  if (texts.length === 0) return xml
  const words = chance.onceIn(2) ? chance.pick(steering) : hostileText(chance)
  return put(xml, chance.pick(texts), escapeHtml(words))
}

function swapWords(xml: string, chance: Chance): string {
  const texts = findTexts(xml)
  if (texts.length === 0) return xml
  const [one, other] = [chance.pick(texts), chance.pick(texts)].toSorted((a, b) => a.start - b.start)
  if (!one || !other || one === other) return xml
  return put(put(xml, other, textAt(xml, one)), one, textAt(xml, other))
}

/** The hidden marks by which values are found: tags of controls, and bookmarks. */
function changeMark(xml: string, chance: Chance): string {
  const marks = [...xml.matchAll(/<w:(?:tag|alias) w:val="([^"]*)"|<w:bookmarkStart[^>]* w:name="([^"]*)"/g)]
  if (marks.length === 0) return xml
  const { index, 0: mark } = chance.pick(marks)
  const other = chance.pick(marks)
  const value = chance.pick([
    other[1] ?? other[2] ?? '',
    '__proto__/title',
    'HBR-0001/__proto__',
    'FAQ-0001/question/9999',
    'v___proto____title',
    escapeHtml(hostileText(chance)),
  ])
  return xml.slice(0, index) + mark.replace(/"[^"]*"$/, `"${value}"`) + xml.slice(index + mark.length)
}

type Place = { start: number; end: number }

function findTexts(xml: string): Place[] {
  return [...xml.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)(?=<)/g)].map((found) => {
    const end = found.index + found[0].length
    return { start: end - (found[1] ?? '').length, end }
  })
}

function textAt(xml: string, { start, end }: Place) {
  return xml.slice(start, end)
}

function put(xml: string, { start, end }: Place, text: string) {
  return xml.slice(0, start) + text + xml.slice(end)
}
