import { type ComponentPropsWithRef, useId } from 'react'
import styles from './field.module.css'
import { Field, type FieldTexts, fieldInputProps } from './field.tsx'
import areaStyles from './text-area-field.module.css'

type Props = Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'id'> & FieldTexts

/** Lines of text, as high as they need. What is not named here goes to the native textarea. */
export function TextAreaField({ label, hint, error, ...rest }: Props) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        {...rest}
        {...fieldInputProps(id, { hint, error })}
        rows={2}
        className={`${styles.input} ${areaStyles.area}`}
      />
    </Field>
  )
}
