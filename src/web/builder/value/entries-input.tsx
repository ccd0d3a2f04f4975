import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { texts } from '#texts/review.ts'
import { Button } from '../../ui/button.tsx'
import fieldStyles from '../../ui/field.module.css'
import { FieldNotes } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { fitLines, pastedLines } from './pasted-lines.ts'
import styles from './value-editor.module.css'

type Props = {
  label: string
  entries: readonly string[]
  /** How many there may be. */
  most: number
  lang: string
  dir: 'ltr' | 'rtl'
  onChange: (entries: string[]) => void
}

/** A list, one line an entry. Enter in one begins the next, Backspace in an empty one takes it away. */
export function EntriesInput({ label, entries, most, lang, dir, onChange }: Props) {
  const id = useId()
  const [full, setFull] = useState<string>()
  const list = useRef<HTMLOListElement>(null)
  /** Where the focus goes once the list is as it was changed to. */
  const wanted = useRef<number | undefined>(0)

  useEffect(() => {
    if (wanted.current === undefined) return
    list.current?.querySelectorAll('input')[wanted.current]?.focus()
    wanted.current = undefined
  })

  function change(next: string[], focused: number) {
    wanted.current = Math.max(0, Math.min(focused, next.length - 1))
    setFull(undefined)
    onChange(next.length > 0 ? next : [''])
  }

  function addAfter(index: number) {
    if (entries.length < most) change(entries.toSpliced(index + 1, 0, ''), index + 1)
    else setFull(texts.entriesAtMost(most))
  }

  const move = (from: number, to: number) =>
    change(entries.toSpliced(from, 1).toSpliced(to, 0, entries[from] ?? ''), to)

  function hearKey(event: KeyboardEvent<HTMLInputElement>, index: number) {
    if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    const isToGo = event.key === 'Backspace' && entries[index] === '' && entries.length > 1
    if (event.key !== 'Enter' && !isToGo) return
    event.preventDefault()
    if (isToGo) change(entries.toSpliced(index, 1), index - 1)
    else addAfter(index)
  }

  /** A list that was copied is as many entries: the first of them goes into this one. */
  function paste(event: ClipboardEvent<HTMLInputElement>, index: number) {
    const lines = pastedLines(event.clipboardData.getData('text/plain'))
    if (lines.length < 2) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const [before, after] = [value.slice(0, selectionStart ?? 0), value.slice(selectionEnd ?? 0)]
    const { fitting, left } = fitLines(lines, { count: entries.length, most })
    const begun = fitting.with(0, before + fitting[0])
    const pasted = begun.with(-1, begun.at(-1) + after)
    change(entries.toSpliced(index, 1, ...pasted), index + pasted.length - 1)
    if (left.length > 0) setFull(texts.entriesAtMost(most, left))
  }

  return (
    <fieldset className={styles.entries} aria-label={label}>
      <ol ref={list} className={styles.entryList}>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity but their place
          <li key={index} className={styles.entry}>
            <input
              type="text"
              className={`${fieldStyles.input} ${styles.input}`}
              aria-label={texts.entry(index + 1)}
              value={entry}
              lang={lang}
              dir={dir}
              autoComplete="off"
              onChange={(event) => onChange(entries.with(index, event.currentTarget.value))}
              onKeyDown={(event) => hearKey(event, index)}
              onPaste={(event) => paste(event, index)}
            />
            <IconButton
              label={texts.moveEntryUp(index + 1)}
              icon={<IconArrowUp aria-hidden />}
              isDisabled={index === 0}
              onClick={() => move(index, index - 1)}
            />
            <IconButton
              label={texts.moveEntryDown(index + 1)}
              icon={<IconArrowDown aria-hidden />}
              isDisabled={index === entries.length - 1}
              onClick={() => move(index, index + 1)}
            />
            <IconButton
              label={texts.removeEntry(index + 1)}
              icon={<IconTrash aria-hidden />}
              onClick={() => change(entries.toSpliced(index, 1), index)}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button
          size="small"
          variant="subtle"
          leftSection={<IconPlus aria-hidden />}
          onClick={() => addAfter(entries.length - 1)}
        >
          {texts.addEntry}
        </Button>
      </div>
      <FieldNotes id={id} error={full} />
    </fieldset>
  )
}
