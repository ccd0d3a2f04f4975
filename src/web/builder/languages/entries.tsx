import { IconLanguage, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { texts } from '#texts/languages.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './languages.module.css'
import { useFound } from './use-found.ts'

type Words = {
  heading: string
  empty: string
  emptyText: string
  add: string
  count: (all: number) => string
  found: (found: number, all: number) => string
}

type Props<Entry> = {
  words: Words
  entries: readonly Entry[]
  keyOf: (entry: Entry) => string
  wordsIn: (entry: Entry) => readonly string[]
  /** One that stands there, and the way to change it. */
  row: (entry: Entry, change: () => void) => ReactNode
  /** Of one that is changed, or of a new one. */
  form: (entry: Entry | undefined, close: () => void) => ReactNode
  tools: ReactNode
}

/** A list that can be searched, in which one entry at a time is changed where it stands. */
export function Entries<Entry>({ words, entries, keyOf, wordsIn, row, form, tools }: Props<Entry>) {
  /** A key, or `new`. */
  const [changing, setChanging] = useState<{ key: string } | 'new'>()
  const { words: sought, found, shown, seek, left, showMore } = useFound(entries, wordsIn)
  const region = useRef<HTMLDivElement>(null)

  /** The focus goes back to where the form was opened. */
  function close() {
    const key = typeof changing === 'object' ? changing.key : undefined
    flushSync(() => setChanging(undefined))
    const rows = [...(region.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])]
    const row = rows.find(({ dataset }) => dataset.key === key)
    const button = row?.querySelector('button') ?? region.current?.querySelector<HTMLElement>('[data-add]')
    button?.focus()
  }

  return (
    <div ref={region}>
      <div className={styles.tools}>
        <div className={styles.search}>
          <TextField
            label={texts.search}
            type="search"
            dir="auto"
            size="small"
            data-search-entries
            value={sought}
            onChange={(event) => seek(event.currentTarget.value)}
          />
        </div>
        <Button
          variant="light"
          data-add
          leftSection={<IconPlus aria-hidden />}
          isDisabled={changing === 'new'}
          onClick={() => setChanging('new')}
        >
          {words.add}
        </Button>
        {tools}
      </div>
      {changing === 'new' && (
        <div ref={focusFirst} className={styles.form}>
          {form(undefined, close)}
        </div>
      )}
      <p role="status" className={styles.quiet}>
        {describeCount()}
      </p>
      {entries.length === 0 && changing === undefined && (
        <EmptyState
          drawing={<IconLanguage size={48} stroke={1} />}
          title={words.empty}
          text={words.emptyText}
        />
      )}
      {entries.length > 0 && found.length === 0 && <p>{texts.noneFound(sought.trim())}</p>}
      <ul className={styles.entries} aria-label={words.heading}>
        {shown.map((entry) => {
          const key = keyOf(entry)
          const isChanged = typeof changing === 'object' && changing.key === key
          return (
            <li
              key={key}
              ref={isChanged ? focusFirst : undefined}
              data-key={key}
              className={isChanged ? styles.form : styles.entry}
            >
              {isChanged ? form(entry, close) : row(entry, () => setChanging({ key }))}
            </li>
          )
        })}
      </ul>
      {left > 0 && (
        <Button variant="default" onClick={showMore}>
          {texts.more(left)}
        </Button>
      )}
    </div>
  )

  function describeCount(): string {
    if (entries.length === 0) return ''
    return sought.trim() === '' ? words.count(entries.length) : words.found(found.length, entries.length)
  }
}

function focusFirst(form: HTMLElement | null) {
  form?.querySelector<HTMLElement>('textarea')?.focus()
}

/** Where the focus goes when the row that had it is gone. */
export function focusSearch() {
  document.querySelector<HTMLElement>('[data-search-entries]')?.focus()
}
