import { lazyPart } from './lazy-part.tsx'

/** The tip of a screen's buttons: nobody sees it before the pointer or a key is moved. */
export const LazyTips = lazyPart(() => import('./tips.tsx').then(({ Tips }) => Tips), 'begun')
