import type { PartName } from '#word/blocks/label-words.ts'
import { isMarker } from '#word/blocks/marker.ts'
import { partOfMark } from '#word/blocks/marks.ts'
import { type Piece, type Units, wordsOf } from '#word/blocks/piece.ts'
import { readItemMark, readPartName } from '#word/blocks/read-label.ts'
import { isAside, isLegal, remarkFrom } from './asides.ts'
import { beginsItems, beginsQuestions, endsItems, isLabelOfPart, isOnlyTitle } from './begin-parts.ts'
import type { Habits } from './habits.ts'
import { isManyNotes, isNoteHeading } from './note-headings.ts'
import { isShopTalk } from './shop-talk.ts'
import type { Strip } from './strip.ts'

/** A stretch of the document that is to become one section: what it is called, and what stands in it. */
export type Part = {
  /** What the document says that it is. */
  name?: PartName
  /** Where its heading stands among its strips: that may be such a name, or copy. */
  heading?: number
  level: number
  strips: Strip[]
  /** The document says that it is of the top of the page, wherever it stands. */
  isOfHero?: true
}

/**
 * Parts begin at headings of one level and of those above it, at each heading that names a part, and behind a row of dashes. The
 * level is that of most names; without names it is the highest, or the one below where only the document's own title is as high.
 */
export function splitParts(strips: readonly Strip[], units: Units, habits: Habits): Part[] {
  const level = findLevel(strips, units)
  const parts: Part[] = [{ level: 0, strips: [] }]
  let isBehindRule = false
  for (const [index, strip] of strips.entries()) {
    const { block } = strip
    const last = parts.at(-1)
    if (block.kind === 'rule') {
      last?.strips.push(strip)
      isBehindRule = true
      continue
    }
    const isWhole = !strip.kind && strip.row === undefined
    const called = isWhole ? nameOf(strip, units, habits, strips.slice(index + 1, index + 6)) : undefined
    const isOpening = called === 'note' && strips.slice(0, index).every(({ block }) => block.kind === 'space')
    const isSame = called === last?.name && (isTitleOf(strip, last) || block.kind === 'label')
    const name = isOpening || isSame ? undefined : called
    const ownLevel = levelOf(strip)
    const isMark = block.kind === 'heading' && readItemMark(wordsOf(block.words, units)) !== undefined
    const isHeading = block.kind === 'heading' && strip.row === undefined && !isMark
    const endsSmaller = isHeading && last?.name !== undefined && last.level > level && ownLevel <= last.level
    const begun = isLabelOfPart(strip, last, units)
    const isAsked = beginsQuestions(strip, last, units)
    const counted = isWhole && last ? beginsItems(strip, last, units) : undefined
    const isPart =
      begun !== undefined ||
      isAsked ||
      counted !== undefined ||
      name !== undefined ||
      isAlwaysName(strip, units) ||
      (isHeading && ownLevel <= level) ||
      endsSmaller ||
      (isHeading && endsItems(strip, last, strips.slice(index + 1, index + 1 + mostBelow), units))
    const isAfterRule = isBehindRule && block.kind !== 'space' && !isPart
    if (begun && last && parts.length > 1 && isOnlyTitle(last)) {
      last.name = begun
      last.strips.push(strip)
      continue
    }
    if (isPart || isAfterRule) {
      const isUnheaded = begun !== undefined || isAsked || counted !== undefined
      const heading = isPart && !isUnheaded ? { heading: 0 } : {}
      const wanted = isAsked ? 'questions' : begun || counted || name
      const isSecond = wanted === 'hero' && parts.some(({ name }) => name === 'hero') && last?.name !== 'hero'
      const own = isSecond ? 'closing' : wanted
      const isOfHero = wanted === 'hero' && { isOfHero: true as const }
      parts.push({
        ...(own && { name: own }),
        ...isOfHero,
        ...heading,
        level: isPart ? ownLevel : 11,
        strips: [],
      })
    }
    if (block.kind !== 'space') isBehindRule = false
    parts.at(-1)?.strips.push(strip)
  }
  return joinHero(parts)
    .filter((part) => part.strips.length > 0)
    .map((part, index) => asData(asNotice(asHero(part, index), units)))
}

/** What a document has of the top of the page further down, without a title of its own, belongs to the top. */
function joinHero(parts: readonly Part[]): Part[] {
  const hero = parts.findIndex((part) => (part.name === undefined || part.name === 'hero') && isTitled(part))
  const late = parts.filter(
    (part, index) => part.isOfHero && index > hero && hero >= 0 && !isTitled(part) && hasWords(part),
  )
  const isName = ({ heading }: Part, index: number) => index === heading
  const strips = late.flatMap((part) =>
    part.strips.map(
      (strip, index): Strip => (isName(part, index) ? { ...strip, kind: strip.kind ?? 'label' } : strip),
    ),
  )
  return parts.flatMap((part, index) => {
    if (late.includes(part)) return []
    return index === hero ? [{ ...part, strips: [...part.strips, ...strips] }] : [part]
  })
}

function isTitled({ heading, strips }: Part): boolean {
  return strips.some(
    ({ block, kind }, index) =>
      index !== heading &&
      !kind &&
      (block.kind === 'heading' || (block.kind === 'label' && block.meaning?.slot === 'title')),
  )
}

function hasWords({ heading, strips }: Part): boolean {
  return strips.some(
    ({ block, kind }, index) =>
      index !== heading &&
      !kind &&
      (block.kind === 'paragraph' || block.kind === 'list' || block.kind === 'label'),
  )
}

/** So many strips below a heading tell what it is over. */
const mostBelow = 60

function isAlwaysName({ block, isName }: Strip, units: Units): boolean {
  return isName === true || (block.kind === 'heading' && isMarker(wordsOf(block.words, units)))
}

