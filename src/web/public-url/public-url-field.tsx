import { readPublicUrl } from '#content/values/safe-url.ts'
import { texts } from '#texts/public-url.ts'
import { AddressField, type AddressProps } from './address-field.tsx'

type Props = AddressProps & {
  /** The address that is proposed; while it stands in the field, the field says so. */
  proposal?: string | undefined
}

/** Where the page will stand. */
export function PublicUrlField({ proposal, ...props }: Props) {
  const { label, hint, error, proposed } = texts.publicUrl
  const isProposed = proposal !== undefined && props.value === proposal
  return (
    <AddressField
      {...props}
      label={label}
      hint={isProposed ? `${hint} ${proposed}` : hint}
      error={error}
      isWrong={isWrongPublicUrl}
    />
  )
}

/** A page may have none. */
export function isWrongPublicUrl(text: string): boolean {
  return text.trim() !== '' && readPublicUrl(text) === undefined
}
