import { useEffect } from 'react'
import type { Manifest } from '#catalogue/manifest.ts'
import { TraceCard } from '../../tracing/trace-card.tsx'
import { useTracer } from '../../tracing/use-tracer.ts'
import { followTraces, type LivePage } from './follow-traces.ts'

type Props = { opened: LivePage; manifest: Manifest }

/** What of the page can be traced is marked where it stands; pointed at, or with the caret in it, it says where from. */
export function LiveTraces({ opened, manifest }: Props) {
  const tracer = useTracer()
  useEffect(() => (tracer ? followTraces(opened, manifest, tracer) : undefined), [opened, manifest, tracer])
  return <TraceCard />
}
