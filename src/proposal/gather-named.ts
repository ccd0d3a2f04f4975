import type { Block } from '#word/blocks/block.ts'
import { cutPiece, isEmptyPiece, type Piece, textOfPiece, type Units, wordsOf } from '#word/blocks/piece.ts'
import { isFigure, lengthOfFigure } from '#word/blocks/read-figure.ts'
import type { Label } from '#word/blocks/read-label.ts'
import { isQuestion } from '#word/blocks/read-line.ts'
import { addActions, lengthOfLabel } from './add-actions.ts'
import { addFigure } from './add-figure.ts'
import { addLink, lengthOfMore } from './gather-links.ts'
import { addGrain, beginItem, endItem, type Gathering, hold } from './gathering.ts'
import { lengthOfFirstWords } from './lead-entries.ts'
import { askedBefore } from './leads.ts'
import { readsAsActions } from './read-action.ts'
import { splitPoints } from './split-points.ts'

/** "Benefit 2: Fast – in two days", "Footer banner: Still looking?" */
export function addNamed(
  into: Gathering,
  block: Extract<Block, { kind: 'label' }>,
  from: number,
  { part, item }: Label,
) {
  const { units } = into.setting
  const [first, ...more] = block.values
  if (!first) return
  const text = textOfPiece(first, units)
  const isOverMore = text.trim().length <= 80 && part !== 'text' && part !== 'legal'
  if (item === undefined && part === 'links' && into.part.name === 'hero')
    return addActions(into, first, 'second-action', block, from)
  if (item === undefined && part === 'links' && into.part.name !== 'links') {
    const isList = /\blinks\b|روابط/i.test(textOfPiece(block.label, units))
    for (const [index, chip] of (isList ? splitEntries(first, units) : [first]).entries()) {
      const words = textOfPiece(chip, units)
      const [label, name] = cutPiece(chip, index > 0 ? lengthOfSign(words) : lengthOfMore(words))
      addLink(into, label, name, block, from)
    }
    return
  }
  if (item === undefined && part === 'links') {
    for (const chip of splitEntries(first, units)) {
      const words = textOfPiece(chip, units)
      const [sign, name] = cutPiece(chip, lengthOfSign(words) || lengthOfMore(words))
      if (!isEmptyPiece(sign)) hold(into, 'label', from, [sign])
      beginItem(into, 'link')
      addGrain(into, from, 'title', [name], block)
    }
    return endItem(into)
  }
  if (part === 'legal') {
    for (const value of block.values) addGrain(into, from, 'legal', [value], block)
    return
  }
  const isButton = /\b(?:cta|button|btn)\W*$|زر\W*$/i.test(textOfPiece(block.label, units))
  const hasTitle = into.grains.some((grain) => grain.role === 'title' && grain.item === undefined)
  if (item === undefined && isButton && hasTitle && text.trim().split(/\s+/).length <= 5)
    return addActions(into, first, 'action', block, from)
  const counted = splitPoints(first, units)
  if (item === undefined && part === 'figures' && counted.length > 1) {
    for (const chip of counted) addFigure(into, chip, from, block)
    return endItem(into)
  }
  const [title, ...chips] = splitStrokes(first, units)
  if (item === undefined && title && chips.length > 0) {
    addGrain(into, from, 'title', [title], block)
    for (const chip of chips) {
      const [stroke, words] = cutPiece(chip, strokeLength)
      hold(into, 'label', from, [stroke])
      const said = wordsOf(words, units)
      if (lengthOfLabel(said) > 0 || readsAsActions(said, false))
        addActions(into, words, 'action', block, from)
      else addGrain(into, from, 'body', [words], block)
    }
  } else if (item === undefined) {
    addGrain(into, from, isOverMore && !/[.。]\s*$/.test(text) ? 'title' : 'body', [first], block)
  } else if (part === 'questions' && askedBefore.test(text)) {
    const [question, answer] = cutPiece(first, askedBefore.exec(text)?.[0].length ?? 0)
    addGrain(into, from, 'question', [question], block)
    addGrain(into, from, 'answer', [answer], block)
  } else if (part === 'questions' || isQuestion(text.trim())) {
    into.names.add(addGrain(into, from, 'question', [first], block))
  } else addItem(into, block, from, part)
  const isCounted = into.grains.at(-1)?.role === 'figure'
  for (const [index, value] of more.entries())
    addGrain(into, from, isCounted && index === 0 ? 'figure-label' : 'body', [value], block)
}

function lengthOfSign(text: string): number {
  return /^\s?[,;|•·،]\s/.exec(text)?.[0].length ?? 0
}

/** "Fees, forms, terms": each with the sign before it. */
function splitEntries(piece: Piece, units: Units): Piece[] {
  const text = textOfPiece(piece, units)
  const starts = [0, ...[...text.matchAll(/\s?[,;|•·،]\s/g)].map(({ index }) => index)]
  return starts.map((from, index) => ({
    unit: piece.unit,
    from: piece.from + from,
    to: piece.from + (starts[index + 1] ?? text.length),
  }))
}

/** "Need money? / Apply today. / [Apply now]" in one line, where the last is a button. */
function splitStrokes(piece: Piece, units: Units): Piece[] {
  const text = textOfPiece(piece, units)
  const cuts = [...text.matchAll(/\s[/|]\s/g)].map(({ index }) => index)
  const last = text.slice((cuts.at(-1) ?? 0) + strokeLength)
  const isButton = lengthOfLabel(last) > 0 || readsAsActions(last.trim(), false)
  if (cuts.length === 0 || cuts.length > 3 || !isButton) return [piece]
  return [0, ...cuts].map((from, index, starts) => ({
    unit: piece.unit,
    from: piece.from + from,
    to: piece.from + (starts[index + 1] ?? text.length),
  }))
}

const strokeLength = 3

function addItem(
  into: Gathering,
  block: Extract<Block, { kind: 'label' }>,
  from: number,
  part: Label['part'],
) {
  const { units } = into.setting
  const [first] = block.values
  if (!first) return
  const text = textOfPiece(first, units)
  const isFigures = part === 'figures'
  const whole = isFigures && isFigure(text.trim()) ? text.length : 0
  const number = whole || (isFigures ? lengthOfFigure(text) : 0)
  const lead =
    number ||
    (part === 'steps' && lengthOfFirstWords(text)) ||
    (/^.{2,50}?(?:\s[|–—-]|(?<!\d):)\s+(?=\S)/.exec(text)?.[0].length ?? 0)
  const [one, rest] = cutPiece(first, lead || text.length)
  const isSentence = lead === 0 && (text.trim().length > 80 || (part === 'steps' && /[.。]\s*$/.test(text)))
  const isCounted = number > 0
  if (isCounted) addGrain(into, from, 'figure', [one], block)
  else if (isSentence) addGrain(into, from, 'body', [one], block)
  else into.names.add(addGrain(into, from, 'title', [one], block))
  if (rest.to > rest.from) addGrain(into, from, isCounted ? 'figure-label' : 'body', [rest], block)
}
