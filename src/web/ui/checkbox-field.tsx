import { type ComponentPropsWithRef, useId } from 'react'
import styles from './checkbox-field.module.css'
import { FieldNotes, type FieldTexts, fieldInputProps } from './field.tsx'

type Props = Omit<ComponentPropsWithRef<'input'>, 'size' | 'className' | 'id' | 'type'> &
  FieldTexts & { size?: 'small' | 'medium' }

/** Yes or no. What is not named here goes to the native checkbox. */
export function CheckboxField({ label, hint, error, size = 'medium', ...rest }: Props) {
  const id = useId()
  return (
    <div className={styles.field} data-size={size}>
      <input {...rest} {...fieldInputProps(id, { hint, error })} type="checkbox" className={styles.box} />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.notes}>
        <FieldNotes id={id} hint={hint} error={error} />
      </div>
    </div>
  )
}
