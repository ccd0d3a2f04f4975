import { type Ref, useState } from 'react'
import { readPublicUrl } from '#content/safe-url.ts'
import { texts } from '#texts/public-url.ts'
import { TextField } from '../ui/text-field.tsx'

type Props = {
  ref?: Ref<HTMLInputElement>
  value: string
  onChange: (text: string) => void
  onLeave?: () => void
}

/** Where the page will stand. What is wrong with it is said once the field is left. */
export function PublicUrlField({ ref, value, onChange, onLeave }: Props) {
  const [isTyping, setTyping] = useState(false)
  const error = !isTyping && isWrongPublicUrl(value) ? texts.error : undefined
  return (
    <TextField
      ref={ref}
      label={texts.label}
      // In its place, so that nothing moves.
      hint={error === undefined ? texts.hint : undefined}
      error={error}
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

/** A page may have none. */
export function isWrongPublicUrl(text: string): boolean {
  return text.trim() !== '' && readPublicUrl(text) === undefined
}
