import { type Units, wordsOf } from '#word/blocks/piece.ts'
import { isFigure } from '#word/blocks/read-figure.ts'
import { readPartName } from '#word/blocks/read-label.ts'
import { boldLevel } from '#word/blocks/read-line.ts'
import { isAside, isFarewell, isGreeting, isLegal, isLetterHead, remarkFrom } from './asides.ts'
import { typedNumber } from './leads.ts'
import { readsAsActions, startsAsAction } from './read-action.ts'
import { placeBefore, placeBehind, type Strip, wordsOfParagraph } from './strip.ts'

/** A table of so many lines without a mark is read by what they are. */
const leastLines = 12

/** Where nothing is marked as a heading, in the document or in a long table of lines, short lines over others are. */
export function findBareHeads(strips: readonly Strip[], units: Units): Strip[] {
  const isMarked = ({ block, kind }: Strip) =>
    !kind &&
    (block.kind === 'heading' || block.kind === 'rule' || (block.kind === 'label' && !isAround(block, units)))
  if (!strips.some(isMarked)) return raiseSteps(strips, units)
  const isBare = (own: readonly Strip[]) => {
    const marked = own.filter(isMarked)
    const lines = own.filter((strip) => wordsOfParagraph(strip, units) !== '').length
    const areNames = marked.every(({ block }) => block.kind === 'heading' && block.level === boldLevel)
    return (
      lines >= leastLines &&
      marked.length * 8 < lines &&
      areNames &&
      own.every(({ row }) => row === undefined)
    )
  }
  const bare = [...Map.groupBy(strips, ({ from }) => from).values()].filter(isBare)
  if (bare.length === 0) return findHeadsOfLists(strips, units)
  const raised = new Map(bare.flatMap((own) => raiseSteps(own, units).map((strip, at) => [own[at], strip])))
  return strips.map((strip) => raised.get(strip) ?? strip)
}

/** A line of such a document; `isList`: it is none, but a list. */
type Line = { index: number; text: string; isList: boolean }

/** What it is: a heading by its level, a point of a list, or what to do. */
type Step = number | 'point' | 'action'

function raiseSteps(strips: readonly Strip[], units: Units): Strip[] {
  const lines = strips.flatMap((strip, index): Line[] => {
    const { block, kind } = strip
    if (block.kind === 'space') return []
    const text =
      block.kind === 'heading' && !kind ? wordsOf(block.words, units) : wordsOfParagraph(strip, units)
    return [{ index, text: text.slice(0, remarkFrom(text)).trim(), isList: block.kind === 'list' }]
  })
  const steps = findSteps(lines)
  return strips.map((strip, index): Strip => {
    const { block } = strip
    const step = steps.get(index)
    if (step === undefined || (block.kind !== 'paragraph' && block.kind !== 'heading')) return strip
    if (step === 'action') return { ...strip, role: 'action' }
    if (step === 'point')
      return { ...strip, block: { kind: 'list', isNumbered: false, entries: [{ words: block.words }] } }
    return { ...strip, block: { ...block, kind: 'heading', level: step } }
  })
}

/**
 * Lines that nothing tells apart but how long they are, by their places in the document: a few words over a sentence head it; above
 * such a pair they head several; and of several short lines the first is over the others, which are points.
 */
function findSteps(lines: readonly Line[]): ReadonlyMap<number, Step> {
  const steps = new Map<number, Step>()
  const take = (place: number, step: Step) => {
    const { index } = lines[place] ?? {}
    if (index !== undefined && !steps.has(index)) steps.set(index, step)
  }
  const kinds = lines.map((_, place) => kindOf(lines, place))
  const isPair = (place: number) => kinds[place] === 'short' && isOver(lines, place)
  for (let start = 0; start < lines.length; start++) {
    if (kinds[start] === 'action') take(start, 'action')
    let end = start
    while (kinds[end] === 'short') end++
    if (end === start) continue
    const last = isPair(end - 1) ? end - 1 : end
    const isButton = last < end && last - start === 2 && isSentence(lines[start - 1]) && isFew(lines[start])
    if (isButton) take(start, 'action')
    const first = isButton ? start + 1 : start
    if (last - first > 1) {
      take(first, boldLevel)
      for (let point = first + 1; point < last; point++) take(point, 'point')
    } else if (last - first === 1 && last < end) {
      take(first, boldLevel)
      for (let item = last; isPair(item); item += 2) take(item, boldLevel + 1)
    }
    if (last < end) take(last, boldLevel)
    start = end - 1
  }
  return steps
}

