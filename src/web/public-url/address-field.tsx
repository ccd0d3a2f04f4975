import { type Ref, useState } from 'react'
import { addScheme } from '#content/values/safe-url.ts'
import { TextField } from '../ui/text-field.tsx'

export type AddressProps = {
  ref?: Ref<HTMLInputElement>
  value: string
  onChange: (text: string) => void
  onLeave?: () => void
}

type Props = AddressProps & {
  label: string
  hint: string
  /** In words, with an address that would do. */
  error: (such?: string) => string
  isWrong: (text: string) => boolean
}

/** One address that a page may have. What is wrong with it is said once the field is left. */
export function AddressField({ ref, value, onChange, onLeave, label, hint, error, isWrong }: Props) {
  const [isTyping, setTyping] = useState(false)
  const shownError = !isTyping && isWrong(value) ? error(addScheme(value)) : undefined
  return (
    <TextField
      ref={ref}
      label={label}
      // In its place, so that nothing moves.
      hint={shownError === undefined ? hint : undefined}
      error={shownError}
      inputMode="url"
      dir="ltr"
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(event) => {
        setTyping(true)
        onChange(event.currentTarget.value)
      }}
      onBlur={() => {
        setTyping(false)
        onLeave?.()
      }}
    />
  )
}
