import { type ComponentPropsWithRef, useId } from 'react'
import styles from './field.module.css'
import { Field, type FieldTexts, fieldInputProps } from './field.tsx'

type Props = Omit<ComponentPropsWithRef<'input'>, 'size' | 'className' | 'id'> &
  FieldTexts & { size?: 'small' | 'medium' }

/** One line of text. What is not named here goes to the native input. */
export function TextField({ label, hint, error, size = 'medium', ...rest }: Props) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        type="text"
        {...rest}
        {...fieldInputProps(id, { hint, error })}
        aria-invalid={error ? true : rest['aria-invalid']}
        className={styles.input}
        data-size={size}
      />
    </Field>
  )
}