function kindOf(lines: readonly Line[], place: number): 'short' | 'action' | 'other' {
  const [above, line, below] = [lines[place - 1], lines[place], lines[place + 1]]
  const text = line?.text ?? ''
  const isShort = text.length > 2 && text.length <= 60 && !/[.,;:!،]$/.test(text)
  if (!isShort || isFigure(text) || isFigure(above?.text ?? '') || isSaid(text)) return 'other'
  const calls = readsAsActions(text, false) || (startsAsAction(text) && text.split(/\s+/).length <= 6)
  return calls && (isSentence(above) || above?.isList) && !isSentence(below) ? 'action' : 'short'
}

function isSentence({ text }: Line = { index: 0, text: '', isList: false }): boolean {
  return /[.!؟?]$/.test(text) && text.split(/\s+/).length > 3
}

function isFew({ text }: Line = { index: 0, text: '', isList: false }): boolean {
  return text.split(/\s+/).length <= 4
}

/** Over a list, or a sentence that is longer. */
function isOver(lines: readonly Line[], place: number): boolean {
  const [line, below] = [lines[place], lines[place + 1]]
  if (!line || !below) return false
  return below.isList || (isSentence(below) && below.text.length > line.text.length && !isLegal(below.text))
}

/** To colleagues. */
function isSaid(text: string): boolean {
  return isLetterHead(text) || isGreeting(text) || isAside(text, { isDeck: false })
}

/** Beside labels short lines are headings where no others are, and several of them stand over lists, questions or tables. */
function findHeadsOfLists(strips: readonly Strip[], units: Units): Strip[] {
  const known = strips.filter(
    ({ block, kind, row }) => block.kind === 'heading' && !kind && row === undefined,
  )
  const [top] = strips.filter(({ block }) => block.kind !== 'space')
  if (!known.every((strip) => strip === top || isNameAlone(strip.block, units))) return [...strips]
  const heads = strips.flatMap((strip, index) => {
    const text = wordsOfParagraph(strip, units)
    const below = strips[besideIndex(strips, index)]
    const isShort = text.length > 2 && text.length <= 50 && /^[\p{Lu}\p{Script=Arabic}]/u.test(text)
    const above = strips[placeBefore(strips, index)]
    const isSigned = isFarewell(text) || (above !== undefined && isFarewell(wordsOfParagraph(above, units)))
    const isBare =
      isShort && !isSigned && !strip.role && !/[.,;:!?؟،]$/.test(text) && !readsAsActions(text, false)
    const isOverText = below !== undefined && /[.!؟]$/.test(wordsOfParagraph(below, units))
    const isOverList = below !== undefined && !below.kind && isOfList(below, units)
    return isBare && (isOverList || isOverText) && !isAside(text, { isDeck: true })
      ? [{ index, isOverList }]
      : []
  })
  const over = heads.filter(({ isOverList }) => isOverList).length
  if (over + known.length < leastHeads || over === 0) return [...strips]
  const raised = new Set(heads.map(({ index }) => index))
  return strips.map((strip, index): Strip => {
    const { block } = strip
    return raised.has(index) && block.kind === 'paragraph'
      ? { ...strip, block: { ...block, kind: 'heading', level: boldLevel } }
      : strip
  })
}

const leastHeads = 2

/** "Questions", which is a heading by what it says, however it looks. */
function isNameAlone(block: Strip['block'], units: Units): boolean {
  return (
    block.kind === 'heading' &&
    block.level === boldLevel &&
    readPartName(wordsOf(block.words, units)) !== undefined
  )
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

const ofLists: ReadonlySet<string> = new Set(['label', 'list', 'question', 'table', 'figure'])

/** The lines above a letter. */
function isAround({ label, meaning }: Extract<Strip['block'], { kind: 'label' }>, units: Units): boolean {
  return meaning?.slot === 'note' || meaning?.slot === 'meta' || isLetterHead(wordsOf(label, units))
}
