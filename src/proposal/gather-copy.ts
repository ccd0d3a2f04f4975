import type { Block } from '#word/blocks/block.ts'
import { piecesOf } from '#word/blocks/block.ts'
import type { Link } from '#word/blocks/line.ts'
import { cutPiece, isEmptyPiece, type Piece, textOfPiece, type Units, wordsOf } from '#word/blocks/piece.ts'
import { bareAsking } from '#word/blocks/read-line.ts'
import { isAside } from './asides.ts'
import { finishCopy, titleLegal } from './finish-copy.ts'
import { addHeading } from './gather-heading.ts'
import { addLabel } from './gather-label.ts'
import { withRelated } from './gather-links.ts'
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
  const hasPicture =
    part.name === 'picture' || part.strips.some((strip) => showsPicture(strip, setting.units))
  const copy: Copy = {
    ...(part.name && { name: part.name }),
    grains: [],
    ...(hasPicture && { hasPicture }),
  }
  const gathering: Gathering = {
    ...{ part, setting, grains: copy.grains, held: [], unknown: [], plan: planItems(part, setting.units) },
    ...{ counts: countKinds(part, setting), related: [], captions: [] },
    ...{ item: undefined, items: 0, key: '', labels: 0, open: undefined, names: new Set<Grain>() },
  }
  for (const [index, strip] of part.strips.entries()) addStrip(gathering, strip, index)
  for (const name of gathering.names) {
    if (copy.grains.some((each) => each !== name && each.item === name.item && each.role === 'title'))
      hold(gathering, 'label', name.block, copy.grains.splice(copy.grains.indexOf(name), 1)[0]?.pieces ?? [])
  }
  finishCopy(gathering, setting.units)
  const { held, unknown, related } = gathering
  const captions = [...gathering.captions, takeCaption(part, copy.grains, setting.units)].filter(
    (grains) => grains.length > 0,
  )
  const pictures = part.strips.filter(({ block }) => block.kind === 'picture')
  if (captions.length > 0 && pictures.length < 2) delete copy.hasPicture
  return {
    copies: [...withRelated(partLegal(copy, setting).flatMap(partTail), related), ...captions.map(captionOf)],
    ...{ held, unknown },
  }
}

function captionOf(grains: Grain[]): Copy {
  return { name: 'picture', grains, hasPicture: true }
}

/** A line below the picture that ends a part, where other words stand above it, is said of the picture. */
function takeCaption({ strips }: Part, grains: Grain[], units: Units): Grain[] {
  const lines = strips.filter(({ block, kind }) => !kind && block.kind !== 'space')
  const [picture, last] = lines.slice(-2)
  const words = last?.row === undefined && last?.block.kind === 'paragraph' ? last.block.words : undefined
  if (picture?.block.kind !== 'picture' || !words || wordsOf(words, units).length > 120) return []
  const own = grains.filter(({ pieces }) => pieces.every(({ unit }) => unit === words.unit))
  const others = grains.filter((grain) => !own.includes(grain) && grain.role !== 'title')
  const isText = own.every(({ role }) => role === 'body' || role === 'lead' || role === 'legal')
  if (others.length === 0 || !isText) return []
  for (const grain of own) grains.splice(grains.indexOf(grain), 1)
  return own.map(({ item: _, ...grain }) => ({ ...grain, role: 'body' }))
}

/** What is said below the last question, or the last link, stands below it on the page as well. */
function partTail(copy: Copy): Copy[] {
  const last = copy.grains.findLastIndex(
    ({ role, item }) => item !== undefined && (role === 'answer' || copy.name === 'links'),
  )
  const tail = copy.grains.slice(last + 1)
  const isText = tail.some(({ role }) => role === 'body' || role === 'lead')
  if (last < 0 || !isText || tail.some(({ item }) => item !== undefined)) return [copy]
  return [{ ...copy, grains: copy.grains.slice(0, last + 1) }, { grains: tail }]
}

