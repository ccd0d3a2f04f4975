import { IconPlus, IconX } from '@tabler/icons-react'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { announceError } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import fieldStyles from '../../ui/field.module.css'
import { FieldNotes, type FieldTexts } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { ListError } from './find-brief-errors.ts'
import { addEntries, type Entry, removeEntry, writeEntry } from './text-list.ts'
import styles from './text-list-field.module.css'

type Props = Pick<FieldTexts, 'label' | 'hint'> & {
  entries: readonly Entry[]
  error: ListError | undefined
  /** Names of a row and of its button; places count from 1. */
  rowLabel: (place: number) => string
  removeLabel: (place: number) => string
  addLabel: string
  /** Why the last row cannot be removed. */
  lastStays: string
  /** Why there can be no more rows; nothing as long as there can. */
  fullReason: string | undefined
  /** The id of a note that describes a row, where it has one. */
  noteId?: (entry: Entry) => string | undefined
  /** What stands below a row. */
  below?: (entry: Entry, place: number) => ReactNode
  onChange: (entries: Entry[]) => void
  /** True: what is pasted is something else than rows, and was taken. */
  onPasteOther?: (event: ClipboardEvent) => boolean
}

/** Short texts, a row each. Enter makes a row below; pasted lines become rows. */
export function TextListField(props: Props) {
  const { label, hint, entries, error, rowLabel, removeLabel, addLabel, lastStays, fullReason, onChange } =
    props
  const { noteId, below } = props
  const id = useId()
  const list = useRef<HTMLUListElement>(null)

  function focusRow(entryId: number) {
    list.current?.querySelector<HTMLElement>(`[data-entry="${entryId}"]`)?.focus()
  }

  function add(texts: readonly string[], after?: number) {
    if (fullReason !== undefined) return announceError(fullReason)
    const added = addEntries(entries, texts, after)
    flushSync(() => onChange(added.entries))
    focusRow(added.last)
  }

  function remove({ id: removed }: Entry, index: number) {
    flushSync(() => onChange(removeEntry(entries, removed)))
    const next = entries[index + 1] ?? entries[index - 1]
    if (next) focusRow(next.id)
  }

  function onKey(event: KeyboardEvent, entry: Entry) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add([''], entry.id)
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>, { id: pastedInto, text }: Entry) {
    if (props.onPasteOther?.(event)) return
    const lines = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '')
    const [first, ...others] = lines
    if (first === undefined || others.length === 0 || fullReason !== undefined) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    const start = text.slice(0, selectionStart ?? text.length)
    const end = text.slice(selectionEnd ?? text.length)
    const begun = writeEntry(entries, pastedInto, start + first)
    const added = addEntries(begun, others.with(-1, (others.at(-1) ?? '') + end), pastedInto)
    flushSync(() => onChange(added.entries))
    focusRow(added.last)
  }

  function notesOf(entry: Entry) {
    const notes = [error?.id === entry.id && `${id}-error`, noteId?.(entry), shownHint && `${id}-hint`]
    return notes.filter(Boolean).join(' ') || undefined
  }

  const shownHint = fullReason ?? hint
  return (
    <fieldset className={styles.group}>
      <legend className={fieldStyles.label}>{label}</legend>
      <ul ref={list} className={styles.rows}>
        {entries.map((entry, index) => (
          <li key={entry.id}>
            <div className={styles.row}>
              <input
                type="text"
                dir="auto"
                autoComplete="off"
                className={fieldStyles.input}
                aria-label={rowLabel(index + 1)}
                aria-describedby={notesOf(entry)}
                aria-invalid={error?.id === entry.id ? true : undefined}
                data-entry={entry.id}
                data-left-out={noteId?.(entry) !== undefined || undefined}
                value={entry.text}
                onChange={({ currentTarget }) => onChange(writeEntry(entries, entry.id, currentTarget.value))}
                onKeyDown={(event) => onKey(event, entry)}
                onPaste={(event) => onPaste(event, entry)}
              />
              <IconButton
                label={removeLabel(index + 1)}
                icon={<IconX aria-hidden />}
                isDisabled={entries.length === 1}
                disabledReason={lastStays}
                onClick={() => remove(entry, index)}
              />
            </div>
            {below?.(entry, index + 1)}
          </li>
        ))}
      </ul>
      <FieldNotes id={id} hint={shownHint} error={error?.message} />
      <div className={styles.add}>
        <Button
          variant="subtle"
          size="small"
          leftSection={<IconPlus aria-hidden />}
          isDisabled={fullReason !== undefined}
          title={fullReason}
          onClick={() => add([''])}
        >
          {addLabel}
        </Button>
      </div>
    </fieldset>
  )
}
