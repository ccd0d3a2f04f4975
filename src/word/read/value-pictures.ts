import { isPicture } from '#catalogue/lookup.ts'
import type { Field } from '#catalogue/manifest.ts'
import { isBlank } from '#content/content.ts'
import type { Place } from '#content/place.ts'
import type { WordCell, WordPicture } from '../walk/document.ts'
import type { Spot } from './place.ts'
import { readValue } from './value.ts'

/**
 * A picture that nothing is made of. `isAddress`: the field takes the address of one. `isBesideAnother`: something else in
 * the cell is used, an address or another picture.
 */
export type PlacedPicture = {
  spot: Spot | undefined
  isAddress: boolean
  isBesideAnother?: boolean
  source?: number | undefined
}

/** A picture that stands in the cell of a value that takes one. */
export type TakenPicture = WordPicture & { spot: Spot }

export type ValuePicture = TakenPicture & Place

/** What becomes of the pictures in a value's cell: the first is the value where the field takes one and no address stands there. */
export function partPictures(
  cell: WordCell,
  field: Field | undefined,
  spot: Spot,
): { taken: TakenPicture | undefined; left: PlacedPicture[] } {
  const [first, ...others] = cell.pictures ?? []
  const isAddress = field?.type === 'url'
  const isEmpty = field !== undefined && isBlank(readValue(cell, field))
  if (!field || !isPicture(field) || !isEmpty || !first) {
    return { taken: undefined, left: [{ spot, isAddress, ...(isAddress && !isEmpty && another) }] }
  }
  const left = others.length > 0 ? [{ spot, isAddress, ...another }] : []
  return { taken: { ...first, spot }, left }
}

const another = { isBesideAnother: true }
