import { type PictureState, picturePolicy, usePictures } from '../../pictures/picture-store.ts'
import type { Pictures } from './section-element.ts'

let known: { state: PictureState; domains: readonly string[]; pictures: Pictures } | undefined

/** Which pictures are shown: the same object until one more has come or failed, or is let in. */
export function picturesNow(): Pictures {
  const state = usePictures.getState()
  const policy = picturePolicy()
  if (known?.state !== state || known.domains !== policy.domains) {
    const hasFailed = (url: string) => state.arrivals[url] === 'failed'
    known = { state, domains: policy.domains, pictures: { policy, hasFailed } }
  }
  return known.pictures
}
