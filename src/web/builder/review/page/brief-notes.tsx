import { IconAlertTriangle } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { Note } from '#content/values/note.ts'
import { describeNote } from '#texts/notes.ts'
import { texts } from '#texts/review.ts'
import { Button } from '../../../ui/button.tsx'
import { MessageWords } from '../../../ui/message-words.tsx'
import styles from './brief-notes.module.css'

type Props = { notes: readonly Note[] }

/** More are shown on request. */
const shownAtFirst = 3

/** What the writer says of the brief, once for all sections. */
export function BriefNotes({ notes }: Props) {
  const [isOpen, setOpen] = useState(false)
  const headingId = useId()
  const listId = useId()
  if (notes.length === 0) return null
  const isLong = notes.length > shownAtFirst
  return (
    <section className={styles.notes} data-long={isLong || undefined} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        <IconAlertTriangle size={14} aria-hidden /> {texts.briefNotes.heading}
      </h3>
      <ul id={listId} className={styles.list}>
        {(isOpen ? notes : notes.slice(0, shownAtFirst))
          .map((note) => describeNote(note))
          .map((text) => (
            <li key={text}>
              <MessageWords>{text}</MessageWords>
            </li>
          ))}
      </ul>
      {isLong && (
        <Button
          size="small"
          variant="subtle"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.briefNotes.fewer : texts.briefNotes.all(notes.length)}
        </Button>
      )}
    </section>
  )
}
