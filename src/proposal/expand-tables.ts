import type { Locale } from '#base/locale.ts'
import type { Block } from '#word/blocks/block.ts'
import { markLevel } from '#word/blocks/marks.ts'
import { type Units, wordsOf } from '#word/blocks/piece.ts'
import type { Blocks } from '#word/blocks/read-blocks.ts'
import { isFigure } from '#word/blocks/read-figure.ts'
import { readLabel } from '#word/blocks/read-label.ts'
import { isQuestion } from '#word/blocks/read-line.ts'
import { withoutEmptyHead } from '#word/blocks/read-table.ts'
import {
  type Cell,
  type Context,
  headingStrips,
  held,
  readAll,
  readStrips,
  roleStrips,
} from './cell-strips.ts'
import { expandCounted, isCounted } from './expand-counted.ts'
import { expandLabels, findLabels } from './expand-labels.ts'
import { expandLanguages } from './expand-languages.ts'
import { expandMargin, isMargin } from './expand-margin.ts'
import { expandOther } from './expand-other.ts'
import { expandPages, findPageColumn } from './expand-pages.ts'
import { expandThings, findThings } from './expand-things.ts'
import { findLanguages } from './find-languages.ts'
import { readHead } from './read-head.ts'
import { meaningOf } from './slot-roles.ts'
import type { Strip } from './strip.ts'

type Table = Extract<Block, { kind: 'table' }>

/**
 * The blocks without tables: each row becomes what it says of the page. `language` is that of the page, where a table has two. A
 * table of data has no component: it stays as it is.
 */
export function expandTables(source: Blocks, language: Locale): Strip[] {
  let above: string | undefined
  return source.blocks.flatMap((block, from): Strip[] => {
    if (block.kind === 'space') return [asStrip(block, from)]
    if (block.kind !== 'table') {
      above = undefined
      return [asStrip(block, from)]
    }
    const strips = expandTable(block, { source, from, language })
    const kind = kindOf(strips, source.units)
    const isOther = above !== undefined && (above !== kind || kind === 'title')
    above = kind
    return isOther
      ? [{ block: { kind: 'rule', words: { unit: firstOf(block), from: 0, to: 0 } }, from }, ...strips]
      : strips
  })
}

/** Tables right below each other that do different things are parts of the page. */
function kindOf(strips: readonly Strip[], units: Units): string {
  const has = (is: (strip: Strip) => boolean) => strips.some(is)
  const counts = ({ block, role, row }: Strip) =>
    role === 'figure' ||
    (row !== undefined && block.kind === 'paragraph' && isFigure(wordsOf(block.words, units)))
  if (has(counts)) return 'figures'
  if (has(({ block }) => block.kind === 'question')) return 'questions'
  const first = strips.find(({ block, kind }) => block.kind !== 'space' && !kind)?.block
  if (first?.kind === 'label' && topLabels.has(first.meaning?.slot ?? '')) return 'title'
  if (has(({ block, row }) => block.kind === 'heading' && row === undefined)) return 'section'
  return has(({ row }) => row !== undefined) ? 'items' : 'rows'
}

const topLabels: ReadonlySet<string> = new Set(['title', 'eyebrow'])

function firstOf({ rows }: Table): number {
  return rows[0]?.[0]?.pieces[0]?.unit ?? 0
}

function asStrip(block: Block, from: number): Strip {
  const isMark = block.kind === 'heading' && block.level === markLevel
  return { block, from, ...(isMark && { isName: true }) }
}

function expandTable(table: Table, context: Context): Strip[] {
  const { units } = context.source
  const rows = withoutEmptyHead(table.rows, units).map((row) =>
    row.map(
      ({ pieces }): Cell => ({
        pieces,
        text: pieces
          .map((piece) => wordsOf(piece, units))
          .join('\n')
          .trim(),
      }),
    ),
  )
  if (isAboutWork(rows)) return rows.flatMap((row) => row.flatMap((cell) => held(cell, 'note', context)))
  if (isMargin(rows, context)) return expandMargin(rows, context)
  const other = findOtherColumns(rows, context.language)
  if (other.size > 0) return expandOwnColumns(rows, other, table, context)
  const asking = findAsking(rows)
  if (asking < 0 && isCounted(rows)) return expandCounted(rows, context)
  const languages = findLanguages(rows, context.language)
  if (languages) return expandLanguages(rows, languages, context)
  if (table.shape === 'named') return expandNamed(rows, context)
  if (table.shape === 'questions' || asking >= 0) return expandQuestions(rows, context, Math.max(0, asking))
  if (table.shape === 'figures') return expandFigures(rows, context)
  const things = findThings(rows)
  if (things) return expandThings(rows, things, context)
  if (findLabels(rows)) return expandLabels(rows, context)
  const pages = findPageColumn(rows)
  if (pages !== undefined) return expandPages(rows, pages, context)
  if (table.shape === 'heads') return expandHeads(rows, context)
  return expandOther(rows, context) ?? [{ block: table, from: context.from }]
}

