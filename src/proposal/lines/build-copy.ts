import { cutPiece, isEmptyPiece, type Piece, textOfPiece, wordsOf } from '#word/blocks/piece.ts'
import type { Blocks } from '#word/blocks/read-blocks.ts'
import type { Copy, Grain, GrainRole, Held } from '../grain.ts'
import { hrefOf } from '../leads.ts'
import { lengthOfLabel, readActions } from '../read-action.ts'
import { finishItems } from './finish-items.ts'
import type { JudgedLine } from './gather-lines.ts'
import { type SectionKind, sectionKinds } from './purposes.ts'

type Building = {
  kind: SectionKind
  source: Blocks
  held: Held[]
  grains: Grain[]
  /** The item that words belong to now. */
  item: number | undefined
  items: number
  /** The row of a table that the last words stood in. */
  row: string
}

/** The words of a section in their roles. Items begin at what they are called, ask or count. */
export function buildCopy(
  lines: readonly JudgedLine[],
  kind: SectionKind,
  source: Blocks,
  held: Held[],
): Copy {
  const building: Building = { kind, source, held, grains: [], item: undefined, items: 0, row: '' }
  for (const [index, line] of lines.entries()) addLine(building, line, lines[index + 1])
  finishItems(building.grains, source)
  return { name: sectionKinds[kind], grains: building.grains }
}

function addLine(into: Building, line: JudgedLine, next: JudgedLine | undefined) {
  const { purpose, cell, block } = line
  const row = cell ? `${block} ${cell.row}` : ''
  const isNewRow = row !== into.row
  into.row = row
  switch (purpose) {
    case 'cell':
      return addCell(into, line, isNewRow)
    case 'title':
      into.item = undefined
      return addGrain(into, line, 'title')
    case 'eyebrow':
      if (next?.purpose === 'item') beginItem(into)
      return addGrain(into, line, 'eyebrow')
    case 'item':
      if (!isOpen(into, ['eyebrow'])) beginItem(into)
      return addGrain(into, line, 'title')
    case 'question':
      beginItem(into)
      return addGrain(into, line, 'question')
    case 'answer':
      return addGrain(into, line, into.item === undefined ? 'body' : 'answer')
    case 'figure':
      if (!isOpen(into, ['figure-label'])) beginItem(into)
      return addGrain(into, line, 'figure')
    case 'label':
      if (!isOpen(into, ['figure'])) beginItem(into)
      return addGrain(into, line, 'figure-label')
    case 'action':
    case 'second-action':
      return addActions(into, line, purpose)
    case 'lead':
    case 'body':
    case 'point':
      return addText(into, line, purpose)
    default:
      return
  }
}

function beginItem(into: Building) {
  into.item = into.items++
}

/** Whether the item has these and nothing else yet. */
function isOpen({ item, grains }: Building, roles: readonly GrainRole[]): boolean {
  const own = item === undefined ? [] : grains.filter((grain) => grain.item === item)
  return own.length > 0 && own.every(({ role }) => roles.includes(role))
}

function has({ item, grains }: Building, role: GrainRole): boolean {
  return item !== undefined && grains.some((grain) => grain.item === item && grain.role === role)
}

/** Text below what is called goes with it; below a figure and its label it is the section's again, and so it is below an answer. */
function addText(into: Building, line: JudgedLine, role: 'lead' | 'body' | 'point') {
  if (has(into, 'question')) {
    if (!has(into, 'answer') || role === 'point') return addGrain(into, line, 'answer')
    into.item = undefined
  }
  if (has(into, 'figure') || has(into, 'figure-label')) into.item = undefined
  if (into.kind === 'links' && role === 'point') {
    beginItem(into)
    addGrain(into, line, 'title')
    into.item = undefined
    return
  }
  const isLegal = into.kind === 'notice' && role !== 'point'
  addGrain(into, line, isLegal ? 'legal' : role)
}

function addCell(into: Building, { piece, block, form, links }: JudgedLine, isNewRow: boolean) {
  into.item = undefined
  const last = into.grains.at(-1)
  const goesOn = last?.role === 'point' && last.pieces.at(-1)?.unit === piece.unit
  if (last && !(into.row === '' ? !goesOn : isNewRow) && last.role === 'point') last.pieces.push(piece)
  else addGrain(into, { piece, block, form, links }, 'point')
}

function addActions(into: Building, line: JudgedLine, role: 'action' | 'second-action') {
  const { source, held } = into
  if (into.kind === 'links') {
    beginItem(into)
    addGrain(into, line, 'title')
    into.item = undefined
    return
  }
  for (const [index, { words, address }] of readActions(line.piece, source.units).entries()) {
    const [label, button] = cutPiece(words, lengthOfLabel(textOfPiece(words, source.units)))
    if (!isEmptyPiece(label)) held.push({ kind: 'label', block: line.block, pieces: [label] })
    addGrain(into, { ...line, piece: button }, index > 0 && into.item === undefined ? 'second-action' : role)
    if (address) addGrain(into, { ...line, piece: address }, 'address')
  }
}

type Words = Pick<JudgedLine, 'piece' | 'block' | 'form' | 'links'>

function addGrain(into: Building, { piece, block, form, links }: Words, role: GrainRole) {
  const { units } = into.source
  const [left, struck] = partStruck(piece, into.source)
  if (struck.length > 0) into.held.push({ kind: 'struck', block, pieces: struck })
  const href = hrefOf(left, [...links], units)
  if (left.every((each) => wordsOf(each, units) === '')) return
  into.grains.push({
    ...{ block, role, pieces: left },
    ...(into.item !== undefined && { item: into.item }),
    ...(role === 'point' && form === 'number' && { isNumbered: true as const }),
    ...(href !== undefined && { href }),
  })
}

/** Struck words no longer count, wherever they stand in a line. */
function partStruck(piece: Piece, { paragraphs }: Blocks): [left: Piece[], struck: Piece[]] {
  const { runs = [] } = paragraphs[piece.unit] ?? {}
  if (!runs.some(({ struck }) => struck)) return [[piece], []]
  const parts = { left: [] as Piece[], struck: [] as Piece[] }
  let at = 0
  for (const run of runs) {
    const [from, to] = [Math.max(at, piece.from), Math.min(at + run.text.length, piece.to)]
    at += run.text.length
    if (from >= to) continue
    const own = run.struck ? parts.struck : parts.left
    const last = own.at(-1)
    if (last?.to === from) own[own.length - 1] = { ...last, to }
    else own.push({ unit: piece.unit, from, to })
  }
  return [parts.left, parts.struck]
}
