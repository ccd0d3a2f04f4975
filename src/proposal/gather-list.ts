import type { Block, ListEntry } from '#word/blocks/block.ts'
import { cutPiece, type Piece, textOfPiece, type Units, wordsOf } from '#word/blocks/piece.ts'
import { isFigure, isNumberOf, lengthOfFigure } from '#word/blocks/read-figure.ts'
import { isQuestion } from '#word/blocks/read-line.ts'
import { addActions } from './add-actions.ts'
import { addFigure } from './add-figure.ts'
import { addLink } from './gather-links.ts'
import {
  addGrain,
  beginItem,
  endItem,
  type Gathering,
  hold,
  isAsking,
  lengthOfQuestion,
} from './gathering.ts'
import type { GrainRole } from './grain.ts'
import { hrefOf } from './leads.ts'
import { readsAsActions } from './read-action.ts'
import { soundsLikeRemark } from './remarks.ts'

export function addList(into: Gathering, block: Extract<Block, { kind: 'list' }>, from: number) {
  const { units } = into.setting
  const { entries, isNumbered } = block
  const opened = into.open
  if (opened && 'kind' in opened) return hold(into, opened.kind, from, entries.flatMap(piecesOfEntry))
  const isVersions = opened?.role === 'title'
  const isOthers = entries.every(({ lead }) => lead && alternative.test(wordsOf(lead, units)))
  if (isOthers && into.grains.some(({ role }) => role === 'title'))
    return hold(into, 'version', from, entries.flatMap(piecesOfEntry))
  const led = entries.filter(({ lead }) => lead)
  const isAllLinks =
    entries.length > 1 &&
    entries.every((entry) => hrefOf(piecesOfEntry(entry), block.links, units) !== undefined)
  const isNames = led.length * 2 > entries.length || into.part.name === 'links'
  const isItems = !opened && isNames && entries.length > 1 && into.item === undefined
  if (opened?.role === 'action') {
    for (const entry of entries) addActions(into, joined(entry), 'action', block, from)
    return
  }
  if (isVersions) {
    const [first, ...others] = entries
    if (first) addGrain(into, from, 'title', piecesOfEntry(first), block)
    for (const other of others)
      into.held.push({ kind: 'version', block: from, pieces: piecesOfEntry(other), role: 'title' })
    return
  }
  if (isPerson(into, entries)) return addGrain(into, from, 'person', entries.flatMap(piecesOfEntry), block)
  const [entry] = entries
  const isStarred =
    entries.length === 1 && entry && /^\s*\*+\s?\S.*\.\s*$/s.test(wordsOf(joined(entry), units))
  if (isStarred && into.item === undefined) return addGrain(into, from, 'legal', piecesOfEntry(entry), block)
  const isActions =
    entries.length <= 3 &&
    !isNumbered &&
    entries.every((entry) => {
      const words = joined(entry)
      return readsAsActions(wordsOf(words, units), hrefOf([words], block.links, units) !== undefined)
    })
  if (isActions && !isAllLinks && into.part.name !== 'links') {
    for (const [index, entry] of entries.entries())
      addActions(
        into,
        joined(entry),
        index > 0 && into.item === undefined ? 'second-action' : 'action',
        block,
        from,
      )
    return
  }
  const isFigures =
    entries.length > 1 &&
    entries.every((entry) => lengthOfFigure(wordsOf(joined(entry), units)) > 0 && !entry.lead) &&
    (into.part.name === 'figures' || (into.item === undefined && areQuantities(entries, units)))
  if (isFigures) {
    for (const { words } of entries) addFigure(into, words, from, block)
    return endItem(into)
  }
  const areNumbers =
    led.length === entries.length && led.every(({ lead }) => lead && isNumberOf(bareWords(lead, units)))
  const isRelated = isAllLinks && into.item === undefined && !['links', 'hero'].includes(into.part.name ?? '')
  for (const entry of entries) {
    const pieces = piecesOfEntry(entry)
    if (isRelated && !entry.lead) {
      addLink(into, cutPiece(entry.words, 0)[0], entry.words, block, from)
      continue
    }
    if (isQuestion(wordsOf(joined(entry), units)) && isAsking(into)) {
      beginItem(into, 'question')
      addGrain(into, from, 'question', pieces, block)
      into.open = { role: 'answer' }
      continue
    }
    const asked = entry.lead ? 0 : lengthOfQuestion(into, textOfPiece(entry.words, units))
    if (asked > 0) {
      const [question, answer] = cutPiece(entry.words, asked)
      beginItem(into, 'question')
      addGrain(into, from, 'question', [question], block)
      addGrain(into, from, 'answer', [answer], block)
      continue
    }
    if (isItems || (isAllLinks && into.item === undefined)) {
      beginItem(into, 'entry')
      const lead = entry.lead ?? entry.words
      const isNumber = areNumbers || isFigure(bareWords(lead, units))
      addGrain(into, from, isNumber ? 'figure' : 'title', [lead], block)
      const isRemark = soundsLikeRemark(wordsOf(joined(entry), units))
      const rest = isRemark ? block : { ...block, kind: 'label' }
      if (entry.lead) addGrain(into, from, isNumber ? 'figure-label' : 'body', [entry.words], rest)
      continue
    }
    const grain = addGrain(into, from, roleOfEntry(into), pieces, block)
    if (isNumbered) grain.isNumbered = true
  }
  if (isItems || (isAllLinks && into.key === 'entry')) endItem(into)
}

/** "5% back on fuel", "AED 0 annual fee", line by line: amounts and shares, where counts of things may be what one needs. */
function areQuantities(entries: readonly ListEntry[], units: Units): boolean {
  const texts = entries.map(({ words }) => wordsOf(words, units))
  const measured = texts.filter((text) => quantity.test(text))
  const areShort = texts.every((text) => text.length <= 60 && !/[.!?؟:,،]$/.test(text))
  return texts.length > 2 && areShort && measured.length * 2 >= texts.length
}

const quantity =
  /^[^\p{L}\p{Nd}]*(?:(?:AED|USD|EUR|\p{Sc})\s?[\d٠-٩]|[\d٠-٩][\d٠-٩.,٫٬]*\s?(?:[%٪★]|AED|درهم))/iu

/** Without the sign of its list, and without the one that parts it from what follows. */
function bareWords(lead: Piece, units: Units): string {
  return wordsOf(lead, units).replace(/^[•·▪◦‣●*–—-]\s*|[\s:–—-]+$/g, '')
}

function roleOfEntry({ item, key, part }: Gathering): GrainRole {
  if (item !== undefined && key === 'question') return 'answer'
  return part.name === 'legal' ? 'legal' : 'point'
}

/** "Alt B – …" beside the title that was chosen. */
const alternative =
  /^\W*(?:alt|alternative|alternate|option|version|variant|البديل|الخيار)\s?(?:[a-f]|\d|[أبج])\b/i

/** "— Sofía R." below what she said. */
function isPerson({ grains, setting }: Gathering, entries: readonly ListEntry[]): boolean {
  const [entry] = entries
  const isOne = entries.length === 1 && entry !== undefined
  return (
    isOne &&
    grains.at(-1)?.role === 'quote' &&
    wordsOf(joined(entry), setting.units).split(/\s+/).length <= 10
  )
}

function piecesOfEntry({ lead, words }: ListEntry): Piece[] {
  return lead ? [lead, words] : [words]
}

function joined({ lead, words }: ListEntry): Piece {
  return lead ? { unit: words.unit, from: lead.from, to: words.to } : words
}
