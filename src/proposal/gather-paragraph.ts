import type { Block } from '#word/blocks/block.ts'
import { cutPiece, isEmptyPiece, type Piece, textOfPiece, type Units, wordsOf } from '#word/blocks/piece.ts'
import { isFigure, lengthOfFigure } from '#word/blocks/read-figure.ts'
import { readItemMark } from '#word/blocks/read-label.ts'
import { isQuestion, labelBefore } from '#word/blocks/read-line.ts'
import { isSmall } from '#word/blocks/sizes.ts'
import { addActions } from './add-actions.ts'
import { addFigure, areFigures } from './add-figure.ts'
import { isAside, isDirection, isLegal, remarkFrom } from './asides.ts'
import { addHeading } from './gather-heading.ts'
import { addBareLabel, labelName } from './gather-label.ts'
import { addChips, addRelated } from './gather-links.ts'
import {
  addGrain,
  beginItem,
  endItem,
  type Gathering,
  grainsHere,
  hold,
  isAsking,
  lengthOfQuestion,
} from './gathering.ts'
import { areFramed } from './habits.ts'
import { isQuoted } from './hold-unquoted.ts'
import { boldLead, hrefOf, isUnderlined, leadOf, linkTo, typedNumber } from './leads.ts'
import { readsAsActions } from './read-action.ts'
import { soundsLikeRemark } from './remarks.ts'
import { roleOfText } from './role-of-text.ts'
import { splitPoints } from './split-points.ts'
import { placeBehind, type Strip } from './strip.ts'
import { isAboveAll, isSlogan } from './titles-that-call.ts'

