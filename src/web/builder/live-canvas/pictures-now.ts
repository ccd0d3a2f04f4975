import { imageDirective } from '../../pictures/picture-policy.ts'
import { type Arrival, picturePolicy, usePictures } from '../../pictures/picture-store.ts'
import type { Pictures } from './section-element.ts'

type Known = { arrivals: Readonly<Record<string, Arrival>>; directive: string; pictures: Pictures }

let known: Known | undefined

/** Which pictures are shown: the same object until one more has come or failed, or is let in. */
export function picturesNow(): Pictures {
  const { arrivals } = usePictures.getState()
  const policy = picturePolicy()
  const directive = imageDirective(policy)
  if (known?.arrivals !== arrivals || known.directive !== directive) {
    const hasFailed = (url: string) => arrivals[url] === 'failed'
    known = { arrivals, directive, pictures: { policy, hasFailed } }
  }
  return known.pictures
}