/** Small print below other words is a section of its own. */
function partLegal(copy: Copy, setting: Setting): Copy[] {
  const legal = copy.grains.filter(({ role }) => role === 'legal')
  const others = copy.grains.filter(({ role }) => role !== 'legal')
  const isAlone = others.every(
    ({ role, item }) => item === undefined && (role === 'title' || role === 'eyebrow'),
  )
  if (legal.length === 0 || isAlone) return [copy]
  const own = legal.map(({ item: _, ...grain }) => grain)
  titleLegal(own, setting, setting.units)
  return [
    { ...copy, grains: others },
    { name: 'legal', grains: own },
  ]
}

/** A picture, or words about one; an icon is none. */
function showsPicture({ block, kind }: Strip, units: Units): boolean {
  if (block.kind === 'picture') return true
  if (block.kind === 'label') return aboutPicture.test(textOfPiece(block.label, units))
  if (block.kind !== 'paragraph' && !(kind === 'picture' && block.kind === 'space')) return false
  const text = textOfPiece(block.words, units)
  return text.length <= 200 && aboutPicture.test(text)
}

const aboutPicture =
  /^\W*(?:image|picture|photo|visual|الصورة|صورة)\b[^.!?؟]{0,30}[:：]|[([](?:image|picture|photo|visual)\b[^)\]]*[)\]]/i

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
      return addQuestion(into, block, from)
    case 'figure':
      if (isAside(wholeOf(block, into.setting.units), into.setting.habits, true))
        return holdBlock(into, 'note', strip)
      if (part.name === 'table') {
        addGrain(into, from, 'point', piecesOf(block), block)
        return
      }
      if ((into.counts.leads > 1 || isAmongTitles(into)) && part.name !== 'figures') {
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
      return addParagraph(into, block, strip, index)
    case 'struck':
      return holdBlock(into, 'struck', strip)
    case 'space':
    case 'rule':
      return holdBlock(into, 'label', strip)
  }
}

function addQuestion(into: Gathering, block: Extract<Block, { kind: 'question' }>, from: number) {
  const { units } = into.setting
  const isBare = bareAsking.test(textOfPiece(block.question, units))
  const spoken = (piece: Piece, sign: RegExp) => {
    const [label, words] = cutPiece(
      piece,
      isBare ? (sign.exec(textOfPiece(piece, units))?.[0].length ?? 0) : 0,
    )
    if (!isEmptyPiece(label)) hold(into, 'label', from, [label])
    return words
  }
  const [asked, answered] = cutPiece(block.question, lengthOfAsked(textOfPiece(block.question, units)))
  beginItem(into, 'question')
  addGrain(into, from, 'question', [spoken(asked, bareAsking)], block)
  if (!isEmptyPiece(answered)) addGrain(into, from, 'answer', [answered], block)
  for (const answer of block.answer) addGrain(into, from, 'answer', [spoken(answer, bareAnswer)], block)
}

/** "Q: Which cards? A: All of them." has both in a line. */
function lengthOfAsked(text: string): number {
  return (
    /^[^?؟]*[?؟]\s+(?:[–—/|-]\s+(?=\S{2,})|(?=(?:a|answer|ans|ج|جواب)\s?[:.–-]))/i.exec(text)?.[0].length ??
    text.length
  )
}

const bareAnswer = /^\s*(?:a\s+(?=\p{Lu})|ج\s+)/iu

/** "From AED 100 – start small" beside other items that have names. */
function isAmongTitles({ grains }: Gathering): boolean {
  const last = grains.at(-1)?.item
  const own = last === undefined ? [] : grains.filter(({ item }) => item === last)
  return own.some(({ role }) => role === 'title') && !own.some(({ role }) => role === 'figure')
}

function wholeOf(block: Block, units: Units): string {
  return piecesOf(block)
    .map((piece) => textOfPiece(piece, units))
    .join('')
    .trim()
}

function linksOf(block: Block): { links?: Link[] } {
  return 'links' in block && block.links ? { links: block.links } : {}
}
