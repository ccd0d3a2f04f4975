import { type DocumentLine, listLines } from '#proposal/document-lines.ts'
import { createFates, type Fate, type Fragment } from '#proposal/find-fates.ts'
import { plainOf } from '#proposal/make-value.ts'
import type { Proposal } from '#proposal/proposal.ts'
import type { Piece } from '#word/blocks/piece.ts'
import { comparable } from '../page/text-of.ts'

/** A line with what became of its words. `home`: the section that they stand in, or belong to. */
export type LineRow = { line: DocumentLine; cells: Fragment[][]; home: number | undefined }

export type Filter = 'all' | 'unplaced' | 'off'

export function listRows(page: Proposal): LineRow[] {
  const findFates = createFates(page)
  return listLines(page).flatMap((line) => {
    const cells = line.cells
      .map(findFates)
      .filter((fragments) => !fragments.every(({ fate }) => isHeldAs(fate, 'language')))
    const fates = cells.flat().map(({ fate }) => fate)
    const home = fates.flatMap((fate) => ('section' in fate ? [fate.section] : []))[0]
    return cells.length > 0 ? [{ line, cells, home }] : []
  })
}

/** What of a line goes elsewhere with it: neither what stands there in the other language nor the label at it, unless that is all. */
export function wordsOf({ cells }: LineRow): Piece[] {
  const own = cells.flat().filter(({ fate }) => !isHeldAs(fate, 'language'))
  const said = own.filter(({ fate }) => !isHeldAs(fate, 'label'))
  return (said.length > 0 ? said : own).map(({ piece }) => piece)
}

/** Words of the page that somebody pointed at. */
export type Pointed = { section: number; words: string }

/** What a line says on the page. */
export function sayLine({ cells }: LineRow, { paragraphs }: Proposal): string {
  const said = cells.flat().find(({ fate }) => fate.is === 'placed')
  return said?.fate.is === 'placed' ? plainOf({ ...said.fate.grain, pieces: [said.piece] }, paragraphs) : ''
}

/** The line whose words somebody pointed at: the longest that is in them, or that they are of. */
export function findPointed(rows: readonly LineRow[], { section, words }: Pointed, page: Proposal) {
  const wanted = comparable(words)
  const own = rows
    .filter(({ home }) => home === section)
    .map((row) => ({ row, said: comparable(sayLine(row, page)) }))
    .filter(({ said }) => said !== '' && wanted !== '' && (wanted.includes(said) || said.includes(wanted)))
  return own.toSorted((one, other) => other.said.length - one.said.length)[0]?.row
}

export function isIn(filter: Filter, { cells }: LineRow): boolean {
  const fates = cells.flat().map(({ fate }) => fate)
  if (filter === 'unplaced') return fates.some(({ is }) => is === 'unplaced' || is === 'left-over')
  if (filter === 'off')
    return fates.some((fate) => fate.is === 'asked' || (fate.is === 'held' && fate.kind !== 'label'))
  return true
}

/** Lines that are on no page of a document, and labels that nobody has said anything of. */
export function countBehind(pages: readonly Proposal[]) {
  const rows = pages.flatMap(listRows)
  return {
    questions: new Set(pages.flatMap(({ questions }) => questions.map(({ label }) => label))).size,
    unplaced: rows.filter((row) => isIn('unplaced', row)).length,
    kept: rows.filter((row) => isIn('off', row) && !row.cells.flat().some(({ fate }) => fate.is === 'asked'))
      .length,
  }
}

/** Sections begin at the first of their lines, or at the labels right above it. */
export function firstLines(rows: readonly LineRow[]): Map<string, number> {
  const seen = new Set<number>()
  const firsts = new Map<string, number>()
  for (const [index, { home }] of rows.entries()) {
    if (home === undefined || seen.has(home)) continue
    seen.add(home)
    const label = rows.slice(0, index).findLastIndex((row) => !isLabel(row)) + 1
    const first = rows[label]
    if (first) firsts.set(first.line.id, home)
  }
  return firsts
}

function isLabel({ cells }: LineRow): boolean {
  return cells.flat().every(({ fate }) => isHeldAs(fate, 'label'))
}

function isHeldAs(fate: Fate, kind: string): boolean {
  return fate.is === 'held' && fate.kind === kind
}
