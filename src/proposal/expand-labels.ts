import { wordsOf } from '#word/blocks/piece.ts'
import { type Label, readLabel, readPartName } from '#word/blocks/read-label.ts'
import { isVersion, labelBefore } from '#word/blocks/read-line.ts'
import { type Cell, type Context, headingStrips, held, readStrips } from './cell-strips.ts'
import { isFormer, readHead } from './read-head.ts'
import { findRepeated, isQuestionOverAnswer, itemStrips } from './repeated-labels.ts'
import { meaningOf } from './slot-roles.ts'
import type { Strip } from './strip.ts'

/** Which column of "Section | Element | Copy | Limit" has the labels, and which the words of the page. */
type Columns = {
  label: number
  copy: number
  /** Where what the new copy replaces stands. */
  former?: number
  head: readonly Cell[] | undefined
}

/** At least half of a column are labels. The words of the page stand under a head that says so, else where most words are. */
export function findLabels(rows: readonly Cell[][]): Columns | undefined {
  const [first = []] = rows
  const heads = first.map(({ text }) => readHead(text))
  const isHead = first.length > 1 && first.every(({ text }, column) => heads[column] || text === '')
  const head = isHead ? first : undefined
  const below = (head ? rows.slice(1) : rows).filter((row) => row.length > 1)
  const widest = Math.max(0, ...below.map((row) => row.length))
  if (widest < 2) return
  const columns = Array.from({ length: widest }, (_, column) =>
    below.map((row) => row[column]?.text ?? '').filter((text) => text !== ''),
  )
  const [best] = columns
    .slice(0, widest - 1)
    .flatMap((texts, column) => {
      const known = texts.flatMap((text) => readLabel(text) ?? [])
      const slots = known.filter(({ slot, item }) => slot ?? item)
      const isMany = texts.length > 1 || (head !== undefined && texts.length === 1)
      const isLabels = isMany && known.length * 2 >= texts.length
      return isLabels && heads[column] !== 'about' ? [{ column, slots: slots.length }] : []
    })
    .toSorted((one, other) => other.slots - one.slots || one.column - other.column)
  if (!best) return
  const copy = findCopy(columns, best.column, head)
  const former = head?.findIndex(({ text }, column) => column !== copy && isFormer(text)) ?? -1
  return { label: best.column, copy, head, ...(former > best.column && { former }) }
}

/** The new copy is the old one. */
const unchanged =
  /^(?:no changes?|unchanged|as[- ]is|as (?:now|today|live|before)|same(?: as (?:now|current|before|today|live|existing|old))?|keep(?: (?:as is|as it is|current|existing|it))?|stays?(?: as is| the same)?|no edits?|(?:بدون|دون|لا) (?:أي )?تغيير|لا تعديل|كما هو|يبقى كما هو)[.!]*$/i

function findCopy(columns: readonly string[][], label: number, head: readonly Cell[] | undefined): number {
  const possible = columns.flatMap((texts, column) => {
    const title = head?.[column]?.text ?? ''
    const kind = head && readHead(title)
    const words = texts.join(' ').replace(/[\d\s]+/g, '').length
    return column > label && kind !== 'about' ? [{ column, words, title, isCopy: kind === 'copy' }] : []
  })
  const named = possible.filter(({ isCopy }) => isCopy)
  const lasting = named.filter(({ title }) => !isFormer(title))
  const chosen = lasting.length > 0 ? lasting : named
  const [first = { column: label + 1 }] = (chosen.length > 0 ? chosen : possible).toSorted(
    (one, other) => other.words - one.words,
  )
  return chosen.length > 0 ? (chosen[0]?.column ?? first.column) : first.column
}

/** Each row is a label and its words; what else stands in it is for colleagues, or says which part begins. */
export function expandLabels(
  rows: readonly Cell[][],
  context: Context,
  columns: Columns = findLabels(rows) ?? { label: 0, copy: 1, head: undefined },
): Strip[] {
  let beside = ''
  const repeated = findRepeated(rows, columns.label, columns.copy)
  return rows.flatMap((row, index) => {
    if (row === columns.head) return row.flatMap((cell) => held(cell, 'label', context))
    const [label, words] = [row[columns.label], row[columns.copy]]
    const isAsked = label && words && isQuestionOverAnswer(label, words)
    const item = repeated.has(label?.text ?? '') || isAsked ? `${index}` : undefined
    const own = row
      .slice(0, columns.label)
      .map(({ text }) => text)
      .join('|')
    const isSame = own !== '' && own === beside
    if (own !== '') beside = own
    return expandRow(row, columns, context, { isSame, item })
  })
}

