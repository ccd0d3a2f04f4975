import { readPublicUrl } from '#content/values/safe-url.ts'
import { texts } from '#texts/public-url.ts'
import { AddressField, type AddressProps } from './address-field.tsx'

/** Where the page will stand. */
export function PublicUrlField(props: AddressProps) {
  return <AddressField {...props} {...texts.publicUrl} isWrong={isWrongPublicUrl} />
}

/** A page may have none. */
export function isWrongPublicUrl(text: string): boolean {
  return text.trim() !== '' && readPublicUrl(text) === undefined
}
