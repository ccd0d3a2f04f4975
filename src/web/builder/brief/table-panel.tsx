import { type ClipboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { ReadTable } from '#facts/table/read-table.ts'
import { texts } from '#texts/fact-tables.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import styles from './table-panel.module.css'
import type { Table } from './use-table.ts'

type Props = { table: Table }

/** Facts of a table: where it is pasted or chosen, then what was read of it, before anything of it is a key message. */
export function TablePanel({ table }: Props) {
  const { open } = table
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const read = open?.status === 'read' ? open.table : undefined
  useEffect(() => {
    if (read) title.current?.focus()
  }, [read])
  if (!open) return null
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h4 id={id} ref={title} tabIndex={-1}>
        {texts.title}
      </h4>
      {open.status === 'read' ? (
        <Rows
          key={open.table.lines.map(({ text }) => text).join()}
          read={open.table}
          plain={open.plain}
          table={table}
        />
      ) : (
        <Empty table={table} problem={open.problem} />
      )}
    </section>
  )
}

function Empty({ table, problem }: Props & { problem: string | undefined }) {
  const [isNone, setNone] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const onPaste = (event: ClipboardEvent) => setNone(!table.paste(event))
  return (
    <>
      <TextAreaField
        label={texts.paste}
        hint={texts.pasteHint}
        error={isNone ? texts.noneIn : problem}
        dir="auto"
        autoFocus
        onPaste={onPaste}
      />
      <div className={styles.acts}>
        <input
          ref={file}
          type="file"
          accept=".docx"
          aria-label={texts.chooseLabel}
          className={styles.file}
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? []
            currentTarget.value = ''
            if (chosen) void table.readFile(chosen)
          }}
        />
        <Button variant="default" size="small" onClick={() => file.current?.click()}>
          {texts.choose}
        </Button>
        <Button variant="subtle" size="small" onClick={table.close}>
          {texts.cancel}
        </Button>
      </div>
    </>
  )
}

type RowsProps = Props & { read: ReadTable; plain: readonly string[] }

function Rows({ read: { lines, unread }, plain, table }: RowsProps) {
  const [left, setLeft] = useState<ReadonlySet<number>>(
    () => new Set(lines.flatMap(({ isTotal }, index) => (isTotal ? [index] : []))),
  )
  const wanted = lines.flatMap(({ text }, index) => (left.has(index) ? [] : [text]))

  function toggle(index: number) {
    const next = new Set(left)
    if (!next.delete(index)) next.add(index)
    setLeft(next)
  }

  return (
    <>
      <p className={styles.quiet}>{lines.length > 0 ? texts.readAs : texts.nothing}</p>
      <ul className={styles.rows}>
        {lines.map(({ text, isTotal }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of one table have no identity but their place
          <li key={index}>
            <div dir="auto">
              <CheckboxField
                size="small"
                label={text}
                checked={!left.has(index)}
                onChange={() => toggle(index)}
              />
            </div>
            {isTotal && <p className={styles.quiet}>{texts.total}</p>}
          </li>
        ))}
      </ul>
      {unread.length > 0 && (
        <div className={styles.unread}>
          <p>
            <strong>{texts.unread}</strong> {texts.unreadHint}
          </p>
          <ul>
            {unread.map(({ row, column, cell }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same may stand in several cells
              <li key={index} dir="auto">
                {texts.cell(cell, row, column)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.acts}>
        <Button
          variant="light"
          size="small"
          isDisabled={wanted.length === 0}
          onClick={() => table.take(wanted, false)}
        >
          {texts.take(wanted.length)}
        </Button>
        <Button
          variant="default"
          size="small"
          isDisabled={wanted.length === 0}
          onClick={() => table.take(wanted, true)}
        >
          {texts.takeAndConfirm}
        </Button>
        {plain.length > 0 && (
          <Button variant="subtle" size="small" onClick={() => table.take(plain, false)}>
            {texts.takePlain}
          </Button>
        )}
        <Button variant="subtle" size="small" onClick={table.close}>
          {texts.cancel}
        </Button>
      </div>
    </>
  )
}
