import { texts } from '#texts/public-url.ts'
import { AddressField, type AddressProps } from './address-field.tsx'
import { isWrongPublicUrl } from './public-url-field.tsx'

/** Where pages in two languages will stand, by which each knows the address of the other. */
export function BaseUrlField({ count, ...props }: AddressProps & { count: number }) {
  const { label, hint, error } = texts.baseUrl
  return <AddressField {...props} label={label} hint={hint(count)} error={error} isWrong={isWrongPublicUrl} />
}