export function addParagraph(
  into: Gathering,
  block: Extract<Block, { kind: 'paragraph' }>,
  strip: Strip,
  index: number,
) {
  const { setting, part, open } = into
  const { units, habits } = setting
  const { words } = block
  const text = wordsOf(words, units)
  const { from } = strip
  if (text === '') return hold(into, 'label', from, [words])
  if (open) {
    into.open = open && 'role' in open && open.role === 'answer' ? open : undefined
    if ('kind' in open) return hold(into, open.kind, from, [words])
    if (open.role === 'action' || open.role === 'second-action')
      return addActions(into, words, open.role, block, from)
    addGrain(into, from, open.role, [words], block)
    return
  }
  if (strip.row === undefined && addRelated(into, words, block, from)) return
  const href = hrefOf([words], block.links, units)
  if (part.name === 'links' && href !== undefined) {
    beginItem(into, 'link')
    addGrain(into, from, 'title', [words], block)
    return endItem(into)
  }
  if (strip.row === undefined && addChips(into, words, block, from)) return
  const isLinkWords =
    text.length <= 60 &&
    !/[.!?؟:]$/.test(text) &&
    into.counts.links === 0 &&
    (into.counts.linkTo < 2 || linkTo.test(text))
  if (part.name === 'links' && isLinkWords && strip.row === undefined && into.grains.length > 0) {
    const [label, name] = cutPiece(words, linkTo.exec(textOfPiece(words, units))?.[0].length ?? 0)
    if (!isEmptyPiece(label)) hold(into, 'label', from, [label])
    beginItem(into, 'link')
    addGrain(into, from, 'title', [name], block)
    return endItem(into)
  }
  const isEntry = part.name === 'links' && strip.row === undefined && into.grains.length > 0
  const name = isEntry
    ? (/^\s*[^:–—.]{2,60}(?::|\s[–—-])\s+(?=\S)/.exec(textOfPiece(words, units))?.[0].length ?? 0)
    : 0
  if (name > 0) {
    const [title, rest] = cutPiece(words, name)
    beginItem(into, 'link')
    addGrain(into, from, 'title', [title], block)
    addGrain(into, from, 'body', [rest], {})
    return endItem(into)
  }
  if (into.key === 'figure line' && into.grains.at(-1)?.role === 'figure')
    return addGrain(into, from, 'figure-label', [words], block)
  const isLink = href !== undefined || (isFewWords(text, strip) && isUnderlined(words, setting.paragraphs))
  const isFramed = habits.areButtonsFramed === true && areFramed(text)
  const said = text.slice(0, remarkFrom(text))
  const isCall =
    isFramed ||
    (!isAboveAll(into, index) &&
      !isStepLine(into, index, isLink) &&
      readsAsActions(said, isLink) &&
      !isShortTitle(into, words, strip))
  const isNamedNext = /^(?:mark|label) /.test(into.key) && grainsHere(into).length === 0
  if (isCall && !isNamedNext && !isSlogan(into, text, index))
    return addActions(into, words, 'action', block, from)
  if (isCall) {
    addGrain(into, from, 'title', [words], block)
    return
  }
  if (isAside(said || text, habits) || soundsLikeRemark(said || text, habits.isOfOnePerson)) {
    if (/[:：]$/.test(text) && !isDirection(text)) into.open = { kind: 'note' }
    return hold(into, 'note', from, [words])
  }
  const counted = readItemMark(text)
  const mark = habits.isDeck || counted?.part === 'steps' ? counted : undefined
  if (mark && text.length <= 90) return addHeading(into, { kind: 'heading', level: 11, words }, strip, -1)
  if (habits.isDeck && /[:：]$/.test(text) && text.split(/\s+/).length <= 8)
    return addBareLabel(into, words, from, text)
  if (isStrange(into, text, strip)) {
    into.unknown.push({ label: labelName(labelBefore(text) ?? ''), block: from, pieces: [words] })
    return
  }
  if (isAsking(into) && isQuestion(text)) {
    const isBegun = /^(?:mark|label) /.test(into.key) && !into.grains.some(({ item }) => item === into.item)
    if (!isBegun) beginItem(into, 'question')
    addGrain(into, from, 'question', [words], block)
    return
  }
  const asked = strip.row === undefined ? lengthOfQuestion(into, textOfPiece(words, units)) : 0
  if (asked > 0) {
    const [question, answer] = cutPiece(words, asked)
    beginItem(into, 'question')
    addGrain(into, from, 'question', [question], block)
    addGrain(into, from, 'answer', [answer], block)
    return
  }
  if (isShortTitle(into, words, strip)) {
    beginItem(into, 'short')
    addGrain(into, from, 'title', [words], block)
    return
  }
  if (typedNumber.test(text) && into.counts.typed > 1) {
    const led =
      into.item === undefined
        ? (/^\s*[\d٠-٩]{1,2}[.)]\s+[^:–—.]{2,50}(?::|\s[–—-])\s+(?=\S)/.exec(textOfPiece(words, units))?.[0]
            .length ?? boldLead(words, setting))
        : 0
    if (led > 0) {
      const [title, rest] = cutPiece(words, led)
      beginItem(into, 'lead')
      addGrain(into, from, 'title', [title], block)
      addGrain(into, from, 'body', [rest], block)
      return endItem(into)
    }
    addGrain(into, from, 'point', [words], block).isNumbered = true
    return
  }
  const isOnlyText = into.item !== undefined && into.grains.at(-1)?.role === 'title'
  const isRaised = setting.paragraphs[words.unit]?.runs[0]?.position === 'sup' && words.from === 0
  if (
    ((isLegal(text) || isRaised || isSetSmall(words, text, setting)) && !isOnlyText) ||
    part.name === 'legal'
  )
    return addGrain(into, from, 'legal', [words], block)
  const isQuotation =
    isQuoted(text) && (part.name === 'quotes' || (text.length > 40 && !habits.areWordsQuoted))
  if (isQuotation) {
    beginItem(into, 'quote')
    return addGrain(into, from, 'quote', [words], block)
  }
  if (into.key === 'quote' && text.split(/\s+/).length <= 10)
    return addGrain(into, from, 'person', [words], block)
  if (isFigure(text) && !/[.]$/.test(text) && into.grains.at(-1)?.role !== 'question') {
    const isItems = into.key.startsWith('label ') && !into.grains.some(({ item }) => item === into.item)
    if (strip.row === undefined && !isItems) beginItem(into, 'figure line')
    return addGrain(into, from, 'figure', [words], block)
  }
  const isCounting = part.name === 'figures'
  const chips = isCounting ? splitFigures(words, units) : splitPoints(words, units)
  if (chips.length > (isCounting ? 1 : 2) && areFigures(chips, setting)) {
    for (const chip of chips) addFigure(into, chip, from, block)
    return
  }
  const figure = part.name === 'figures' ? lengthOfFigure(text) : 0
  if (figure > 0 && into.grains.at(-1)?.role !== 'figure' && strip.row === undefined && text.length <= 90) {
    return addFigure(into, words, from, block)
  }
  const named = part.name === 'figures' && strip.row === undefined ? leadOf(words, setting) : 0
  if (named > 0 && named <= 40) {
    const [one, other] = cutPiece(words, named)
    const isBehind = !hasDigit(wordsOf(one, units)) && /^\D{0,12}[\d٠-٩].{0,30}$/u.test(wordsOf(other, units))
    if (isBehind || (into.items > 0 && hasDigit(wordsOf(one, units)))) {
      beginItem(into, 'figure')
      addGrain(into, from, isBehind ? 'figure-label' : 'figure', [one], block)
      addGrain(into, from, isBehind ? 'figure' : 'figure-label', [other], block)
      return
    }
  }
  if (into.key === 'figure line' || into.key === 'figure') endItem(into)
  const isFree = strip.row === undefined && (into.item === undefined || into.key === 'lead')
  const lead = isFree ? leadOf(words, setting) : 0
  if (lead > 0 && into.counts.leads > 1) {
    const [title, rest] = cutPiece(words, lead)
    beginItem(into, 'lead')
    const isNumber = isFigure(wordsOf(title, units).replace(/[\s:–—-]+$/, ''))
    addGrain(into, from, isNumber ? 'figure' : 'title', [title], block)
    addGrain(into, from, isNumber ? 'figure-label' : 'body', [rest], block)
    return endItem(into)
  }
  addGrain(into, from, roleOfText(into, text, strip), [words], block)
}

