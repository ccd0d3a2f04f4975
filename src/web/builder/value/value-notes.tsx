import { IconAlertCircle, IconAlertTriangle, IconEyeOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Slot } from '#content/slots.ts'
import type { FieldValue } from '#content/values/field-value.ts'
import { texts } from '#texts/review.ts'
import { MessageWords } from '../../ui/message-words.tsx'
import { type NoteLine, noteLines } from './note-lines.ts'
import styles from './value-notes.module.css'

type Props = { slot: Slot; value: FieldValue; switchedOff: string | undefined }

/** What is wrong with a value, and what its writer wants people to look at. */
export function ValueNotes({ slot, value, switchedOff }: Props) {
  const lines = noteLines(slot, value, switchedOff)
  if (lines.length === 0) return null
  return (
    <ul className={styles.notes}>
      {lines.map(({ tone, text }) => (
        <li key={`${tone} ${text}`} className={styles.note} data-tone={tone}>
          {icons[tone]}
          <span>
            {tone === 'look' && <strong>{texts.worthALook}</strong>} <MessageWords>{text}</MessageWords>
          </span>
        </li>
      ))}
    </ul>
  )
}

const icons: Record<NoteLine['tone'], ReactNode> = {
  bad: <IconAlertCircle size={14} aria-hidden />,
  warn: <IconAlertCircle size={14} aria-hidden />,
  look: <IconAlertTriangle size={14} aria-hidden />,
  off: <IconEyeOff size={14} aria-hidden />,
}
