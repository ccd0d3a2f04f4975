import {
  paragraphsOf,
  sourceOfCell,
  type WordCell,
  type WordChange,
  type WordOddity,
  type WordParagraph,
  type WordRow,
} from '../walk/document.ts'
import { beside, type Spot, type WordPlace } from './place.ts'
import { isEmptyControlText } from './stand-ins.ts'
import type { UnusedText } from './unused-text.ts'
import type { PlacedPicture } from './value-pictures.ts'

/** What the work on a document left in it besides its words, and where. */
export type Traces = {
  /** Places of the comments by their ids. */
  comments: Map<string, WordPlace>
  changes: PlacedChange[]
  /** Words that are hidden, or in a form that no value has. */
  unused: UnusedText[]
  pictures: (PlacedPicture & { instanceId: string })[]
}

export type PlacedChange = Omit<WordChange, 'inner'> & TracePlace

/** `instanceId` is empty before the first component; `spot` is a field of it, a table, or nothing that has a name. */
export type TracePlace = { instanceId: string; spot: Spot | undefined; source?: number }

export function createTraces(): Traces {
  return { comments: new Map(), changes: [], unused: [], pictures: [] }
}

export function noteTraces(traces: Traces, paragraph: WordParagraph, where: TracePlace) {
  const { comments, changes = [], hidden = '', oddities = [], hasPicture, source } = paragraph
  const at = { ...where, source }
  for (const id of comments) traces.comments.set(id, at)
  for (const change of changes) traces.changes.push({ ...change, ...at })
  if (hidden.trim() !== '') traces.unused.push({ text: hidden, place: at, why: 'hidden' })
  for (const oddity of oddities.filter(isWorthTelling)) traces.unused.push({ ...oddity, place: at })
  if (hasPicture) traces.pictures.push({ ...at, isAddress: false })
}

/** What Word or this form shows by itself in an empty field is nobody's. */
function isWorthTelling({ why, text }: WordOddity) {
  return why !== 'placeholder' || !isEmptyControlText(text)
}

/** How many of each there were at a point of the document. */
export type TraceMark = { comments: number; changes: number; unused: number; pictures: number }

export function markTraces({ comments, changes, unused, pictures }: Traces): TraceMark {
  return {
    comments: comments.size,
    changes: changes.length,
    unused: unused.length,
    pictures: pictures.length,
  }
}

/** What was noted since then, under another section, stands in the heading of this one. */
export function moveToHeading(traces: Traces, since: TraceMark, from: string, instanceId: string) {
  const place = { instanceId, spot: { at: 'heading' } } as const
  for (const [id, { source }] of [...traces.comments].slice(since.comments))
    traces.comments.set(id, { ...place, source })
  for (const each of traces.unused.slice(since.unused)) each.place = { ...each.place, ...place }
  const placed = [...traces.changes.slice(since.changes), ...traces.pictures.slice(since.pictures)]
  for (const each of placed) if (each.instanceId === from) Object.assign(each, place)
}

/** Those of a row's cells; a picture in the value's own cell is told with the value. */
export function noteTracesOfRow(
  traces: Traces,
  row: WordRow,
  value: WordCell | undefined,
  where: TracePlace,
) {
  const source = sourceOfCell(value) ?? sourceOfCell(row.cells[0])
  const at = source === undefined ? where : { ...where, source }
  for (const { inner = [], ...change } of row.changes ?? []) {
    for (const each of [change, ...inner]) traces.changes.push({ ...each, ...at })
  }
  const aside = value && at.spot ? { ...at, spot: beside(at.spot) } : at
  for (const cell of row.cells) {
    for (const paragraph of paragraphsOf(cell.blocks))
      noteTraces(traces, paragraph, cell === value ? at : aside)
    if (cell.hasPicture && cell !== value) traces.pictures.push({ ...at, isAddress: false })
  }
}
