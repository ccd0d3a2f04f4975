import { type ReactNode, useId } from 'react'
import styles from './segmented-control.module.css'

type Props<Value extends string> = {
  label: string
  /** An icon stands in place of its label in a narrow container of the name `tools`. */
  options: readonly {
    value: Value
    label: string
    icon?: ReactNode /** Where its label is short. */
    name?: string
  }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, all of them in sight. */
export function SegmentedControl<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.control}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option} title={option.icon ? option.label : option.name}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={option.value}
            aria-label={option.name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <span className={styles.icon}>{option.icon}</span>}
          <span className={option.icon ? styles.besideIcon : undefined}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
