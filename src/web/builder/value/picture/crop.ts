import type { PicturePoint } from '#content/pictures/page-picture.ts'

/** A part of a picture, in shares of its width and height. */
export type Crop = { left: number; top: number; width: number; height: number }

export const middle: PicturePoint = { x: 0.5, y: 0.5 }

/** What a section shows that has room in this shape, as `object-fit: cover` and `object-position` have it. */
export function cropOf(
  { width, height, focus = middle }: { width: number; height: number; focus?: PicturePoint | undefined },
  ratio: number,
): Crop {
  const own = width / height
  const shown = { width: Math.min(1, ratio / own), height: Math.min(1, own / ratio) }
  return { ...shown, left: focus.x * (1 - shown.width), top: focus.y * (1 - shown.height) }
}

/** The focus with which the part has moved by so much; where it has no room to move, the focus itself moves. */
export function moveFocus(focus: PicturePoint, by: PicturePoint, { width, height }: Crop): PicturePoint {
  return { x: share(focus.x + by.x / roomOf(width)), y: share(focus.y + by.y / roomOf(height)) }
}

export function share(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100
}

/** Less than this is no way to go. */
const leastRoom = 0.02

function roomOf(shown: number): number {
  return 1 - shown < leastRoom ? 1 : 1 - shown
}
