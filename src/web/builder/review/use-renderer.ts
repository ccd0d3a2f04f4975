import { useEffect, useState } from 'react'
import type { Manifest } from '#catalogue/manifest.ts'
import type { Renderer } from '#html/render.ts'
import { loadPageFiles } from '../../api/load-page-files.ts'

export type LoadedRenderer = { status: 'loading' | 'failed' } | { status: 'ready'; renderer: Renderer }

/** What renders sections of these components, as pages are rendered, once it and its files are here. */
export function useRenderer(manifest: Manifest, codes: readonly string[]): [LoadedRenderer, () => void] {
  const [state, setState] = useState<LoadedRenderer>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const wanted = [...new Set(codes)].toSorted().join(' ')

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let isCurrent = true
    load(manifest, wanted.split(' ')).then(
      (renderer) => isCurrent && setState({ status: 'ready', renderer }),
      () => isCurrent && setState({ status: 'failed' }),
    )
    return () => {
      isCurrent = false
    }
  }, [manifest, wanted, attempt])

  const retry = () => {
    setState({ status: 'loading' })
    setAttempt(attempt + 1)
  }
  return [state, retry]
}

async function load(manifest: Manifest, codes: readonly string[]): Promise<Renderer> {
  const [{ createRenderer }, pageFiles] = await Promise.all([
    import('#html/render.ts'),
    loadPageFiles(manifest, { codes, usePlaceholderImages: true }),
  ])
  return createRenderer(manifest, pageFiles)
}
