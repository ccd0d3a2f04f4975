import { type Units, wordsOf } from '#word/blocks/piece.ts'
import { isFigure } from '#word/blocks/read-figure.ts'
import { boldLevel } from '#word/blocks/read-line.ts'
import { isAside, isGreeting, isLegal, isLetterHead, remarkFrom } from './asides.ts'
import { typedNumber } from './leads.ts'
import { readsAsActions, startsAsAction } from './read-action.ts'
import { placeBehind, type Strip, wordsOfParagraph } from './strip.ts'

/** A table of so many lines without a mark is read by what they are. */
const leastLines = 12

/** Where nothing is marked as a heading, in the document or in a long table of lines, short lines over others are. */
export function findBareHeads(strips: readonly Strip[], units: Units): Strip[] {
  const isMarked = ({ block, kind }: Strip) =>
    !kind &&
    (block.kind === 'heading' || block.kind === 'rule' || (block.kind === 'label' && !isAround(block, units)))
  if (!strips.some(isMarked)) return raiseShort(strips, units)
  const isBare = (own: readonly Strip[]) => {
    const marked = own.filter(isMarked)
    const lines = own.filter((strip) => wordsOfParagraph(strip, units) !== '').length
    const areNames = marked.every(({ block }) => block.kind === 'heading' && block.level === boldLevel)
    return lines >= leastLines && marked.length * 8 < lines && areNames && own.every(({ row }) => row === undefined)
  }
  const bare = [...Map.groupBy(strips, ({ from }) => from).values()].filter(isBare)
  if (bare.length === 0) return findHeadsOfLists(strips, units)
  const raised = new Map(bare.flatMap((own) => raiseSteps(own, units).map((strip, at) => [own[at], strip])))
  return strips.map((strip) => raised.get(strip) ?? strip)
}

function raiseShort(strips: readonly Strip[], units: Units): Strip[] {
  const isLetter = strips.some(({ block }) => block.kind === 'label')
  return strips.map((strip, index) => {
    const { block } = strip
    if (block.kind !== 'paragraph' || strip.row !== undefined || strip.kind) return strip
    const text = wordsOf(block.words, units)
    const isShort = text.length > 2 && text.length <= 60 && !/[.,;:!،]$/.test(text)
    const next = strips[placeBehind(strips, index)]?.block
    const isOver =
      next?.kind === 'list' || (next?.kind === 'paragraph' && wordsOf(next.words, units).length > 0)
    const isSentence = next?.kind === 'paragraph' && /[.!?؟]$/.test(wordsOf(next.words, units))
    if (isLetter && (isLetterHead(text) || isGreeting(text) || (next?.kind === 'paragraph' && !isSentence)))
      return strip
    const isText =
      isSentence && wordsOf(next.words, units).length > text.length && !isLegal(wordsOf(next.words, units))
    const isButton = readsAsActions(text, false) && !isText
    if (!isShort || !isOver || isButton || isAside(text, { isDeck: false })) return strip
    return { ...strip, block: { ...block, kind: 'heading', level: boldLevel } }
  })
}

/**
 * Lines that nothing tells apart but how long they are: a few words over a sentence head it; above such a pair they head several; and of
 * several short lines the first is over the others, which are points.
 */
