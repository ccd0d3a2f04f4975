import { isLimitLine, requiredWords } from '../boilerplate.ts'
import { aiMark, readItemLabel } from '../format.ts'
import { textOfParagraph, type WordBlock } from '../walk/document.ts'
import { valueName } from './heads.ts'
import type { Targets } from './labels.ts'
import type { ValueRow } from './rows.ts'
import { trimmed } from './value.ts'

/** Where the value's cell was merged with others: what the form itself had in those is taken out of the value. */
export function partMergedRow(row: ValueRow, targets: Targets): ValueRow {
  const { cell, merged } = row
  if (!cell || !merged) return row
  const blocks = [...cell.blocks]
  const taken = new Map<string, string[]>()
  const at = merged.indexOf(valueName)
  for (const column of merged.slice(0, at)) taken.set(column, takeWords(blocks, column, targets))
  for (const column of merged.slice(at + 1).reverse()) {
    blocks.reverse()
    taken.set(column, takeWords(blocks, column, targets))
    blocks.reverse()
  }
  const [item = row.item] = taken.get('item') ?? []
  return {
    ...row,
    item,
    label: [...row.label, ...(taken.get('field') ?? [])],
    mark: [row.mark, ...(taken.get('ai mark') ?? [])].filter(Boolean).join(' '),
    cell: { ...cell, blocks },
  }
}

/** Takes the paragraphs at the beginning that hold a column's own words, and the empty ones between them. */
function takeWords(blocks: WordBlock[], column: string, targets: Targets): string[] {
  const words: string[] = []
  while (words.length < mostLines) {
    const text = textOfBlock(blocks[0])
    if (text === undefined || !(text === '' || isWordOf(column, text, targets))) break
    if (column === 'required' && words.length === 1) break
    blocks.shift()
    if (text !== '') words.push(text)
  }
  return words
}

/** A name and its data name; a kind and its limits. */
const mostLines = 2

function isWordOf(column: string, text: string, targets: Targets): boolean {
  const word = text.toLowerCase()
  switch (column) {
    case 'item':
      return readItemLabel(text) !== undefined
    case 'field':
      return targets.has(word)
    case 'required':
      return requiredWords.includes(word)
    case 'limits':
      return isLimitLine(text)
    default:
      return word === aiMark.toLowerCase()
  }
}

function textOfBlock(block: WordBlock | undefined): string | undefined {
  return block?.kind === 'paragraph' ? trimmed(textOfParagraph(block)) : undefined
}

/**
 * The rows that stand under one label are one value. Where their labels, too, were merged into one cell, each row
 * has the label that it had.
 */
export function joinContinuedRows(rows: readonly ValueRow[], targets: Targets): ValueRow[] {
  const joined: ValueRow[] = []
  let labels: string[][] = []
  let first = 0
  for (const row of rows) {
    const last = joined.at(-1)
    if (!row.isContinued || !last?.cell || !row.cell) {
      first = joined.push(row) - 1
      labels = []
      continue
    }
    if (labels.length === 0) labels = partLabels(last.label, targets)
    const label = labels[joined.length - first]
    if (label) {
      // What the other columns say of these rows may stand in the first of them, too.
      joined[first] = { ...(joined[first] as ValueRow), label: labels[0] ?? [], rows: labels.length }
      joined.push({ ...row, label })
    } else if (row.id && last.id && row.id.field !== last.id.field) {
      joined.push({ ...row, label: [] })
    } else {
      const cell = { ...last.cell, blocks: last.cell.blocks.concat(row.cell.blocks) }
      joined[joined.length - 1] = {
        ...last,
        cell,
        ...(row.beside !== undefined && { beside: [last.beside ?? '', row.beside].join('\n').trim() }),
        others: last.others.concat(row.others),
        rows: last.rows + 1,
      }
    }
  }
  return joined
}

/** The lines of a label cell, parted by what they name. */
function partLabels(lines: readonly string[], targets: Targets): string[][] {
  const labels: string[][] = []
  let named: unknown
  for (const line of lines) {
    const target = targets.get(line.toLowerCase())
    const last = labels.at(-1)
    if (last && (target === undefined || target === named)) last.push(line)
    else labels.push([line])
    named = target ?? named
  }
  return labels
}
