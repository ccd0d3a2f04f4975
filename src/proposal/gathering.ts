import { piecesOf } from '#word/blocks/block.ts'
import type { Link } from '#word/blocks/line.ts'
import { cutPiece, isEmptyPiece, type Piece, textOfPiece, type Units, wordsOf } from '#word/blocks/piece.ts'
import { readPartName } from '#word/blocks/read-label.ts'
import type { WordParagraph } from '#word/walk/document.ts'
import { endOfButton, isAside, remarkFrom } from './asides.ts'
import type { Copy, Grain, GrainRole, Held, HeldKind } from './grain.ts'
import type { Habits } from './habits.ts'
import { askedBefore, type countKinds, hrefOf } from './leads.ts'
import type { Plan } from './plan-items.ts'
import { soundsLikeRemark } from './remarks.ts'
import type { Part } from './split-parts.ts'
import type { Strip } from './strip.ts'

/** What becomes of a part: copy in its roles, what is held back, and labels that nobody knows. */
export type Gathered = {
  copies: Copy[]
  held: Held[]
  unknown: { label: string; block: number; pieces: Piece[] }[]
}

/** What somebody said that a label means, by the label in lower case. */
export type Answers = ReadonlyMap<string, GrainRole | 'note'>

export type Setting = {
  units: Units
  paragraphs: readonly WordParagraph[]
  habits: Habits
  answers: Answers
}

/** What is known on the way through a part. */
export type Gathering = Omit<Gathered, 'copies'> & {
  part: Part
  plan: Plan
  setting: Setting
  grains: Grain[]
  /** Links that stand among its words, and are none of them. */
  related: Copy[]
  /** What is said of pictures that stand among its words. */
  captions: Grain[][]
  item: number | undefined
  items: number
  /** What the item was begun by, where cells or counted labels say so. */
  key: string
  /** How many labels have stood that may begin an item. */
  labels: number
  counts: ReturnType<typeof countKinds>
  /** A label above what follows it. */
  open: { role: GrainRole } | { kind: HeldKind } | undefined
  /** Titles that are only names, if a title of its own follows: "Card 1 – Gold". */
  names: Set<Grain>
}

export function beginItem(into: Gathering, key: string) {
  into.item = into.items++
  into.key = key
}

export function endItem(into: Gathering) {
  into.item = undefined
  into.key = ''
}

export function addGrain(
  into: Gathering,
  block: number,
  role: GrainRole,
  pieces: Piece[],
  { links, kind }: { links?: Link[]; kind?: string },
): Grain {
  const { units, paragraphs } = into.setting
  const stood = pieces.flatMap((piece) => withoutStruck(piece, paragraphs[piece.unit], units))
  const struck = stood.filter(({ isStruck }) => isStruck).map(({ piece }) => piece)
  if (struck.length > 0) hold(into, 'struck', block, struck)
  const isButton = role === 'action' || role === 'second-action'
  const isName = role === 'title' && pieces.every((piece) => isNameOfPart(wordsOf(piece, units)))
  // Whoever answers may say "I", and what stands at a label or a figure is copy however it sounds.
  const isOwnVoice =
    kind === 'label' ||
    role === 'figure-label' ||
    (role === 'answer' && into.grains.at(-1)?.role === 'question')
  const cut = stood
    .filter(({ isStruck }) => !isStruck)
    .map(({ piece, whole }) => {
      const text = textOfPiece(piece, units)
      const [words, remark] = cutPiece(piece, isButton ? endOfButton(text) : remarkFrom(text))
      return { words, remark, whole: whole.slice(0, remarkFrom(whole)) }
    })
  const isRunning = role === 'body' || role === 'point' || role === 'lead'
  const isSaid = ({ words, whole }: (typeof cut)[number]) =>
    !(struck.length > 0 && isFormer(words, units)) &&
    (isButton || isName || !isAside(wordsOf(words, units), into.setting.habits, isOwnVoice)) &&
    !(isRunning && soundsLikeRemark(whole, into.setting.habits.isOfOnePerson === true || isOwnVoice))
  const left = cut.filter(isSaid)
  const asides = cut
    .map((each) => (left.includes(each) ? each.remark : { ...each.words, to: each.remark.to }))
    .filter((piece) => !isEmptyPiece(piece))
  if (asides.length > 0) hold(into, 'note', block, asides)
  const href = hrefOf(pieces, links, units)
  const grain: Grain = {
    ...{ block, role, pieces: left.map(({ words }) => words).filter((words) => !isEmptyPiece(words)) },
    ...(into.item !== undefined && { item: into.item }),
    ...(href !== undefined && { href }),
  }
  if (grain.pieces.length > 0) into.grains.push(grain)
  return grain
}