function raiseSteps(strips: readonly Strip[], units: Units): Strip[] {
  const lines = strips.flatMap((strip, index) => (strip.block.kind === 'space' ? [] : [index]))
  const textAt = (place: number) => {
    const strip = strips[lines[place] ?? -1]
    if (!strip || strip.kind) return ''
    const text = strip.block.kind === 'heading' ? wordsOf(strip.block.words, units) : wordsOfParagraph(strip, units)
    return text.slice(0, remarkFrom(text)).trim()
  }
  const isSentence = (place: number) => /[.!؟?]$/.test(textAt(place)) && textAt(place).split(/\s+/).length > 3
  const isCounted = (place: number) => isFigure(textAt(place)) || (place > 0 && isFigure(textAt(place - 1)))
  const isCall = (text: string) => readsAsActions(text, false) || (startsAsAction(text) && text.split(/\s+/).length <= 6)
  const isButton = (place: number) =>
    isSentence(place - 1) && isCall(textAt(place)) && !/[.!؟?]$/.test(textAt(place)) && !isSentence(place + 1)
  const isShort = (place: number) =>
    /^[^\n]{3,60}(?<![.,;:!،])$/.test(textAt(place)) && !isCounted(place) && !isButton(place)
  const isPair = (place: number) => isShort(place) && isSentence(place + 1) && textAt(place + 1).length > textAt(place).length
  const levels = new Map<number, number>()
  for (let place = 0; place < lines.length; place++) {
    let end = place
    while (isShort(end)) end++
    const count = end - place
    const last = isPair(end - 1) ? end - 1 : end
    if (count === 0) continue
    if (last - place > 1) {
      levels.set(place, boldLevel)
      for (let point = place + 1; point < last; point++) levels.set(point, ofPoint)
      if (last < end) levels.set(last, boldLevel)
    } else if (count === 2 && last < end) {
      levels.set(place, boldLevel)
      for (let item = last; isPair(item); item += 2)
        levels.set(item, boldLevel + 1)
    } else if (last < end && !levels.has(place)) levels.set(place, boldLevel)
    place = end - 1
  }
  return strips.map((strip, index): Strip => {
    const place = lines.indexOf(index)
    const level = levels.get(place)
    const { block } = strip
    if (place >= 0 && block.kind === 'paragraph' && isButton(place)) return { ...strip, role: 'action' }
    if (level === undefined || (block.kind !== 'paragraph' && block.kind !== 'heading')) return strip
    if (level === ofPoint)
      return { ...strip, block: { kind: 'list', isNumbered: false, entries: [{ words: block.words }] } }
    return { ...strip, block: { ...block, kind: 'heading', level } }
  })
}

const ofPoint = 0

/** Beside labels short lines are headings where no others are, and several of them stand over lists, questions or tables. */
function findHeadsOfLists(strips: readonly Strip[], units: Units): Strip[] {
  if (strips.some(({ block, kind, row }) => block.kind === 'heading' && !kind && row === undefined))
    return [...strips]
  const heads = strips.flatMap((strip, index) => {
    const text = wordsOfParagraph(strip, units)
    const below = strips[besideIndex(strips, index)]
    const isShort = text.length > 2 && text.length <= 50 && /^[\p{Lu}\p{Script=Arabic}]/u.test(text)
    const isBare = isShort && !strip.role && !/[.,;:!?؟،]$/.test(text) && !readsAsActions(text, false)
    const isOverText = below !== undefined && /[.!؟]$/.test(wordsOfParagraph(below, units))
    const isOverList = below !== undefined && !below.kind && isOfList(below, units)
    return isBare && (isOverList || isOverText) && !isAside(text, { isDeck: true })
      ? [{ index, isOverList }]
      : []
  })
  if (heads.filter(({ isOverList }) => isOverList).length < 2) return [...strips]
  const raised = new Set(heads.map(({ index }) => index))
  return strips.map((strip, index): Strip => {
    const { block } = strip
    return raised.has(index) && block.kind === 'paragraph'
      ? { ...strip, block: { ...block, kind: 'heading', level: boldLevel } }
      : strip
  })
}

function besideIndex(strips: readonly Strip[], index: number): number {
  let at = placeBehind(strips, index)
  while (strips[at]?.kind) at++
  return at
}

function isOfList(strip: Strip, units: Units): boolean {
  const { block, role, row } = strip
  return (
    ofLists.has(block.kind) ||
    role === 'point' ||
    row !== undefined ||
    typedNumber.test(wordsOfParagraph(strip, units))
  )
}

const ofLists: ReadonlySet<string> = new Set(['list', 'question', 'table', 'figure'])

/** The lines above a letter. */
function isAround({ label, meaning }: Extract<Strip['block'], { kind: 'label' }>, units: Units): boolean {
  return meaning?.slot === 'note' || meaning?.slot === 'meta' || isLetterHead(wordsOf(label, units))
}