/** "Question EN | Answer EN | السؤال | الجواب": the columns of the other language, where its heads say the same as those of the page's. */
function findOtherColumns([head = [], ...rows]: readonly Cell[][], language: Locale): ReadonlySet<number> {
  const slots = head.map(({ text }) => readLabel(text)?.slot)
  const columns = slots.map((slot, column) => ({ slot, column, isArabic: isArabicColumn(rows, column) }))
  const told = columns.filter(({ slot }) => slot !== undefined)
  const isPaired = (one: (typeof told)[number]) =>
    told.filter(({ slot }) => slot === one.slot).length === 2 &&
    told.some(({ slot, isArabic }) => slot === one.slot && isArabic !== one.isArabic)
  if (told.length < 4 || !told.every(isPaired)) return new Set()
  return new Set(
    told.filter(({ isArabic }) => isArabic !== (language === 'ar-AE')).map(({ column }) => column),
  )
}

function isArabicColumn(rows: readonly Cell[][], column: number): boolean {
  const text = rows.map((row) => row[column]?.text ?? '').join('')
  return (text.match(/\p{Script=Arabic}/gu)?.length ?? 0) > (text.match(/[a-z]/gi)?.length ?? 0)
}

function expandOwnColumns(
  rows: readonly Cell[][],
  other: ReadonlySet<number>,
  { rows: whole, ...table }: Table,
  context: Context,
): Strip[] {
  const gone = rows.flatMap((row, index) =>
    row.flatMap((cell, column) =>
      other.has(column) ? held(cell, index === 0 ? 'label' : 'language', context) : [],
    ),
  )
  const own = whole.map((row) => row.filter((_, column) => !other.has(column)))
  return [...expandTable({ ...table, rows: own }, context), ...gone]
}

/** "Version | Date | Who | What changed": who did what when. */
function isAboutWork([head = [], ...below]: readonly Cell[][]): boolean {
  const kinds = head.map(({ text }) => readHead(text))
  return (
    below.length > 0 &&
    head.length > 1 &&
    kinds.every((kind) => kind === 'about' || kind === 'label') &&
    kinds.filter((kind) => kind === 'about').length * 2 > kinds.length
  )
}

/** A first row of one cell names the part; below, labels with values, items of several cells, or the part's own words. */
function expandNamed([head = [], ...rows]: readonly Cell[][], context: Context): Strip[] {
  const strips = head.flatMap((cell) => headingStrips(cell, context))
  const pairs = rows.filter((row) => row.length > 1)
  if (pairs.length > 0 && findLabels(pairs)) return [...strips, ...expandLabels(rows, context)]
  if (pairs.length === 1 && pairs.every((row) => row.length === 2 && readLabel(row[0]?.text ?? '')?.slot))
    return [...strips, ...expandLabels(rows, context, { label: 0, copy: 1, head: undefined })]
  if (pairs.length > 0 && pairs.every(([first]) => isQuestion(first?.text ?? '')))
    return [...strips, ...expandQuestions(rows, context)]
  if (pairs.length > 0 && pairs.flat().some(({ text }) => text.includes('\n')))
    return [...strips, ...(expandOther(rows, context) ?? readAll(rows, context))]
  for (const [index, row] of rows.entries()) {
    const isItem = row.length > 1
    strips.push(...row.flatMap((cell) => readStrips(cell, context, isItem ? `${index}` : undefined)))
  }
  return strips
}

/** Where questions stand, with the answers beside them; a number may stand before both. */
function findAsking([head = []]: readonly Cell[][]): number {
  const slots = head.map(({ text }) => readLabel(text)?.slot)
  return slots.findIndex((slot, column) => slot === 'question' && slots[column + 1] === 'answer')
}

