import { type ClipboardEvent, useState } from 'react'
import { briefLimits } from '#content/writing/writing.ts'
import { type Grid, tidyGrid } from '#facts/table/grid.ts'
import { type ReadTable, readTable } from '#facts/table/read-table.ts'
import { texts } from '#texts/fact-tables.ts'
import { readDocument } from '../../reading/read-document.ts'
import { announce } from '../../ui/announce.ts'
import type { BriefForm } from './brief-form.ts'
import { useSignature, withSource } from './line-sources.ts'
import { tableOfClipboard } from './pasted-table.ts'
import { addEntries } from './text-list.ts'

/** Waiting for a table, or one that was read; `of`: the document that it stands in. */
export type OpenTable =
  | { status: 'empty'; problem?: string }
  | {
      status: 'read'
      of: string
      table: ReadTable /** As it was pasted, row by row. */
      plain: readonly string[]
    }

export type Table = ReturnType<typeof useTable>

/** Facts that are given as a table: read, shown, and taken as key messages. */
export function useTable(form: BriefForm, onChange: (next: Partial<BriefForm>) => void) {
  const [open, setOpen] = useState<OpenTable>()
  const sign = useSignature()

  /** Whether it is a table, which is then shown and not typed. */
  function paste(event: ClipboardEvent): boolean {
    const grid = tableOfClipboard(event.clipboardData)
    const table = grid && readTable(grid)
    if (!table || table.lines.length + table.unread.length === 0) return false
    event.preventDefault()
    const rows = event.clipboardData.getData('text').split(/\r?\n/)
    const plain = rows.map((row) =>
      row
        .split('\t')
        .filter((cell) => cell.trim() !== '')
        .join(', '),
    )
    show(
      '',
      table,
      plain.filter((row) => row !== ''),
    )
    return true
  }

  function show(of: string, table: ReadTable, plain: readonly string[] = []) {
    setOpen({ status: 'read', of, table, plain })
    announce(texts.said.read(table.lines.length))
  }

  async function readFile(file: File) {
    const tables = await tablesOfFile(file)
    const read = (tables ?? []).flatMap((rows) => {
      const grid = tidyGrid(rows)
      return grid ? [readTable(grid)] : []
    })
    const lines = read.flatMap((table) => table.lines)
    const unread = read.flatMap((table) => table.unread)
    if (lines.length + unread.length > 0) return show(file.name, { lines, unread })
    setOpen({ status: 'empty', problem: tables ? texts.noTable(file.name) : texts.noDocument(file.name) })
  }

  function take(lines: readonly string[], isConfirmed: boolean) {
    const of = open?.status === 'read' ? open.of : ''
    const known = new Set(form.keyMessages.map(({ text }) => text))
    const wanted = [...new Set(lines)].filter((line) => !known.has(line))
    const filled = form.keyMessages.filter(({ text }) => text.trim() !== '')
    const fresh = wanted.slice(0, Math.max(0, briefLimits.messages - filled.length))
    const signed = sign()
    const from = of === '' ? 'table' : 'document'
    const said = { taken: { from, of, at: signed.at }, ...(isConfirmed && { confirmed: signed }) } as const
    onChange({
      keyMessages: addEntries(filled, fresh).entries,
      sources: withSource(form.sources, fresh, said),
      ...(isConfirmed && { confirmed: [...new Set([...form.confirmed, ...fresh])] }),
    })
    setOpen(undefined)
    announce(texts.said.taken(fresh.length, lines.length - fresh.length))
  }

  return {
    open,
    ask: () => setOpen({ status: 'empty' }),
    close: () => setOpen(undefined),
    ...{ paste, readFile, take },
  }
}

/** Nothing where it is no Word document that can be read. */
async function tablesOfFile(file: File): Promise<readonly Grid[] | undefined> {
  if (!/\.docx$/i.test(file.name)) return undefined
  const read = await readDocument(file, AbortSignal.timeout(30_000), { wantsTables: true })
  return read?.ok ? read.value.tables : undefined
}
