import { hover } from './canvas-view.ts'

type Place = { screenX: number; screenY: number }

/** Where the pointer was last, and where it rests since a key was pressed. */
let last: Place | undefined
let resting: Place | undefined

/** From now on the focus tells where somebody is at work, until the pointer moves. */
export function goByKeys() {
  resting = last
  hover(undefined)
}

/** The page moved under the pointer, not the pointer over the page. */
export function isAtRest({ screenX, screenY }: Place): boolean {
  last = { screenX, screenY }
  if (resting?.screenX === screenX && resting.screenY === screenY) return true
  resting = undefined
  return false
}