function expandQuestions(rows: readonly Cell[][], context: Context, column = 0): Strip[] {
  return rows.flatMap((row): Strip[] => {
    const [question, answer, ...others] = row.slice(column)
    const [first, ...more] = question?.pieces ?? []
    if (!first || !answer || readLabel(question?.text ?? '')?.slot === 'question')
      return row.flatMap((cell) =>
        row.length > 1 ? held(cell, 'label', context) : readStrips(cell, context),
      )
    const labels = row.slice(0, column).flatMap((cell) => held(cell, 'label', context))
    if (answer.text === '' && !isQuestion(question?.text ?? '') && question)
      return [...labels, ...headingStrips(question, context), ...held(answer, 'label', context)]
    return [
      ...labels,
      {
        block: { kind: 'question', question: first, answer: [...more, ...answer.pieces], level: 0 },
        from: context.from,
      },
      ...others.flatMap((cell) => held(cell, 'note', context)),
    ]
  })
}

/** Figures over their labels, or beside them. */
function expandFigures(rows: readonly Cell[][], context: Context): Strip[] {
  const [first = [], second = []] = rows
  const isUnder =
    rows.length === 2 &&
    first.length > 1 &&
    second.every(({ text }) => hasDigit(text)) &&
    !first.some(({ text }) => hasDigit(text))
  if (isUnder) return expandFigures([second, first], context)
  const beside = rows[0]?.[1]?.text ?? ''
  const isOver = (rows[0]?.length ?? 0) > 1 && (hasDigit(beside) || isFigure(beside))
  const pairs = isOver
    ? rows.flatMap((row, index) =>
        index % 2 === 0 ? row.map((cell, column) => [cell, rows[index + 1]?.[column]]) : [],
      )
    : rows
  return pairs.flatMap((pair, index): Strip[] => {
    const [figure, label, ...others] = pair
    const row = `${index}`
    return [
      ...(figure ? roleStrips(figure, 'figure', row, context) : []),
      ...(label ? roleStrips(label, 'figure-label', row, context) : []),
      ...others.flatMap((cell) => (cell ? held(cell, 'note', context) : [])),
    ]
  })
}

function hasDigit(text: string): boolean {
  return /[\d٠-٩]/.test(text)
}

/** A row of labels on top says what each column is. */
function expandHeads([head = [], ...rows]: readonly Cell[][], context: Context): Strip[] {
  const strips = head.flatMap((cell) => held(cell, 'label', context))
  const meanings = head.map(({ text }, column) => meaningOfHead(text, column, head))
  for (const [index, row] of rows.entries()) {
    for (const [column, cell] of row.entries()) {
      const meaning = meanings[column] ?? { kind: 'note' as const }
      if (cell.text === '') strips.push(...held(cell, 'label', context))
      else if ('kind' in meaning) strips.push(...held(cell, meaning.kind, context))
      else strips.push(...roleStrips(cell, meaning.role, `${index}`, context))
    }
  }
  return strips
}

function meaningOfHead(text: string, column: number, head: readonly Cell[]) {
  const label = readLabel(text)
  if (label?.slot === 'figure-label' && !head.some(({ text: other }) => readLabel(other)?.slot === 'figure'))
    return { role: 'title' } as const
  const isOfThing = label?.slot === 'figure' && column > 0 && !readLabel(head[0]?.text ?? '')?.slot
  if (isOfThing) return { role: 'body' } as const
  if (label?.slot) return meaningOf(label.slot)
  const beside = head.length === 2 && column === 1 ? readLabel(head[0]?.text ?? '')?.slot : undefined
  if (beside === 'figure') return { role: 'figure-label' } as const
  const isNumber = /^(?:#|no\.?|nr\.?)$/i.test(text)
  if (isNumber) return { kind: 'label' } as const
  if (column === 0) return { role: 'title' } as const
  return readHead(text) === undefined && !toColleagues.test(text) ? ({ role: 'body' } as const) : undefined
}

/** What heads of columns for those who work on the page have in them. */
const toColleagues =
  /note|comment|remark|review|status|owner|source|internal|design|\bdev|legal|check|approv|visual|image|ملاحظ|تعليق|الحالة|مراجع/i
