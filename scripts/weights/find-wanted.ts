import type { PlacedLine } from '#proposal/lines/line.ts'
import type { Purpose, SectionKind } from '#proposal/lines/purposes.ts'
import type { Units } from '#word/blocks/piece.ts'
import { textOfPiece } from '#word/blocks/piece.ts'
import type { WantedPage } from '../../bench/drafts/wanted.ts'
import type { Marked } from './marked-lines.ts'

/** What a person wants a word to be: of which section, from 0, if it is copy. */
type Mark = { purpose: Purpose; kind?: SectionKind; section?: number }
type Word = { text: string; unit: number; from: number; mark?: Mark }

/** The lines of a page with what most of their words are wanted to be; those that nobody told anything of are notes. */
export function findWanted(lines: readonly PlacedLine[], page: WantedPage, units: Units): Marked[] {
  const words = lines.flatMap(({ piece }) => wordsOf(textOfPiece(piece, units), piece.unit, piece.from))
  for (const text of listTexts(page).toSorted(byLength)) markRun(words, text)
  let section = -1
  return lines.map((line) => {
    const { unit, from, to } = line.piece
    const own = words.filter((word) => word.unit === unit && word.from >= from && word.from < to)
    const mark = mostOf(own) ?? { purpose: 'note' as const }
    const begins = mark.section !== undefined && mark.section !== section
    if (mark.section !== undefined) section = mark.section
    const isFact = mark.kind === 'table' && ofTables.has(mark.purpose)
    return { line, purpose: isFact ? 'cell' : mark.purpose, kind: mark.kind, begins, words: own.length }
  })
}

const ofTables: ReadonlySet<Purpose> = new Set<Purpose>([
  ...(['label', 'body', 'point', 'item', 'figure', 'lead', 'answer'] as const),
])

function mostOf(words: readonly Word[]): Mark | undefined {
  const counts = new Map<Mark['purpose'] | undefined, Word[]>()
  for (const word of words) {
    const same = counts.get(word.mark?.purpose) ?? []
    counts.set(word.mark?.purpose, [...same, word])
  }
  const [most = []] = [...counts.values()].toSorted((one, other) => other.length - one.length)
  return most[0]?.mark
}

type Text = { words: string[]; mark: Mark; order: number }

/** Of the page's texts long ones are looked for first, so that "Apply" takes no word of a sentence; else in their order. */
function byLength(one: Text, other: Text): number {
  const isLong = ({ words }: Text) => (words.length >= leastLong ? 0 : 1)
  return isLong(one) - isLong(other) || one.order - other.order
}

const leastLong = 6

function listTexts({ sections, notes, data, unplaced }: WantedPage): Text[] {
  const copy = sections.flatMap(({ kind, slots }, section) =>
    slots.map(({ role, text }, at) => {
      const isFirst = !slots.slice(0, at).some((slot) => slot.role === 'title')
      return { text, mark: { purpose: purposeOf(role, isFirst), kind, section } }
    }),
  )
  const others = [
    ...notes.map((text) => ({ text, mark: { purpose: 'note' as const } })),
    ...data.map((text) => ({ text, mark: { purpose: 'data' as const } })),
    ...unplaced.map((text) => ({ text, mark: { purpose: 'frame' as const } })),
  ]
  return [...copy, ...others].map(({ text, mark }, order) => ({
    ...{ words: wordsOf(text, 0, 0).map((word) => word.text), mark, order },
  }))
}

function purposeOf(role: string, isFirst: boolean): Purpose {
  if (role === 'title') return isFirst ? 'title' : 'item'
  return role === 'figure-label' ? 'label' : (role as Purpose)
}

/** The words where they stand in the document behind what was wanted before them, else anywhere. */
function markRun(words: Word[], { words: wanted, mark }: Text) {
  if (wanted.length === 0) return
  const after = mark.section === undefined ? 0 : endOfSection(words, mark.section)
  const at = findRun(words, wanted, after)
  const start = at < 0 ? findRun(words, wanted, 0) : at
  if (start >= 0) for (const word of words.slice(start, start + wanted.length)) word.mark = mark
}

function endOfSection(words: readonly Word[], section: number): number {
  return words.findLastIndex(({ mark }) => mark?.section !== undefined && mark.section < section) + 1
}

function findRun(words: readonly Word[], wanted: readonly string[], from: number): number {
  for (let at = from; at + wanted.length <= words.length; at++) {
    if (wanted.every((text, index) => words[at + index]?.text === text && !words[at + index]?.mark)) return at
  }
  return -1
}

function wordsOf(text: string, unit: number, start: number): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+(?:[.,'’][\p{L}\p{N}]+)*/gu)].map((found) => ({
    ...{ text: found[0].normalize('NFKC').toLowerCase(), unit, from: start + found.index },
  }))
}