function expandRow(
  row: readonly Cell[],
  { label: column, copy: present, former }: Columns,
  context: Context,
  { isSame, item }: { isSame: boolean; item: string | undefined },
): Strip[] {
  const isUnchanged = former !== undefined && unchanged.test(row[present]?.text ?? '')
  const copy = isUnchanged ? former : present
  const strips =
    row.length === 1
      ? []
      : row
          .slice(0, column)
          .flatMap((cell) => (isSame ? held(cell, 'label', context) : besideLabel(cell, context)))
  if (row.length === 1) return row.flatMap((cell) => nameStrips(cell, context))
  const label = row[column]
  const words = row[copy]
  const others = row.flatMap((cell, at) =>
    at > column && at !== copy ? held(cell, cell.text === '' ? 'label' : 'note', context) : [],
  )
  if (!label || label.text === '') {
    if (label) strips.push(...held(label, 'label', context))
    const isLone = label !== undefined && words !== undefined && words.text === ''
    return [...strips, ...(words && !isLone ? readStrips(words, context) : []), ...others]
  }
  if (!words || words.text === '')
    strips.push(...nameStrips(label, context), ...(words ? held(words, 'label', context) : []))
  else
    strips.push(
      ...(item === undefined ? labelStrips(label, words, context) : itemStrips(label, words, item, context)),
    )
  return [...strips, ...others]
}

/** What stands alone in a row says which part begins, if it is short. */
export function nameStrips(cell: Cell, context: Context): Strip[] {
  if (cell.text === '') return held(cell, 'label', context)
  const isShort = cell.text.length <= 60 && !/[.!\n]/.test(cell.text)
  if (!isShort) return readStrips(cell, context)
  return headingStrips(cell, context).map(
    (strip): Strip => (strip.block.kind === 'heading' ? { ...strip, isName: true } : strip),
  )
}

/** "Hero" before the label of a row says which part begins. */
function besideLabel(cell: Cell, context: Context): Strip[] {
  if (cell.text === '') return held(cell, 'label', context)
  return readPartName(cell.text) ? headingStrips(cell, context) : held(cell, 'note', context)
}

function labelStrips(label: Cell, words: Cell, context: Context): Strip[] {
  const [first, ...more] = label.pieces
  if (!first) return readStrips(words, context)
  const meaning: Label | undefined = readLabel(label.text)
  const values = words.pieces.filter(({ from, to }) => to > from)
  const { units } = context.source
  const isPlain = values.every((piece) => !/\n/.test(wordsOf(piece, units)))
  const hasList = values.some(({ unit }) => context.source.paragraphs[unit]?.list)
  const isQuestions = meaning?.part === 'questions' && !meaning.slot && meaning.item === undefined
  const isNamed = meaning?.part ? !meaning.slot : readPartName(label.text) !== undefined
  const isTold =
    meaning === undefined && values.some((piece) => readLabel(labelBefore(wordsOf(piece, units)) ?? '')?.slot)
  const isPart = (isNamed || isTold) && meaning?.item === undefined && values.length > 1
  const areVersions = values.length > 1 && values.every((piece) => isVersion(wordsOf(piece, units)))
  const isText = meaning?.slot === 'body' && isUnderHeading(words, context)
  if (isText || (meaning === undefined && isHeaded(words, context)))
    return [...asName(nameStrips(label, context)), ...readStrips(words, context)]
  const isWhole = isPlain && !hasList && !isQuestions && !isPart && !areVersions
  const role = meaning?.slot && meaningOf(meaning.slot)
  const strips: Strip[] = [
    {
      block: { kind: 'label', label: first, meaning, values: isWhole ? values : [], level: 0 },
      from: context.from,
      isFirm: true,
    },
    ...more.map((words): Strip => ({ block: { kind: 'space', words }, from: context.from, kind: 'label' })),
  ]
  if (isWhole) return [...strips, ...emptyOf(words, context)]
  if (isPart) return [...nameStrips(label, context), ...readStrips(words, context)]
  const read = readStrips(words, context)
  if (role && 'kind' in role) {
    const { kind } = role
    return [...strips, ...read.map((strip) => ({ ...strip, kind }))]
  }
  return [...strips, ...read]
}

/** A title over more words: whatever the label says, they are a part of the page. */
function isHeaded(words: Cell, context: Context): boolean {
  const { units } = context.source
  const read = readStrips(words, context)
  const [title, ...below] = read.map(({ block }) => block).filter(({ kind }) => kind !== 'space')
  if (title?.kind === 'label') return title.values.some(({ unit }) => unit !== title.label.unit)
  if (below.length === 0 || !title) return false
  if (title.kind === 'heading' || title.kind === 'question') return true
  if (title.kind !== 'paragraph') return false
  const text = wordsOf(title.words, units)
  return text.length <= 60 && !/[.,;:!،؛]$/.test(text)
}

/** Whatever "Intro text" says, a heading over paragraphs is a part of the page. */
function isUnderHeading(words: Cell, context: Context): boolean {
  const [title, ...below] = readStrips(words, context).filter(({ block }) => block.kind !== 'space')
  return title?.block.kind === 'heading' && below.length > 0
}

/** No reader of the page sees what a part is called. */
function asName(strips: readonly Strip[]): Strip[] {
  return strips.map((strip) => ({ ...strip, kind: 'label' }))
}

function emptyOf(cell: Cell, context: Context): Strip[] {
  return cell.pieces
    .filter(({ from, to }) => to <= from)
    .map((words) => ({ block: { kind: 'space', words }, from: context.from }))
}
