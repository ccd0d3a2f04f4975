import { IconTable } from '@tabler/icons-react'
import { useDeferredValue, useId, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { bankDay } from '#base/bank-day.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { saysFigures } from '#facts/fact.ts'
import { texts as briefTexts } from '#texts/brief.ts'
import { texts as tableTexts } from '#texts/fact-tables.ts'
import { texts } from '#texts/facts.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { useEditor } from '../editor/editor-store.ts'
import { placesOfMessage, textsOfPage } from '../tracing/coverage.ts'
import type { BriefForm } from './brief-form.ts'
import { useSignature, withSource } from './line-sources.ts'
import { TablePanel } from './table-panel.tsx'
import { isClear, understand } from './understood.ts'
import styles from './understood-list.module.css'
import { UnderstoodRowView } from './understood-row.tsx'
import { useMending } from './use-mending.ts'
import type { Table } from './use-table.ts'

type Props = {
  form: BriefForm
  manifest: Manifest
  table: Table
  onChange: (next: Partial<BriefForm>) => void
}

/** What was understood of each key message, and where it stands on the page: to be confirmed, mended or refused. */
export function UnderstoodList({ form, manifest, table, onChange }: Props) {
  const id = useId()
  const draft = useEditor((editor) => editor.draft)
  const { keyMessages, leftOut, confirmed, sources } = form
  const sign = useSignature()
  const mending = useMending(form, onChange)
  const mendedWords = new Map(keyMessages.map(({ id: row, mended }) => [row, mended]))
  // Whoever types does not wait for it.
  const typed = useDeferredValue(keyMessages)
  const rows = useMemo(
    () => understand({ keyMessages: typed, leftOut, confirmed }),
    [typed, leftOut, confirmed],
  )
  const pageTexts = useMemo(() => textsOfPage(draft, manifest), [draft, manifest])
  const today = bankDay(new Date())
  const open = rows.filter((row) => row.decision === undefined && isClear(row, today))
  const said = rows.filter(({ decision, facts }) => decision !== 'refused' && facts.some(saysFigures))
  const sure = said.filter(({ decision }) => decision === 'confirmed')

  function confirm(lines: readonly string[]) {
    onChange({
      confirmed: [...new Set([...confirmed, ...lines])],
      sources: withSource(sources, lines, { confirmed: sign() }),
      leftOut: leftOut.filter((line) => !lines.includes(line)),
    })
    announce(texts.said.confirmed(lines.length))
  }

  function refuse(line: string) {
    onChange({
      confirmed: confirmed.filter((each) => each !== line),
      leftOut: [...new Set([...leftOut, line])],
    })
    announce(briefTexts.leftOutSaid(1))
  }

  function takeBack(line: string) {
    onChange({
      confirmed: confirmed.filter((each) => each !== line),
      leftOut: leftOut.filter((each) => each !== line),
    })
    announce(texts.said.openAgain)
  }

  /** The button that was pressed may be gone: what is shown of the line stays. */
  function decide(rowId: number, act: () => void) {
    flushSync(act)
    document.getElementById(`${id}-${rowId}`)?.focus()
  }

  return (
    <section className={styles.understood} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h3 id={`${id}-title`}>{texts.title}</h3>
        {said.length > 0 && <span className={styles.count}>{texts.summary(sure.length, said.length)}</span>}
      </div>
      <p className={styles.quiet}>{rows.length === 0 ? texts.nothingYet : texts.hint}</p>
      <TablePanel table={table} />
      {rows.length > 0 && (
        <ol className={styles.rows}>
          {rows.map((row) => (
            <UnderstoodRowView
              key={row.id}
              id={`${id}-${row.id}`}
              row={row}
              places={pageTexts.length > 0 ? placesOfMessage(row, pageTexts, rows) : undefined}
              source={mending.sourceOf(row.text)}
              mendedWords={mendedWords.get(row.id)}
              onMend={(line, source) => decide(row.id, () => mending.mend(row, line, source))}
              onPutBack={() => decide(row.id, () => mending.putBack(row))}
              onMendAgain={(line) => decide(row.id, () => mending.mendAgain(row, line))}
              onStay={() => decide(row.id, () => undefined)}
              onConfirm={() => decide(row.id, () => confirm([row.text]))}
              onRefuse={() => decide(row.id, () => refuse(row.text))}
              onTakeBack={() => decide(row.id, () => takeBack(row.text))}
            />
          ))}
        </ol>
      )}
      {!table.open && (
        <div>
          <Button variant="subtle" size="small" leftSection={<IconTable aria-hidden />} onClick={table.ask}>
            {tableTexts.add}
          </Button>
        </div>
      )}
      {open.length > 1 && (
        <div>
          <Button variant="default" size="small" onClick={() => confirm(open.map(({ text }) => text))}>
            {texts.confirmAll}
          </Button>
        </div>
      )}
    </section>
  )
}