/** "Closing CTA: Shall we talk?" speaks of the page, and yet heads a part of it. */
function isNameOfPart(text: string): boolean {
  return text.length <= 60 && /^[\p{L}\d]/u.test(text) && readPartName(text) !== undefined
}

/** "Old:" before struck words, and what is said of them behind a dash. */
function isFormer({ unit, from, to }: Piece, units: Units): boolean {
  const text = units[unit]?.slice(from, to) ?? ''
  return /^\W*(?:old|was|before|previous(?:ly)?)\W*$/i.test(text) || (from > 0 && /^\s*[–—-]\s/.test(text))
}

/** Struck words no longer count, wherever they stand in a line. `whole`: all that is left of their piece. */
function withoutStruck(
  piece: Piece,
  paragraph: WordParagraph | undefined,
  units: Units,
): { piece: Piece; isStruck: boolean; whole: string }[] {
  if (!paragraph?.runs.some(({ struck }) => struck))
    return [{ piece, isStruck: false, whole: textOfPiece(piece, units) }]
  const parts: { piece: Piece; isStruck: boolean }[] = []
  let at = 0
  for (const run of paragraph.runs) {
    const [from, to] = [Math.max(at, piece.from), Math.min(at + run.text.length, piece.to)]
    at += run.text.length
    if (from >= to) continue
    const last = parts.at(-1)
    if (last && last.isStruck === (run.struck ?? false)) last.piece = { ...last.piece, to }
    else parts.push({ piece: { unit: piece.unit, from, to }, isStruck: run.struck ?? false })
  }
  const left = parts.filter(({ isStruck }) => !isStruck).map((part) => textOfPiece(part.piece, units))
  return parts.map((part) => ({ ...part, whole: left.join('').trim() }))
}

/** The words of what is being read. Items follow each other, so that those before the last are not looked through. */
export function grainsHere({ grains, item }: Gathering): Grain[] {
  if (item === undefined) return grains.filter((each) => each.item === undefined)
  const own: Grain[] = []
  for (let at = grains.length - 1; at >= 0; at--) {
    const each = grains[at]
    if (!each || each.item === undefined) continue
    if (each.item !== item) break
    own.push(each)
  }
  return own.reverse()
}

export function hold(into: Gathering, kind: HeldKind, block: number, pieces: Piece[]) {
  into.held.push({ kind, block, pieces })
}

export function holdBlock(into: Gathering, kind: HeldKind, { block, from }: Strip) {
  if (block.kind === 'picture') return
  hold(into, kind, from, piecesOf(block))
}

/** "Can I pay early? Yes, at any time.": how much of it asks. */
export function lengthOfQuestion({ part, counts }: Gathering, text: string): number {
  if (part.name !== 'questions' && counts.answered < 2) return 0
  return askedBefore.exec(text)?.[0].length ?? 0
}

/** Whether lines that end with a question mark ask: the part is called so, or has several of them. */
export function isAsking({ part, counts }: Gathering): boolean {
  return part.name === 'questions' || (counts.asked > 1 && part.name !== 'closing' && part.name !== 'hero')
}
