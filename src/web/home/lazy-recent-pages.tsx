import { type ComponentType, lazy, Suspense } from 'react'
import type { Props } from './recent-pages.tsx'

/** Fetched once home is there, as what reads storage is larger than home. Where it does not arrive, home is as it was. */
export function LazyRecentPages(props: Props) {
  return (
    <Suspense fallback={null}>
      <RecentPages {...props} />
    </Suspense>
  )
}

const RecentPages = lazy<ComponentType<Props>>(() =>
  import('./recent-pages.tsx').then(
    ({ RecentPages }) => ({ default: RecentPages }),
    () => ({ default: () => null }),
  ),
)
