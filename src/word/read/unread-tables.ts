import { withoutOurs } from './labels.ts'
import type { LayoutReading } from './layout.ts'
import type { ValueRow } from './rows.ts'
import type { UnusedText } from './unused-text.ts'
import { textOfCell } from './value.ts'

/** The words of tables of which nothing tells whose they are. */
export function textOfHomeless({ homeless }: LayoutReading): UnusedText[] {
  return homeless.flatMap(({ rows }) =>
    rows
      .map(({ label, cell, mark, others, rows, source }) => {
        const words = [...label, textOfCell(cell), ...withoutOurs([mark, ...others], rows)]
        return {
          text: words.filter(Boolean).join(' '),
          place: { spot: { at: 'foreign-table' as const }, source },
          why: 'outside' as const,
        }
      })
      .filter(({ text }) => text),
  )
}

/** What a second section of an id says otherwise than the first one, which is read. */
export function textOfCopies({ copies, tables }: LayoutReading): UnusedText[] {
  return copies.flatMap(({ instanceId, table }) => {
    const read = tables.get(instanceId)?.filter(({ kind }) => kind === table.kind) ?? []
    const known = new Set(read.flatMap(({ rows }) => rows.map(keyOf)))
    return table.rows
      .filter((row) => !known.has(keyOf(row)))
      .map((row) => ({
        text: wordsOf(row),
        place: {
          instanceId,
          spot: { at: 'second-section' as const, label: row.label[0] ?? '', item: row.item },
          source: row.source,
        },
        why: 'copied' as const,
      }))
      .filter(({ text }) => text !== '')
  })
}

function keyOf(row: ValueRow) {
  return [row.label.join(' '), wordsOf(row)].join('\n')
}

function wordsOf({ cell, mark, others, rows }: ValueRow) {
  return [textOfCell(cell), ...withoutOurs([mark, ...others], rows)].filter(Boolean).join(' ')
}
