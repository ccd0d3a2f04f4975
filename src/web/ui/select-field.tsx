import { IconChevronDown } from '@tabler/icons-react'
import { type ComponentPropsWithRef, useId } from 'react'
import fieldStyles from './field.module.css'
import { Field, type FieldTexts, fieldInputProps } from './field.tsx'
import styles from './select-field.module.css'

type Option = { value: string; label: string; isDisabled?: boolean }

type Props = Omit<ComponentPropsWithRef<'select'>, 'size' | 'className' | 'id' | 'children'> &
  FieldTexts & {
    options: readonly (Option | { label: string; options: readonly Option[] })[]
    size?: 'small' | 'medium'
  }

/** One of a few. What is not named here goes to the native select. */
export function SelectField({ label, hint, error, options, size = 'medium', ...rest }: Props) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={styles.frame}>
        <select
          {...rest}
          {...fieldInputProps(id, { hint, error })}
          className={`${fieldStyles.input} ${styles.select}`}
          data-size={size}
        >
          {options.map((each) =>
            'options' in each ? (
              <optgroup key={each.label} label={each.label}>
                {each.options.map(optionOf)}
              </optgroup>
            ) : (
              optionOf(each)
            ),
          )}
        </select>
        <IconChevronDown className={styles.chevron} size={16} aria-hidden />
      </div>
    </Field>
  )
}

function optionOf({ value, label, isDisabled }: Option) {
  return (
    <option key={value} value={value} disabled={isDisabled}>
      {label}
    </option>
  )
}
