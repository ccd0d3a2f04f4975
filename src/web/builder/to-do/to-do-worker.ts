import type { Patch } from '#content/draft/patch.ts'
import { createLookThrough } from './look-through.ts'

const { take, look } = createLookThrough()
let looking: ReturnType<typeof setTimeout> | undefined

/** Away from the screen, where nobody waits for it: rules are read and texts judged while somebody works on. */
self.onmessage = ({ data }: MessageEvent<readonly Patch[]>) => {
  take(data)
  clearTimeout(looking)
  // All that has come by then is looked through at once.
  looking = setTimeout(() => self.postMessage(look()))
}
