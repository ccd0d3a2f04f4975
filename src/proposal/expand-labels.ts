import { wordsOf } from '#word/blocks/piece.ts'
import { type Label, readLabel, readPartName } from '#word/blocks/read-label.ts'
import { type Cell, type Context, headingStrips, held, readStrips } from './cell-strips.ts'
import { meaningOf } from './slot-roles.ts'
import type { Strip } from './strip.ts'

/** Which column of "Section | Element | Copy | Limit" has the labels, and which the words of the page. */
type Columns = { label: number; copy: number; head: readonly Cell[] | undefined }

const headWords =
  /^(?:(?:english |final |approved |new |web |page )?(?:element|copy|content|section|field|component|item|text|wording|value|block|message)|notes?|comments?|remarks?|ref(?:erence)?|id|(?:char(?:acter)? )?limit|max(?:imum)?(?: characters| length)?|characters|chars?|length|status|owner|type|part|area|where|العنصر|النص|المحتوى|القسم|الحقل|ملاحظات|الملاحظات|الحد|الحد الأقصى|حد الأحرف|الحالة|المكوّ?ن|المرجع|الرقم|م|#|no\.?)$/i
const copyWords = /copy|text|content|wording|value|message|النص|المحتوى/i

/** At least half of a column are labels. Where a head names the column of the words, it stands behind. */
export function findLabels(rows: readonly Cell[][]): Columns | undefined {
  const [first = []] = rows
  const isHead = first.length > 1 && first.every(({ text }) => headWords.test(text) || text === '')
  const head = isHead ? first : undefined
  const below = head ? rows.slice(1) : rows
  const widest = Math.max(0, ...below.map((row) => row.length))
  const shares = Array.from({ length: Math.max(1, Math.min(3, widest - 1)) }, (_, column) => {
    const texts = below.map((row) => row[column]?.text ?? '').filter((text) => text !== '')
    const known = texts.filter((text) => readLabel(text) !== undefined)
    const slots = known.filter((text) => readLabel(text)?.slot ?? readLabel(text)?.item)
    return { column, slots: slots.length, isLabels: texts.length > 1 && known.length * 2 >= texts.length }
  })
  const [best] = shares
    .filter(({ isLabels }) => isLabels)
    .toSorted((one, other) => other.slots - one.slots || one.column - other.column)
  if (!best || widest < 2) return
  const named = head?.findIndex(({ text }, column) => column > best.column && copyWords.test(text)) ?? -1
  return { label: best.column, copy: named > 0 ? named : best.column + 1, head }
}

/** Each row is a label and its words; what else stands in it is for colleagues, or says which part begins. */
export function expandLabels(
  rows: readonly Cell[][],
  context: Context,
  columns: Columns = findLabels(rows) ?? { label: 0, copy: 1, head: undefined },
): Strip[] {
  return rows.flatMap((row) =>
    row === columns.head
      ? row.flatMap((cell) => held(cell, 'label', context))
      : expandRow(row, columns, context),
  )
}

function expandRow(row: readonly Cell[], { label: column, copy }: Columns, context: Context): Strip[] {
  const strips = row.slice(0, column).flatMap((cell) => besideLabel(cell, context))
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
    strips.push(...headingStrips(label, context), ...(words ? held(words, 'label', context) : []))
  else strips.push(...labelStrips(label, words, context))
  return [...strips, ...others]
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
  const isWhole = isPlain && !hasList && !isQuestions
  const role = meaning?.slot && meaningOf(meaning.slot)
  const strips: Strip[] = [
    {
      block: { kind: 'label', label: first, meaning, values: isWhole ? values : [], level: 0 },
      from: context.from,
    },
    ...more.map((words): Strip => ({ block: { kind: 'space', words }, from: context.from, kind: 'label' })),
  ]
  if (isWhole) return [...strips, ...emptyOf(words, context)]
  const read = readStrips(words, context)
  if (role && 'kind' in role) {
    const { kind } = role
    return [...strips, ...read.map((strip) => ({ ...strip, kind }))]
  }
  return [...strips, ...read]
}

function emptyOf(cell: Cell, context: Context): Strip[] {
  return cell.pieces
    .filter(({ from, to }) => to <= from)
    .map((words) => ({ block: { kind: 'space', words }, from: context.from }))
}
