import type { Block } from '#word/blocks/block.ts'
import { piecesOf } from '#word/blocks/block.ts'
import type { Link } from '#word/blocks/line.ts'
import { finishCopy } from './finish-copy.ts'
import { addHeading } from './gather-heading.ts'
import { addLabel } from './gather-label.ts'
import { addList } from './gather-list.ts'
import { addParagraph } from './gather-paragraph.ts'
import {
  addGrain,
  beginItem,
  endItem,
  type Gathered,
  type Gathering,
  hold,
  holdBlock,
  type Setting,
} from './gathering.ts'
import type { Copy, Grain } from './grain.ts'
import { countKinds } from './leads.ts'
import { planItems } from './plan-items.ts'
import type { Part } from './split-parts.ts'
import type { Strip } from './strip.ts'

/** Reads a part from top to bottom. Items begin at headings of one level, at counted labels, and where labels start over. */
export function gatherCopy(part: Part, setting: Setting): Gathered {
  const hasPicture = part.strips.some(({ block }) => block.kind === 'picture')
  const copy: Copy = {
    ...(part.name && { name: part.name }),
    grains: [],
    ...(hasPicture && { hasPicture }),
  }
  const gathering: Gathering = {
    ...{ part, setting, grains: copy.grains, held: [], unknown: [], plan: planItems(part, setting.units) },
    counts: countKinds(part, setting),
    ...{ item: undefined, items: 0, key: '', labels: 0, open: undefined, names: new Set<Grain>() },
  }
  for (const [index, strip] of part.strips.entries()) addStrip(gathering, strip, index)
  for (const name of gathering.names) {
    if (copy.grains.some((each) => each !== name && each.item === name.item && each.role === 'title'))
      hold(gathering, 'label', name.block, copy.grains.splice(copy.grains.indexOf(name), 1)[0]?.pieces ?? [])
  }
  finishCopy(gathering, setting.units)
  const { held, unknown } = gathering
  return { copies: partLegal(copy).flatMap(partTail), held, unknown }
}

/** What is said below the last question stands below it on the page as well. */
function partTail(copy: Copy): Copy[] {
  const last = copy.grains.findLastIndex(({ role, item }) => role === 'answer' && item !== undefined)
  const tail = copy.grains.slice(last + 1)
  const isText = tail.some(({ role }) => role === 'body' || role === 'lead')
  if (last < 0 || !isText || tail.some(({ item }) => item !== undefined)) return [copy]
  return [{ ...copy, grains: copy.grains.slice(0, last + 1) }, { grains: tail }]
}

/** Small print below other words is a section of its own. */
function partLegal(copy: Copy): Copy[] {
  const legal = copy.grains.filter(({ role }) => role === 'legal')
  const others = copy.grains.filter(({ role }) => role !== 'legal')
  const isAlone = others.every(
    ({ role, item }) => item === undefined && (role === 'title' || role === 'eyebrow'),
  )
  if (legal.length === 0 || isAlone) return [copy]
  return [
    { ...copy, grains: others },
    { name: 'legal', grains: legal.map(({ item: _, ...grain }) => grain) },
  ]
}

function addStrip(into: Gathering, strip: Strip, index: number) {
  const { block, from, kind, role, row } = strip
  const { part } = into
  if (kind) return holdBlock(into, kind, strip)
  if (row !== undefined && into.key !== `row ${from} ${row}`) beginItem(into, `row ${from} ${row}`)
  if (row === undefined && into.key.startsWith('row ')) endItem(into)
  if (role) {
    addGrain(into, from, role, piecesOf(block), linksOf(block))
    return
  }
  const { open } = into
  if (open && 'role' in open && block.kind === 'heading' && row === undefined) {
    into.open = undefined
    addGrain(into, from, open.role, [block.words], block)
    return
  }
  if (block.kind !== 'paragraph' && block.kind !== 'list' && block.kind !== 'space') into.open = undefined
  switch (block.kind) {
    case 'heading':
      return addHeading(into, block, strip, index)
    case 'label':
      return addLabel(into, block, from)
    case 'question':
      beginItem(into, 'question')
      addGrain(into, from, 'question', [block.question], block)
      for (const answer of block.answer) addGrain(into, from, 'answer', [answer], block)
      return
    case 'figure':
      if (into.counts.leads > 1 && part.name !== 'figures') {
        beginItem(into, 'lead')
        addGrain(into, from, 'title', [block.figure], block)
        addGrain(into, from, 'body', [block.label], block)
        return endItem(into)
      }
      if (row === undefined) beginItem(into, 'figure')
      addGrain(into, from, 'figure', [block.figure], block)
      addGrain(into, from, 'figure-label', [block.label], block)
      return
    case 'list':
      return addList(into, block, from)
    case 'paragraph':
      return addParagraph(into, block, strip)
    case 'struck':
      return holdBlock(into, 'struck', strip)
    case 'space':
    case 'rule':
      return holdBlock(into, 'label', strip)
  }
}

function linksOf(block: Block): { links?: Link[] } {
  return 'links' in block && block.links ? { links: block.links } : {}
}
