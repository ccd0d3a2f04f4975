import { rootOf } from '#learnt/root-of.ts'
import { namesLayout } from '#word/blocks/find-words.ts'
import { partOfMark } from '#word/blocks/marks.ts'
import { isFigure, lengthOfFigure } from '#word/blocks/read-figure.ts'
import { readItemMark, readLabel, readPartName } from '#word/blocks/read-label.ts'
import { featuresOfLine, wordsOfLine } from '../features-of-line.ts'
import { readsAsActions } from '../read-action.ts'
import { isOfWork } from '../remarks.ts'
import { isShopTalk } from '../shop-talk.ts'
import { isLegal } from '../small-print.ts'
import { toneOfLine } from '../tone-of-line.ts'
import type { Line } from './line.ts'

/** What a line is known by, wherever it stands. */
export type Description = {
  /** Of its words and how it is written. */
  features: readonly number[]
  names: readonly string[]
  roots: readonly string[]
  /** Its form, its length and its end. */
  shape: string
  form: Line['form']
  looks: string
}

/** `over`: the label that it stands at. */
export function describeLine(line: Line, over = ''): Description {
  const label = readLabel(over)
  const { text, form, level, looks, cell } = line
  const words = wordsOfLine(text)
  const features = featuresOfLine(text, words)
  const length = lengthOf(words.length)
  const found = signs.filter(([, pattern]) => pattern.test(text)).map(([name]) => name)
  const end = ends.find((each) => found.includes(each)) ?? '-'
  const shape = `${form}/${length}/${end}`
  const tone = Math.max(-6, Math.min(6, Math.round(toneOfLine(text, features) / 15)))
  const own = form === 'value' ? undefined : readLabel(text)
  const part = readPartName(text)
  const laidOut = text.length <= 60 ? partOfMark(text) : undefined
  const names = [
    ...[form, length, `${form}/${length}`, shape, `tone ${tone}`, `tone ${Math.sign(tone)}/${length}`],
    ...found.map((name) => `sign ${name}`),
    ...looks.map((name) => `look ${name}`),
    ...(level > 0 ? [`level ${Math.floor(level)}`] : []),
    ...(label?.slot ? [`at ${label.slot}`, `at ${label.slot}/${form}`] : []),
    ...(/^[[(]/.test(over) ? ['in a frame'] : []),
    ...(label?.part ? [`at part ${label.part}`] : []),
    ...(own?.slot ? [`is ${own.slot}`, `is ${own.slot}/${form}`] : []),
    ...(own?.part ? [`is of ${own.part}`] : []),
    ...(part ? [`part ${part}`] : []),
    ...(readItemMark(text) ? ['counted'] : []),
    ...(namesLayout(text) ? ['layout'] : []),
    ...(laidOut ? [`laid out ${laidOut}`] : []),
    ...(isFigure(text) ? ['figure'] : []),
    ...(lengthOfFigure(text) > 0 ? ['begins with a figure'] : []),
    ...(isLegal(text) ? ['legal'] : []),
    ...(isOfWork(text) ? ['of work'] : []),
    ...(isShopTalk(text) ? ['shop talk'] : []),
    ...(readsAsActions(text, looks.includes('href')) ? ['calls'] : []),
    ...(cell ? [`column ${Math.min(4, cell.column)}`, `row ${Math.min(1, cell.row)}`] : []),
  ]
  const roots = words.slice(0, 12).map((word) => (digit.test(word) ? '0' : rootOf(word)))
  return { features, names, roots, shape, form, looks: looks.join() }
}

const digit = /^\p{N}/u

export function lengthOf(count: number): string {
  return `${lengths.find((most) => count <= most) ?? 'more'}`
}

const lengths = [1, 2, 4, 7, 12, 20, 40]
const ends = ['.', '?', ':']

const signs: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['.', /[.!؟…]$/],
  ['?', /[?؟]\P{L}*$/u],
  [':', /[:：]$/],
  ['small', /^\P{L}*\p{Ll}/u],
  ['in brackets', /^[([{<].*[)\]}>]\W*$/su],
  ['brackets', /[()[\]]/],
  ['square', /^\[/],
  ['repeated', /\?\?|!!|\.\.|…/],
  ['dash', / [-–—] /],
  ['colon', /[:：]./],
  ['sign', /[/>@#_|]/],
  ['quote', /["“«']/],
  ['digit', /[\d٠-٩]/],
  ['share', /[%٪]/],
  ['money', /AED|درهم/],
  ['address', /https?:|www\.|^\/|\.(?:com|ae)\b/],
  ['arrow', /->|→|←|>/],
  ['capitals', /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u],
  ['star', /^[*†¹²]/],
  ['number', /^[\d٠-٩]{1,2}[.)]\s/],
  ['counted', /^\W*[\d٠-٩]{1,2}(?:\.[\d٠-٩])?\s+\p{Lu}/u],
  ['bullet', /^[•·▪◦‣●✓✔✅☑–—*-]\s/u],
  ['emoji', /\p{Extended_Pictographic}/u],
  ['call', /!/],
  ['you', /\byour?\b|ك\b/i],
  ['date', /\b20\d\d\b|\bv\d|\d{1,2}\/\d{1,2}/],
]
