import { useId } from 'react'
import { FieldNotes, type FieldTexts } from './field.tsx'
import styles from './radio-group-field.module.css'

type Option<Value extends string> = { value: Value; label: string; detail?: string }

type Props<Value extends string> = FieldTexts & {
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, all of them in sight. */
export function RadioGroupField<Value extends string>(props: Props<Value>) {
  const { label, hint, error, options, value, onChange } = props
  const id = useId()
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <fieldset className={styles.group} aria-describedby={notes || undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              aria-invalid={error && option.value === value ? true : undefined}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
            {option.detail && <span className={styles.detail}>{option.detail}</span>}
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}
