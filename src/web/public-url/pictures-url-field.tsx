import { texts } from '#texts/public-url.ts'
import { AddressField, type AddressProps } from './address-field.tsx'
import { isWrongPublicUrl } from './public-url-field.tsx'

/** Where the page's pictures will stand. */
export function PicturesUrlField(props: AddressProps) {
  return <AddressField {...props} {...texts.picturesUrl} isWrong={isWrongPublicUrl} />
}
