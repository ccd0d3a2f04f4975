import { useEffect, useState } from 'react'
import { laterPart } from '../../loading/later-part.ts'
import { useEditor } from '../editor/editor-store.ts'
import type { Tracer } from './trace-page.ts'

/** What reads figures is fetched once there is something to read. */
const loadTracing = laterPart(async () => (await import('./trace-page.ts')).tracerOf)

let loaded: Awaited<ReturnType<typeof loadTracing>> | undefined

/** Nothing until it has come, and where the page has no brief. */
export function useTracer(): Tracer | undefined {
  const [tracerOf, setTracerOf] = useState(() => loaded)
  const tracer = useEditor(({ draft }) => tracerOf?.(draft))
  useEffect(() => {
    if (loaded) return
    loadTracing().then(
      (come) => {
        loaded = come
        setTracerOf(() => come)
      },
      () => undefined,
    )
  }, [])
  return tracer
}
