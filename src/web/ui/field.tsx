import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './field.module.css'

export type FieldTexts = {
  label: string
  hint?: ReactNode
  /** What is wrong, and what to do about it. */
  error?: ReactNode
}

type Props = FieldTexts & { id: string; children: ReactNode }

/** A label above its input, what helps and what is wrong below it. */
export function Field({ id, label, hint, error, children }: Props) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

/** The error's place is always there, so that it is heard when it comes. */
export function FieldNotes({ id, hint, error }: Omit<FieldTexts, 'label'> & { id: string }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div id={`${id}-error`} aria-live="polite">
        {error && (
          <p className={styles.error}>
            <IconAlertCircle className={styles.errorIcon} size={14} aria-hidden />
            <span>{error}</span>
          </p>
        )}
      </div>
    </>
  )
}

/** What ties an input to its notes. */
export function fieldInputProps(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return { id, 'aria-describedby': notes || undefined, 'aria-invalid': error ? true : undefined }
}
