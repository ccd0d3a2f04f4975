import { paragraphsOf, type WordBlock, type WordDocument, type WordParagraph } from '../walk/document.ts'
import type { Block, ListEntry } from './block.ts'
import { type Counters, findCounters } from './counters.ts'
import { type Line, readLines, withoutPieces } from './line.ts'
import { findMarks, markLevel } from './marks.ts'
import { findOutline } from './outline.ts'
import { listUnits, type Piece, type Units, wordsOf } from './piece.ts'
import { findPrompts, readPrompt } from './prompts.ts'
import { readEntry } from './read-entry.ts'
import { readPartName } from './read-label.ts'
import {
  boldLevel,
  hasDashedLabels,
  isQuestion,
  type LineReading,
  type Look,
  labelBefore,
  readLine,
} from './read-line.ts'
import { readTable } from './read-table.ts'
import { findSizes, type Sizes } from './sizes.ts'
import { findStrings, readString } from './strings.ts'

/** A document's words, and what they are; `paragraphs` are those of the units, with their marks. */
export type Blocks = {
  units: Units
  paragraphs: readonly WordParagraph[]
  blocks: Block[]
  sizes: Sizes
  marks: ReadonlySet<number>
  counters: Counters
}

/** `names`: what components are called, for tables whose first row is such a name. */
export function readBlocks(
  document: Pick<WordDocument, 'blocks'>,
  names: readonly string[] = [],
  leftOut: readonly Piece[] = [],
): Blocks {
  const paragraphs = paragraphsOf(document.blocks)
  const units = listUnits(paragraphs)
  const known = new Set(names.map((name) => name.toLowerCase()))
  const strange = findStrangeLabels(units)
  const look = {
    isStyled: paragraphs.filter(({ heading }) => heading > 0).length > 1,
    sizes: findSizes(paragraphs),
    areLabelsDashed: hasDashedLabels(units),
  }
  const skipped = Map.groupBy(
    leftOut.toSorted((one, other) => one.from - other.from),
    ({ unit }) => unit,
  )
  const outline = findOutline(document.blocks)
  const marks = new Set([...findMarks(units), ...findPrompts(units, paragraphs)])
  const strings = findStrings(units)
  const counters = findCounters(units)
  const blocks: Block[] = []
  let unit = 0
  for (const block of document.blocks) {
    if (block.kind === 'table') {
      blocks.push(readTable(block, unit, units, known))
      unit += countParagraphs(block)
    } else if (marks.has(unit) || strings.has(unit)) {
      blocks.push(...(marks.has(unit) ? [markOf(unit, units)] : readString(unit, units)))
      unit++
    } else {
      const depth = outline.heads.get(block)
      const words = { unit, from: 0, to: units[unit]?.length ?? 0 }
      const asText = outline.texts.has(block) ? { ...block, list: undefined } : block
      if (depth !== undefined) blocks.push(headOf(words, boldLevel + 1 + depth, units))
      else if (outline.notes.has(block))
        blocks.push({ kind: 'label', label: words, meaning: { slot: 'note' }, values: [], level: 0 })
      else
        addParagraph(blocks, asText, unit, {
          ...{ units, strange, look, skipped, counters },
          isListNew: outline.ends.has(block),
        })
      unit++
    }
  }
  return { units, paragraphs, blocks, sizes: look.sizes, marks, counters }
}

/** What an outline has over other entries: a question over its answers, a heading over all else. */
function headOf(words: Piece, level: number, units: Units): Block {
  return isQuestion(wordsOf(words, units))
    ? { kind: 'question', question: words, answer: [], level }
    : { kind: 'heading', level, words }
}

/** Which part of the page follows, or, in a form, what is answered. */
function markOf(unit: number, units: Units): Block {
  const text = units[unit] ?? ''
  const words = { unit, from: 0, to: text.length }
  const meaning = readPrompt(text)
  return meaning?.slot && !meaning.part && meaning.slot !== 'points'
    ? { kind: 'label', label: words, meaning, values: [], level: 0 }
    : { kind: 'heading', level: markLevel, words }
}

