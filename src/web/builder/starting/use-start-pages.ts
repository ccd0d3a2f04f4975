import { useCallback, useEffect, useState } from 'react'
import type { StartPage } from '#catalogue/start-page.ts'
import { loadStartPages } from '../../api/load-start-pages.ts'

type StartPages = { status: 'loading' | 'failed' } | { status: 'loaded'; pages: readonly StartPage[] }

/** What the server has to start from. */
export function useStartPages() {
  const [state, setState] = useState<StartPages>({ status: 'loading' })

  const load = useCallback(() => {
    setState({ status: 'loading' })
    loadStartPages().then(
      (pages) => setState({ status: 'loaded', pages }),
      () => setState({ status: 'failed' }),
    )
  }, [])
  useEffect(load, [load])

  return { state, load }
}
