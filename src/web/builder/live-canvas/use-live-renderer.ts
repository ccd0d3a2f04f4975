import { useEffect, useState } from 'react'
import type { Manifest } from '#catalogue/manifest.ts'
import type { LiveRenderer } from '#html/live-renderer.ts'
import { loadAllPageFiles } from '../../api/load-page-files.ts'
import { keepSite } from '../../catalogue/site-store.ts'

type State = { status: 'loading' | 'failed' } | { status: 'ready'; renderer: LiveRenderer }

/** What draws the page, once the templates of the whole library are here, so that a new section is there at once. */
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

async function loadRenderer(manifest: Manifest): Promise<LiveRenderer> {
  const [{ createLiveRenderer }, pageFiles] = await Promise.all([
    import('#html/live-renderer.ts'),
    loadAllPageFiles(),
  ])
  keepSite(pageFiles.site)
  return createLiveRenderer(manifest, pageFiles)
}
