import { useEffect, useState } from 'react'
import type { Manifest } from '#catalogue/manifest.ts'
import type { Renderer } from '#html/render.ts'
import { loadPageFiles } from '../../../api/load-page-files.ts'
import { keepSite } from '../../../catalogue/site-store.ts'
import { laterPart } from '../../../loading/later-part.ts'

export type LoadedRenderer = { status: 'loading' | 'failed' } | { status: 'ready'; renderer: Renderer }

/** What renders sections of these components, as pages are rendered, once it and its files are here. */
export function useRenderer(manifest: Manifest, codes: readonly string[]): [LoadedRenderer, () => void] {
  const wanted = [...new Set(codes)].toSorted().join(' ')
  const [state, setState] = useState<LoadedRenderer & { codes: string }>({ status: 'loading', codes: wanted })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let isCurrent = true
    load(manifest, wanted.split(' ')).then(
      (renderer) => isCurrent && setState({ status: 'ready', renderer, codes: wanted }),
      () => isCurrent && setState({ status: 'failed', codes: wanted }),
    )
    return () => {
      isCurrent = false
    }
  }, [manifest, wanted, attempt])

  const retry = () => {
    setState({ status: 'loading', codes: wanted })
    setAttempt(attempt + 1)
  }
  // What was made for other components knows nothing of a new one.
  return [state.codes === wanted ? state : { status: 'loading' }, retry]
}

const loadRender = laterPart(() => import('#html/render.ts'))

async function load(manifest: Manifest, codes: readonly string[]): Promise<Renderer> {
  const [{ createRenderer }, pageFiles] = await Promise.all([
    loadRender(),
    loadPageFiles(manifest, { codes, usePlaceholderImages: true }),
  ])
  keepSite(pageFiles.site)
  return createRenderer(manifest, pageFiles)
}