/** The blocks of a cell: its paragraphs, read as those of a document are. */
export function readCell(
  cell: readonly Piece[],
  { units, paragraphs, sizes, counters }: Omit<Blocks, 'blocks' | 'marks'>,
): Block[] {
  const blocks: Block[] = []
  const context = {
    units,
    strange: new Set<string>(),
    look: { isStyled: true, sizes },
    skipped: new Map(),
    counters,
  }
  for (const { unit } of cell) {
    const paragraph = paragraphs[unit]
    if (paragraph) addParagraph(blocks, paragraph, unit, context)
  }
  return blocks
}

/** What stands before a colon at least so often is a label, whoever knows it. */
const leastRepeated = 2

function findStrangeLabels(units: Units): Set<string> {
  const counts = new Map<string, number>()
  for (const line of units.flatMap((text) => text.split('\n'))) {
    const name = labelBefore(line)?.toLowerCase()
    if (name === undefined || name.split(/\s+/).length > 4) continue
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= leastRepeated).map(([name]) => name))
}

type Context = {
  units: Units
  strange: ReadonlySet<string>
  look: Look
  /** What is no block here, by its unit. */
  skipped: ReadonlyMap<number, readonly Piece[]>
  counters: Counters
  /** An entry here goes on with no list above it. */
  isListNew?: boolean
}

function addParagraph(blocks: Block[], paragraph: WordParagraph, unit: number, context: Context) {
  const skipped = context.skipped.get(unit) ?? []
  for (const whole of readLines(paragraph, unit)) {
    const line = withoutPieces(whole, skipped)
    if (line) addCounted(blocks, line, context)
  }
  if (paragraph.hasPicture) blocks.push({ kind: 'picture', unit })
}

/** "[H2] Why us" in the style of a heading says twice that it is one. */
function lengthOfMark({ heading, text }: Line): number {
  return heading > 0 ? (/^\s*[[(<]\s?h[1-6]\s?[\])>]\s*(?=\S)/i.exec(text)?.[0].length ?? 0) : 0
}

/** What counts running text goes with its words as an entry of a list; before labels and headings it stands by itself. */
function addCounted(blocks: Block[], line: Line, context: Context) {
  const { unit, from, to } = line.piece
  const { strange, look, counters } = context
  const own = from === 0 ? counters.get(unit) : undefined
  const length = from === 0 ? (own?.length ?? lengthOfMark(line)) : 0
  const counter = { unit, from, to: from + length }
  const counted = length > 0 ? withoutPieces(line, [counter]) : undefined
  if (!counted) return addLine(blocks, line, readLine(line, strange, look), context)
  const reading = readLine(counted, strange, look)
  const isText = reading.kind === 'text' || (reading.kind === 'entry' && !reading.lead)
  if (isText && !own?.isReference) {
    const bold = counted.boldLength > 1 ? readEntry(counted, counted.piece, true) : undefined
    const entry = bold?.lead
      ? { lead: { ...bold.lead, from }, words: bold.words }
      : { lead: undefined, words: { unit, from, to } }
    return addLine(blocks, line, { kind: 'entry', ...entry, isNumbered: true }, context)
  }
  blocks.push({ kind: 'space', words: counter })
  addLine(blocks, counted, reading, context)
}

