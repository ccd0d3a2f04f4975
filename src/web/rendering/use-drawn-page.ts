import { useEffect, useState } from 'react'
import type { Draft } from '#content/draft/draft.ts'
import { pageFromDraft } from '#html/page.ts'
import { drawPage } from './draw-page.ts'

type Drawn = { status: 'drawing' } | { status: 'failed' } | { status: 'drawn'; html: string }

/** The page as it would be downloaded; the one drawn before stays until the next is there. */
export function useDrawnPage(draft: Draft): Drawn {
  const [drawn, setDrawn] = useState<Drawn>({ status: 'drawing' })
  useEffect(() => {
    let isCurrent = true
    drawPage(pageFromDraft(draft, false)).then(
      (html) => isCurrent && setDrawn({ status: 'drawn', html }),
      () => isCurrent && setDrawn({ status: 'failed' }),
    )
    return () => {
      isCurrent = false
    }
  }, [draft])
  return drawn
}
