import { IconAlertCircle, IconEyeOff, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { FieldValue } from '#content/field-value.ts'
import type { Slot } from '#content/slots.ts'
import { texts } from '#texts/review.ts'
import { describeProblems } from './describe-value-problem.ts'
import styles from './value-row.module.css'

type Props = { slot: Slot; value: FieldValue; switchedOff: string | undefined }

/** What is wrong with a value, and what its writer wants people to look at. */
export function ValueNotes({ slot, value, switchedOff }: Props) {
  const lines = linesOf(slot, value, switchedOff)
  if (lines.length === 0) return null
  return (
    <ul className={styles.notes}>
      {lines.map(({ tone, text }) => (
        <li key={text} className={styles.note} data-tone={tone}>
          {icons[tone]}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}

type Line = { tone: 'bad' | 'warn' | 'quiet' | 'off'; text: string }

function linesOf(slot: Slot, value: FieldValue, switchedOff: string | undefined): Line[] {
  const lines: Line[] = []
  if (switchedOff !== undefined) lines.push({ tone: 'off', text: texts.switchedOff(switchedOff) })
  if (value.status === 'error') {
    const cause = value.cause === undefined ? '' : ` ${texts.causes[value.cause]}`
    lines.push({ tone: 'bad', text: `${value.error}.${cause}` })
  }
  for (const { text, isGrave } of describeProblems(slot, value.value)) {
    lines.push({ tone: isGrave ? 'bad' : 'warn', text })
  }
  for (const text of value.notes ?? []) lines.push({ tone: 'quiet', text })
  return lines
}

const icons: Record<Line['tone'], ReactNode> = {
  bad: <IconAlertCircle size={14} aria-hidden />,
  warn: <IconAlertCircle size={14} aria-hidden />,
  quiet: <IconInfoCircle size={14} aria-hidden />,
  off: <IconEyeOff size={14} aria-hidden />,
}
