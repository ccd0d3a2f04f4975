import { useEffect, useState } from 'react'
import type { Manifest } from '#catalogue/manifest.ts'
import type { LiveRenderer } from '#html/live-renderer.ts'
import { loadRenderer } from './load-renderer.ts'

type State = { status: 'loading' | 'failed' } | { status: 'ready'; renderer: LiveRenderer }

/** What draws the page, once it is here. */
export function useLiveRenderer(manifest: Manifest): State {
  const [state, setState] = useState<State>({ status: 'loading' })

  useEffect(() => {
    let isCurrent = true
    loadRenderer(manifest).then(
      (renderer) => isCurrent && setState({ status: 'ready', renderer }),
      () => isCurrent && setState({ status: 'failed' }),
    )
    return () => {
      isCurrent = false
    }
  }, [manifest])

  return state
}