/** Some lines go on with what stands above them: entries of a list, answers, values below their label. */
function addLine(blocks: Block[], line: Line, reading: LineReading, context: Context) {
  const { piece, links } = line
  const { units, isListNew = false } = context
  const last = blocks.at(-1)
  const extras = links.length > 0 ? { links } : {}
  switch (reading.kind) {
    case 'space':
    case 'rule':
    case 'struck':
      blocks.push({ kind: reading.kind, words: piece })
      return
    case 'heading':
      if (
        last?.kind === 'heading' &&
        goesOn(last.words, piece) &&
        last.level === reading.level &&
        readPartName(wordsOf(last.words, units)) === undefined
      ) {
        addTo(last, links).words = { ...last.words, to: piece.to }
        return
      }
      blocks.push({ kind: 'heading', level: reading.level, words: piece, ...extras })
      return
    case 'entry': {
      const { lead, words, isNumbered } = reading
      const entry = lead ? { lead, words } : { words }
      const above = last?.kind === 'list' ? last.entries.at(-1) : undefined
      const isOwn = beginsEntry.test(wordsOf(piece, units))
      if (last?.kind === 'list' && above && goesOn(above.words, piece) && !isOwn) {
        addTo(last, links).entries[last.entries.length - 1] = continued(above, piece, units)
        return
      }
      const isSame = last?.kind === 'list' && last.isNumbered === isNumbered && !isListNew
      if (isSame) addTo(last, links).entries.push(entry)
      else blocks.push({ kind: 'list', isNumbered, entries: [entry], ...extras })
      return
    }
    case 'label': {
      const { label, meaning, value, level } = reading
      blocks.push({ kind: 'label', label, meaning, values: value ? [value] : [], level, ...extras })
      return
    }
    case 'question':
      blocks.push({ kind: 'question', question: reading.words, answer: [], level: reading.level, ...extras })
      return
    case 'figure':
      blocks.push({ kind: 'figure', figure: reading.figure, label: reading.label, ...extras })
      return
    case 'answer':
      if (line.list && last?.kind !== 'question')
        return addLine(blocks, line, readEntry(line, piece, line.list === 'number'), context)
      return addLine(blocks, line, { kind: 'text' }, context)
    case 'text':
      if (last?.kind === 'question') addTo(last, links).answer.push(piece)
      else if (last?.kind === 'label' && isOpen(last, units)) addTo(last, links).values.push(piece)
      else if (last?.kind === 'paragraph' && isWrapped(last.words, piece, units))
        addTo(last, links).words = { ...last.words, to: piece.to }
      else blocks.push({ kind: 'paragraph', words: piece, ...extras })
  }
}

/** A line that has a sign of its own before it. */
const beginsEntry = /^(?:[•·▪◦‣●✓✔✅☑]|[-–—*]\s)/u

/** A break within a paragraph ends no heading, and no entry of a list. */
function goesOn(above: Piece, { unit, from }: Piece): boolean {
  return above.unit === unit && above.to === from
}

/** A sentence that goes on behind a break, as in text that was copied from a page of paper. */
function isWrapped(above: Piece, line: Piece, units: Units): boolean {
  if (!goesOn(above, line)) return false
  const text = wordsOf(above, units)
  return text.length > 30 && !/[.!?؟:;]$/.test(text) && /^\p{Ll}/u.test(wordsOf(line, units))
}

/** A few words on the first line of an entry are its lead. */
function continued({ lead, words }: ListEntry, line: Piece, units: Units): ListEntry {
  if (lead) return { lead, words: { ...words, to: line.to } }
  const text = wordsOf(words, units)
  const isLead = text.length <= 60 && !/[.,;!؟،]$/.test(text) && wordsOf(line, units) !== ''
  return isLead ? { lead: words, words: line } : { words: { ...words, to: line.to } }
}

function addTo<Linked extends { links?: Line['links'] }>(block: Linked, links: Line['links']): Linked {
  if (links.length > 0) block.links = [...(block.links ?? []), ...links]
  return block
}

/** A label whose value is still to come, or that stands above running text. The name of a part has none. */
function isOpen({ label, meaning, values }: Extract<Block, { kind: 'label' }>, units: Units): boolean {
  if (meaning?.part && !meaning.slot) return false
  const isAbove = values.every(({ unit, from }) => unit !== label.unit || from !== label.to)
  const isRunning = meaning?.slot === 'body' || meaning?.slot === 'legal'
  return (
    values.length === 0 || (isAbove && isRunning) || values.every((value) => wordsOf(value, units) === '')
  )
}

function countParagraphs(block: WordBlock): number {
  return paragraphsOf([block]).length
}
