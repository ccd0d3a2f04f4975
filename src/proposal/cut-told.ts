import type { LabelSlot } from '#word/blocks/label-words.ts'
import { type Piece, textOfPiece, type Units, wordsOf } from '#word/blocks/piece.ts'
import type { Blocks } from '#word/blocks/read-blocks.ts'
import { boldLevel } from '#word/blocks/read-line.ts'
import { isGreeting, isLetterHead, startsAsLetter } from './asides.ts'
import { splitPoints } from './split-points.ts'
import { openingOf, type Strip } from './strip.ts'

/** So many paragraphs tell of words of the page before these are told throughout. */
const leastTold = 3

/**
 * "For the headline let's go with “Save more”, and the button says “Apply”": in a letter that tells the page so, the words in quotation
 * marks are those of the page, by what is said before them, and so is what stands in from the side. All else is said about it.
 */
export function cutTold(strips: readonly Strip[], source: Blocks): Strip[] {
  const told = new Map(
    strips.flatMap((strip): [Strip, Told[]][] => {
      const found = isLine(strip) ? findTold(strip.block.words, source.units) : []
      return found.length > 0 ? [[strip, found]] : []
    }),
  )
  if (told.size < leastTold || !isLetter(strips, source.units)) return [...strips]
  const isIn = (strip: Strip) => isLine(strip) && isIndented(strip.block.words, source)
  const areSetIn = strips.filter(isIn).length >= leastTold
  const state: State = { hasAction: false }
  const first = strips.findIndex((strip) => told.has(strip))
  return strips.flatMap((strip, index): Strip[] => {
    if (!isLine(strip)) return [strip]
    const found = told.get(strip)
    if (found) return tellStrips(strip, found, source.units, state)
    const cut = cutChips(strip, source.units)
    if (cut) return cut
    const text = wordsOf(strip.block.words, source.units)
    const isOver = /[:：]$/.test(text)
    const isBelow = index > first
    const isCopy = areSetIn ? isIn(strip) || /^[\d٠-٩]{1,2}[.)]/.test(text) : isBelow && !isOver
    return isCopy ? [strip] : [{ ...strip, kind: 'note' }]
  })
}

/** Somebody is greeted or named in its head, and nothing in it is a heading. */
function isLetter(strips: readonly Strip[], units: Units): boolean {
  const above = strips.slice(0, mostAbove).map((strip) => openingOf(strip, units))
  const isHeaded = strips.some(
    ({ block, kind, row }) => block.kind === 'heading' && !kind && row === undefined,
  )
  return !isHeaded && above.some((text) => isLetterHead(text) || isGreeting(text) || startsAsLetter(text))
}

const mostAbove = 12

type Line = Strip & { block: Extract<Strip['block'], { kind: 'paragraph' }> }
type State = { hasAction: boolean }
type Told = { quote: Piece; before: Piece; slot: LabelSlot }

function isLine(strip: Strip): strip is Line {
  return strip.block.kind === 'paragraph' && !strip.kind && strip.row === undefined && !strip.role
}

function isIndented({ unit }: Piece, { paragraphs }: Blocks): boolean {
  return (paragraphs[unit]?.look?.indent ?? 0) > 0
}

const quoted = /[“"«]([^“”"«»]{2,160})[”"»]/gu

/** What stands in quotation marks, where the words before say what it is for; what asks is a question. */
function findTold(words: Piece, units: Units): Told[] {
  const text = textOfPiece(words, units)
  let end = 0
  return [...text.matchAll(quoted)].flatMap(({ 0: whole, 1: inside = '', index }) => {
    const before = text.slice(end, index)
    const slot = isAsked(inside, before) ? ('question' as const) : slotBefore(before)
    if (!slot || before.trim() === '') return []
    const told = {
      ...{ slot, before: pieceOf(words, end, index + 1) },
      quote: pieceOf(words, index + 1, index + whole.length - 1),
    }
    end = index + whole.length - 1
    return [told]
  })
}

function isAsked(inside: string, before: string): boolean {
  const isNamed = slotBefore(before) !== undefined && !/\bask|\bquestion|سؤال|سأل/i.test(before)
  return /[?؟]\s*$/.test(inside) && !isNamed
}

function pieceOf({ unit, from }: Piece, start: number, end: number): Piece {
  return { unit, from: from + start, to: from + end }
}

/** The last word that names a part of a section, before what it names. */
export function slotBefore(text: string): LabelSlot | undefined {
  const found = naming.flatMap(([slot, pattern]) =>
    [...text.matchAll(pattern)].map(({ index }) => ({ slot, index })),
  )
  return found.toSorted((one, other) => other.index - one.index)[0]?.slot
}

const naming: readonly [LabelSlot, RegExp][] = [
  [
    'title',
    /\b(?:head(?:line|ing|er)s?|titles?|call(?:ed)?|name(?:d)?|block|section|(?:close|closing|end) (?:of )?the page|slogan)\b|عنوان/gi,
  ],
  ['subtitle', /\b(?:sub-?(?:head\w*|title|line)|(?:line|sentence|text) (?:under|below)\w*)\b|عنوان فرعي/gi],
  ['action', /\b(?:buttons?|cta|btn|link)\b|(?<!\p{L})(?:ال)?زر(?!\p{L})/giu],
]

function tellStrips(strip: Line, told: readonly Told[], units: Units, state: State): Strip[] {
  const { words } = strip.block
  const strips: Strip[] = []
  let end = words.from
  for (const { slot, before, quote } of told) {
    end = quote.to
    if (slot === 'title') {
      state.hasAction = false
      strips.push(noteOf(strip, before), {
        ...strip,
        block: { kind: 'heading', level: boldLevel, words: quote },
      })
    } else if (slot === 'question') {
      const rest = { ...words, from: end }
      const answer = answerIn(rest, units)
      end = answer ? answer.to : end
      strips.push(noteOf(strip, before))
      if (answer) strips.push(noteOf(strip, { ...rest, to: answer.from }))
      strips.push({
        ...strip,
        block: { kind: 'question', question: quote, answer: answer ? [answer] : [], level: 0 },
      })
    } else {
      const own = slot === 'action' && state.hasAction ? 'second-action' : slot
      state.hasAction ||= slot === 'action'
      const block = {
        kind: 'label' as const,
        label: before,
        meaning: { slot: own },
        values: [quote],
        level: 0,
      }
      strips.push({ ...strip, block })
    }
  }
  return end < words.to ? [...strips, noteOf(strip, { ...words, from: end })] : strips
}

/** "we answer: Yes, from any free zone." */
function answerIn(rest: Piece, units: Units): Piece | undefined {
  const text = textOfPiece(rest, units)
  const length = /^[^:：“"«]{0,40}[:：]\s*(?=\S)/u.exec(text)?.[0].length ?? 0
  const next = text.slice(length).search(/[“"«]/u)
  return length === 0 ? undefined : pieceOf(rest, length, next < 0 ? text.length : length + next)
}

function noteOf({ from }: Strip, words: Piece): Strip {
  return { block: { kind: 'space', words }, from, kind: 'note' }
}

/** "Numbers strip, as in the brochure: AED 0 to open | 1 day to start" */
function cutChips(strip: Line, units: Units): Strip[] | undefined {
  const { words } = strip.block
  const length = /^[^:：|]{4,80}[:：]\s*(?=\S)/u.exec(textOfPiece(words, units))?.[0].length ?? 0
  const rest = { ...words, from: words.from + length }
  if (length === 0 || splitPoints(rest, units).length < 3) return
  return [noteOf(strip, { ...words, to: rest.from }), { ...strip, block: { kind: 'paragraph', words: rest } }]
}
