import { useEffect, useRef, useState } from 'react'
import type { Manifest } from '#catalogue/manifest.ts'
import type { LiveRenderer } from '#html/live-renderer.ts'
import { loadPageFiles } from '../../api/load-page-files.ts'
import { keepSite } from '../../catalogue/site-store.ts'
import { useEditor } from '../editor/editor-store.ts'

/** What draws sections of these codes. */
export type LoadedRenderer = { renderer: LiveRenderer; codes: ReadonlySet<string> }

type State = { status: 'loading' | 'failed' } | { status: 'ready'; loaded: LoadedRenderer }

/**
 * What draws the page, once its templates are here: first those of the page, then, when the browser rests, those of the
 * whole library, so that a new section is there at once. What is here already stays while more is on its way.
 */
export function useLiveRenderer(manifest: Manifest): State {
  const wanted = useEditor(({ draft }) => codesOf(draft.layout.components).join(' '))
  const [state, setState] = useState<State>({ status: 'loading' })
  const known = useRef<ReadonlySet<string>>(new Set())

  useEffect(() => {
    let isCurrent = true
    async function load(codes: readonly string[]) {
      if (codes.every((code) => known.current.has(code))) return
      const loaded = await loadRenderer(manifest, [...new Set([...known.current, ...codes])])
      if (!isCurrent) return
      known.current = loaded.codes
      setState({ status: 'ready', loaded })
    }
    const codes = wanted.split(' ')
    load(codes).then(
      () => {
        const whole = codesOf(manifest.components)
        // Whatever does not come now is asked for again when it is needed.
        if (isCurrent) whenIdle(() => isCurrent && void load(whole).catch(() => undefined))
      },
      () => isCurrent && setState((before) => withoutThese(before, codes)),
    )
    return () => {
      isCurrent = false
    }
  }, [manifest, wanted])

  return state
}

function codesOf(components: readonly { code: string }[]): string[] {
  return [...new Set(components.map(({ code }) => code))].toSorted()
}

/** What can be drawn goes on being drawn. */
function withoutThese(before: State, codes: readonly string[]): State {
  if (before.status !== 'ready') return { status: 'failed' }
  const { renderer } = before.loaded
  return { status: 'ready', loaded: { renderer, codes: new Set([...before.loaded.codes, ...codes]) } }
}

async function loadRenderer(manifest: Manifest, codes: readonly string[]): Promise<LoadedRenderer> {
  const [{ createLiveRenderer }, pageFiles] = await Promise.all([
    import('#html/live-renderer.ts'),
    loadPageFiles(manifest, { codes, usePlaceholderImages: true }),
  ])
  keepSite(pageFiles.site)
  return { renderer: createLiveRenderer(manifest, pageFiles), codes: new Set(codes) }
}

function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work)
  else setTimeout(work)
}