/** A header with a headline and a button is the hero: that of the site has neither. */
function asHero(part: Part, index: number): Part {
  const slots = part.strips.flatMap(({ block }) => (block.kind === 'label' ? [block.meaning?.slot] : []))
  const isHero = part.name === 'frame' && index < 3 && slots.includes('title')
  return isHero ? { ...part, name: 'hero' } : part
}

/** A footer with what the bank has to say is small print; with sentences it is none of the site, which has links. */
function asNotice(part: Part, units: Units): Part {
  const isNotice = ({ block, kind }: Strip) =>
    !kind && linesOf(block).some((words) => isLegal(wordsOf(words, units)))
  if (part.name !== 'frame') return part
  const { name: _, ...rest } = part
  if (part.strips.some(isNotice)) return { ...part, name: 'legal' }
  if (part.strips.some(({ block }) => isLabelled(block))) return rest
  const told = part.strips.filter(
    ({ block }) => block.kind === 'paragraph' && isTold(wordsOf(block.words, units)),
  )
  return told.length > 1 ? rest : part
}

/** A heading with nothing below it but what is said of the page heads none of its words. */
function asData(part: Part): Part {
  const said = part.strips.filter(
    ({ block, kind }, index) =>
      index !== part.heading && !kind && block.kind !== 'space' && block.kind !== 'rule',
  )
  const isData = ({ block }: Strip) => block.kind === 'label' && block.meaning?.slot === 'meta'
  return part.heading !== undefined && said.length > 1 && said.every(isData)
    ? { ...part, name: 'meta' }
    : part
}

/** Links and small print that labels name stand on the page, wherever they do. */
function isLabelled(block: Strip['block']): boolean {
  const { part, slot } = (block.kind === 'label' && block.values.length > 0 && block.meaning) || {}
  return part === 'links' || part === 'legal' || slot === 'legal'
}

function linesOf(block: Strip['block']): Piece[] {
  if (block.kind === 'list') return block.entries.map(({ words }) => words)
  return block.kind === 'paragraph' ? [block.words] : []
}

/** A sentence, as there is none in the frame of a site. */
function isTold(text: string): boolean {
  return text.length > 60 && /[.!؟]$/.test(text)
}

/** "Key facts" right below the name "Key facts" is the title of that part. */
function isTitleOf({ block }: Strip, part: Part | undefined): boolean {
  if (block.kind !== 'heading' || part?.name === undefined || part.heading === undefined) return false
  const isFirst = part.strips.every(({ block }, index) => index === part.heading || block.kind === 'space')
  return isFirst && block.level > part.level
}

/** 0 for what is no heading; labels that are none stand below all that are. */
function levelOf({ block }: Strip): number {
  if (block.kind === 'heading') return block.level
  return block.kind === 'label' ? block.level || 11 : 0
}

/** "Hero:" with nothing behind it names a part as a heading does. */
function nameOf(
  { block, isName }: Strip,
  units: Units,
  { isDeck }: Habits,
  following: readonly Strip[],
): PartName | undefined {
  if (block.kind === 'heading' && isName) {
    const text = wordsOf(block.words, units)
    return partOfMark(text) ?? (isNoteHeading(text, isDeck) ? 'note' : undefined)
  }
  if (block.kind === 'heading') {
    const text = wordsOf(block.words, units)
    const inside = /[([]([^()[\]]{3,40})[)\]]\s*$/.exec(text)?.[1]
    const said = text.slice(0, remarkFrom(text))
    const isNote =
      isNoteHeading(said, isDeck) ||
      (said.length <= 40 && !isShopTalk(said) && isAside(said, { isDeck: false }))
    const told = inNumbers.test(said) ? 'figures' : undefined
    return readPartName(text) ?? (isNote ? 'note' : (readPartName(inside ?? '') ?? told))
  }
  if (block.kind === 'paragraph') {
    const text = wordsOf(block.words, units)
    return text.length <= 60 && isNoteHeading(text, false) ? 'note' : undefined
  }
  if (block.kind !== 'label') return
  const { label, meaning, values, level } = block
  if (meaning?.part && !meaning.slot && meaning.item === undefined && values.length === 0) return meaning.part
  const isAlone = values.every(({ unit }) => unit !== label.unit)
  if (isDeck && isAlone && meaning?.slot === 'note' && isManyNotes(wordsOf(label, units))) return 'note'
  const next = following.find(({ block }) => block.kind !== 'space')?.block
  const isOverTitle = next?.kind === 'label' && next.meaning?.slot === 'title'
  if (level > 0 && meaning?.slot === 'action' && values.length === 0 && isOverTitle) return 'closing'
}

/** "The card in numbers" is a title, and says what stands below it. */
const inNumbers = /\b(?:in|by the) (?:numbers|figures)\W*$|(?:^|\s)(?:في |ب)(?:ال)?أرقام\W*$/i

function findLevel(strips: readonly Strip[], units: Units): number {
  const headings = strips.flatMap(({ block, row, kind }) =>
    block.kind === 'heading' && row === undefined && !kind
      ? [{ level: block.level, text: wordsOf(block.words, units) }]
      : [],
  )
  const named = headings.filter(({ text }) => readPartName(text) !== undefined)
  const counts = countLevels(named)
  const most = Math.max(0, ...counts.values())
  if (most > 1) return Math.min(...[...counts].filter(([, count]) => count === most).map(([level]) => level))
  const levels = countLevels(headings.filter(({ text }) => !readItemMark(text)))
  const [top = 0, next = top] = [...levels.keys()].toSorted((one, other) => one - other)
  return levels.get(top) === 1 ? next : top
}

function countLevels(headings: readonly { level: number }[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { level } of headings) counts.set(level, (counts.get(level) ?? 0) + 1)
  return counts
}
