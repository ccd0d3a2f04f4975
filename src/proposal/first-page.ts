import { type Units, wordsOf } from '#word/blocks/piece.ts'
import { readLabel, readPartName } from '#word/blocks/read-label.ts'
import type { Strip } from './strip.ts'

/**
 * Of several pages in one document the first. What stands above it is about the document; the others have no place here, so that they
 * wait in the tray under their headings.
 */
export function takeFirstPage(strips: readonly Strip[], units: Units): Strip[] {
  const [first, second] = findStarts(strips, units)
  if (first === undefined || second === undefined) return [...strips]
  const isRule = ({ block }: Strip) => block.kind === 'rule'
  const behind = strips.slice(second).filter(isRule)
  const own = strips.slice(0, second).map((strip, index): Strip => {
    const isMark = index === first && isPageMark(textOf(strip, units))
    if (strip.kind || (index >= first && !isMark)) return strip
    return { ...strip, kind: strip.block.kind === 'heading' || isMark ? 'data' : 'note' }
  })
  return [...own, ...behind]
}

function findStarts(strips: readonly Strip[], units: Units): number[] {
  const marked = strips.flatMap((strip, index) => {
    const isLine = ['heading', 'paragraph', 'label'].includes(strip.block.kind)
    return isLine && isPageMark(textOf(strip, units)) ? [index] : []
  })
  const filled = marked.filter((start, index) => isFilled(strips, start, marked[index + 1], units))
  if (filled.length > 1 && filled.length === marked.length) return filled
  const heroes = findHeroes(strips, units)
  return heroes.length > 1 ? heroes : findRepeated(strips, units)
}

/** Under each of the highest headings the same parts again: "Benefits" and "FAQ" of a loan, then those of a card. */
function findRepeated(strips: readonly Strip[], units: Units): number[] {
  const heads = strips.flatMap(({ block, kind }, index) =>
    block.kind === 'heading' && !kind ? [{ block, index }] : [],
  )
  const top = Math.min(...heads.map(({ block }) => block.level))
  const starts = heads.filter(({ block }) => block.level === top).map(({ index }) => index)
  if (starts.length < 2 || starts.length > 20) return []
  const names = starts.map((start, index) => {
    const below = heads.filter((head) => head.index > start && head.index < (starts[index + 1] ?? Infinity))
    return new Set(below.map(({ block }) => readPartName(wordsOf(block.words, units))).filter(Boolean))
  })
  const [first = new Set()] = names
  return names.every((each) => [...each].filter((name) => first.has(name)).length > 1) ? starts : []
}

/** "Page 2: Cards", "Home page". */
function isPageMark(text: string): boolean {
  return pageMark.test(text) && text.length <= 80 && !/[.!?؟]$/.test(text)
}

const count =
  '(?:\\d{1,2}|[٠-٩]{1,2}|[a-f](?![\\p{L}])|one|two|three|four|five|الأولى|الثانية|الثالثة|الرابعة|الخامسة)'
const pageMark = new RegExp(
  `^[\\W_]*(?:(?:web ?|landing |product )?page\\s*(?:#|no\\.?)?\\s*(?:${count}(?!\\d|\\s*(?:of|/))|:|–|—)` +
    `|الصفحة\\s*(?:${count}|[:：–—-])|صفحة\\s*(?:${count}|[:：–—-])|[\\p{L}\\p{N}&' -]{2,40}?\\s(?:web ?|landing )?page$|صفحة\\s\\S+(?:\\s\\S+){0,3}$)`,
  'iu',
)

/** A list of pages is none of them. */
function isFilled(strips: readonly Strip[], from: number, to: number | undefined, units: Units): boolean {
  const inside = strips.slice(from + 1, to).filter((strip) => textOf(strip, units) !== '')
  return inside.length > 2
}

/** A page has one hero: where another one opens behind other parts, another page does. */
function findHeroes(strips: readonly Strip[], units: Units): number[] {
  const starts: number[] = []
  let isInOther = true
  let last = 0
  for (const [index, strip] of strips.entries()) {
    const part = !strip.kind ? partOf(strip, units) : undefined
    if (part === 'hero' && isOfText(strip, units)) continue
    if (part === undefined) continue
    const isNext = isInOther || isFar(strips, last, index, units)
    if (part === 'hero' && isNext && (starts.length === 0 || opensPage(strips, index, units)))
      starts.push(startOf(strips, index, units))
    if (part === 'hero') last = index
    isInOther = part !== 'hero'
  }
  return starts
}

/** "Hero support copy", which has no title and opens no page. */
function isOfText({ block }: Strip, units: Units): boolean {
  const text = block.kind === 'heading' ? wordsOf(block.words, units) : ''
  const label = block.kind === 'label' ? block.meaning : readLabel(text)
  return label?.slot !== undefined && label.slot !== 'title' && label.slot !== 'eyebrow'
}

/** A banner further down is a band of the same page, unless parts that stood above it come again. */
function opensPage(strips: readonly Strip[], hero: number, units: Units): boolean {
  const name = textOf(strips[hero] as Strip, units)
  if (!/banner|header|intro|بانر|بنر|مقدمة|واجهة/i.test(name) || startOf(strips, hero, units) < hero)
    return true
  const namesIn = (from: number, to: number) =>
    new Set(strips.slice(from, to).flatMap((strip) => partOf(strip, units) ?? []))
  const [above, below] = [namesIn(0, hero), namesIn(hero + 1, strips.length)]
  return [...below].some((each) => each !== 'hero' && each !== 'legal' && above.has(each))
}

/** So much stands between them, with a line of dashes, that they are of two pages. */
function isFar(strips: readonly Strip[], from: number, to: number, units: Units): boolean {
  const between = strips.slice(from, to)
  const texts = between.filter((strip) => textOf(strip, units) !== '')
  return texts.length > 5 && between.some(({ block }) => block.kind === 'rule')
}

function partOf({ block }: Strip, units: Units) {
  if (block.kind === 'heading') return readPartName(wordsOf(block.words, units))
  return block.kind === 'label' ? block.meaning?.part : undefined
}

/** With the headings right above the name, which say what page it is. */
function startOf(strips: readonly Strip[], hero: number, units: Units): number {
  let start = hero
  const rule = strips.findLastIndex(({ block }, index) => block.kind === 'rule' && index < hero)
  const above = strips.slice(rule + 1, hero).filter((strip) => textOf(strip, units) !== '')
  if (rule >= 0 && above.length <= 3) return rule + 1
  for (let at = hero - 1; at >= 0; at--) {
    const strip = strips[at] as Strip
    if (textOf(strip, units) === '' || strip.block.kind === 'rule') continue
    if (strip.block.kind !== 'heading' || readPartName(wordsOf(strip.block.words, units))) break
    start = at
  }
  return start
}

function textOf({ block }: Strip, units: Units): string {
  if (block.kind === 'label') return wordsOf(block.label, units)
  if (block.kind === 'heading' || block.kind === 'paragraph') return wordsOf(block.words, units)
  return block.kind === 'space' || block.kind === 'rule' || block.kind === 'picture' ? '' : '…'
}