/** Sentences in letters that are smaller than text is. */
function isSetSmall({ unit }: Piece, text: string, { paragraphs }: Gathering['setting']): boolean {
  return isSmall(paragraphs[unit]?.look, text.length) && text.length > 40 && /[.!؟]$/.test(text)
}

/** Steps say what to do, one line after the other. */
function isStepLine({ part }: Gathering, index: number, isLink: boolean): boolean {
  const next = part.strips[placeBehind(part.strips, index)]
  return part.name === 'steps' && !isLink && next?.block.kind === 'paragraph' && !next.kind
}

function isFewWords(text: string, { row }: Strip): boolean {
  return row !== undefined || (text.length <= 40 && !/[.,;:!?؟،]$/.test(text))
}

function isShortTitle({ plan, item, key }: Gathering, words: Piece, { row }: Strip): boolean {
  return row === undefined && plan.short.has(words) && (item === undefined || key === 'short')
}

/** A line with a few words before a colon, among lines whose labels are known, has one that nobody knows. */
function isStrange({ part, setting, counts }: Gathering, text: string, { row }: Strip): boolean {
  const label = labelBefore(text)
  const isLabel = label !== undefined && /^\p{Lu}/u.test(label) && label.split(/\s+/).length <= 3
  const known = part.strips.filter(({ block }) => block.kind === 'label' && block.meaning?.slot)
  return setting.habits.isDeck && row === undefined && isLabel && counts.leads < 2 && known.length > 1
}

/** "AED 80 bn assets, 220 bankers, 12 offices" */
function splitFigures(piece: Piece, units: Units): Piece[] {
  const chips = splitPoints(piece, units)
  if (chips.length > 1) return chips
  const text = textOfPiece(piece, units)
  const starts = [0, ...[...text.matchAll(/,\s/g)].map(({ index }) => index)]
  return starts.map((from, index) => ({
    unit: piece.unit,
    from: piece.from + from,
    to: piece.from + (starts[index + 1] ?? text.length),
  }))
}

function hasDigit(text: string): boolean {
  return /[\d٠-٩]/.test(text)
}
