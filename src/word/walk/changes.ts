import { readAttribute } from '../xml/xml.ts'
import type { ChangeKind, WordChange } from './document.ts'
import { countPiece, type Walk, walkChildren } from './walk.ts'

/** Words that were inserted, deleted or moved with Track Changes on; those that are gone become none of the text. */
export function walkChange(kind: ChangeKind) {
  const isGone = goneKinds.has(kind)
  return (walk: Walk) => {
    const { isDeleted, change } = walk
    const author = readAttribute(walk.reader, 'w:author') ?? ''
    if (!isToldBy(change, isGone, author)) walk.change = noteInner(walk, kind)
    walk.isDeleted = isDeleted || isGone
    walkChildren(walk)
    walk.changeEnd = walk.kept
    walk.isDeleted = isDeleted
    walk.change = change
  }
}

/** Note a change of the open paragraph. One that goes straight on from the last is the same one. */
export function noteChange(walk: Walk, kind: ChangeKind): WordChange {
  const { scope } = walk
  const change = readChange(walk, kind)
  if (scope.paragraph) scope.paragraph.changes ??= []
  const changes = scope.paragraph?.changes ?? scope.earlyChanges
  const last = changes[changes.length - 1]
  if (last && walk.changeEnd === walk.kept && isSame(last, change)) return last
  changes.push(change)
  return change
}

/** What was changed is the open row, with all that stands in it. */
export function openRowChange(walk: Walk, kind: ChangeKind) {
  const { row } = walk.scope
  if (!row) return
  walk.change = readChange(walk, kind)
  row.changes ??= []
  row.changes.push(walk.change)
}

/** What was changed is the cell that is just being read. In a row that was changed as a whole it is told with the row. */
export function openCellChange(walk: Walk, kind: ChangeKind) {
  walk.change ??= readChange(walk, kind)
}

const goneKinds: ReadonlySet<ChangeKind> = new Set<ChangeKind>([
  'deleted',
  'moved-away',
  'row-deleted',
  'cell-deleted',
])

/** All that is in a deleted row is deleted, and in an inserted one inserted; by one person, that is one change. */
function isToldBy(outer: WordChange | undefined, isGone: boolean, author: string) {
  if (!outer || outer.author !== author) return false
  return goneKinds.has(outer.kind) || (!isGone && outer.kind !== 'formatted')
}

/** Of a row or cell that is gone nothing is left that a change could be told of. */
function noteInner(walk: Walk, kind: ChangeKind): WordChange {
  const outer = walk.change
  if (outer?.kind !== 'row-deleted' && outer?.kind !== 'cell-deleted') return noteChange(walk, kind)
  const change = readChange(walk, kind)
  outer.inner ??= []
  outer.inner.push(change)
  return change
}

function readChange(walk: Walk, kind: ChangeKind): WordChange {
  const { reader } = walk
  walk.hasTraces = true
  countPiece(walk)
  const author = readAttribute(reader, 'w:author') ?? ''
  return { kind, author, date: readAttribute(reader, 'w:date') ?? '', text: '' }
}

function isSame(one: WordChange, other: WordChange) {
  return (
    one.kind === other.kind &&
    one.author === other.author &&
    one.date.slice(0, 10) === other.date.slice(0, 10)
  )
}
