import type { PictureSize } from '#catalogue/webp-size.ts'

/** A picture that is high enough to be cut to a small place. Such as a header's is not: it is shown as a strip. */
export function fillsPlace(size: PictureSize | undefined): boolean {
  return size !== undefined && size.height / size.width > 0.42
}
