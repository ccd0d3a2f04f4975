import { laterPart } from '../loading/later-part.ts'
import { lazyPart } from './lazy-part.tsx'

/** The tip of a screen's buttons: nobody sees it before the pointer or a key is moved. */
export const LazyTips = lazyPart(
  laterPart(async () => (await import('./tips.tsx')).Tips),
  'begun',
)
