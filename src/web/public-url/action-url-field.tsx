import { readAddress } from '#content/values/safe-url.ts'
import { texts } from '#texts/public-url.ts'
import { AddressField, type AddressProps } from './address-field.tsx'

type Props = AddressProps & {
  /** The address that is proposed; while it stands in the field, the field says so. */
  proposal: string | undefined
  /** For many pages at once. */
  isForAll?: boolean
}

/** Where buttons without an address of their own lead. */
export function ActionUrlField({ proposal, isForAll = false, ...props }: Props) {
  const { label, error, hint, hintForAll, proposed } = texts.actionUrl
  const isProposed = proposal !== undefined && props.value === proposal
  const use = isForAll ? hintForAll : hint
  return (
    <AddressField
      {...props}
      label={label}
      hint={isProposed ? `${use} ${proposed}` : use}
      error={error}
      isWrong={isWrongActionUrl}
    />
  )
}

/** A page may have none. */
export function isWrongActionUrl(text: string): boolean {
  return text.trim() !== '' && readAddress(text) === undefined
}
