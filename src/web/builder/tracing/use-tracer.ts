import { useEffect, useState } from 'react'
import { hasKeyMessages } from '#content/writing/brief.ts'
import { laterPart } from '../../loading/later-part.ts'
import { useEditor } from '../editor/editor-store.ts'
import type { Tracer } from './trace-page.ts'

/** What reads figures is fetched once there is something that they may come from. */
const loadTracing = laterPart(async () => (await import('./trace-page.ts')).tracerOf)

let loaded: Awaited<ReturnType<typeof loadTracing>> | undefined

/** Nothing until it has come, and where the brief has no key message. */
export function useTracer(): Tracer | undefined {
  const [tracerOf, setTracerOf] = useState(() => loaded)
  const hasMessages = useEditor(({ draft }) => hasKeyMessages(draft.brief))
  const tracer = useEditor(({ draft }) => tracerOf?.(draft))
  useEffect(() => {
    if (loaded || !hasMessages) return
    loadTracing().then(
      (come) => {
        loaded = come
        setTracerOf(() => come)
      },
      () => undefined,
    )
  }, [hasMessages])
  return tracer
}
