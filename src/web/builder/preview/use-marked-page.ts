import { useEffect, useMemo, useState } from 'react'
import type { Draft } from '#content/draft/draft.ts'
import { useManifest } from '../../catalogue/catalogue-store.ts'
import { laterPart } from '../../loading/later-part.ts'

/** What reads figures is fetched once there is a page to mark. */
const loadMarking = laterPart(async () => (await import('./mark-traces.ts')).markTraces)

let loaded: Awaited<ReturnType<typeof loadMarking>> | undefined

/** The drawn page with what can be traced of it marked; as it is while nobody wants that. */
export function useMarkedPage(html: string | undefined, draft: Draft, isWanted: boolean): string | undefined {
  const manifest = useManifest()
  const [markTraces, setMarkTraces] = useState(() => loaded)
  useEffect(() => {
    if (loaded || !isWanted) return
    loadMarking().then(
      (come) => {
        loaded = come
        setMarkTraces(() => come)
      },
      () => undefined,
    )
  }, [isWanted])
  return useMemo(
    () => (html && manifest && isWanted && markTraces ? markTraces(html, draft, manifest) : html),
    [html, draft, manifest, isWanted, markTraces],
  )
}
