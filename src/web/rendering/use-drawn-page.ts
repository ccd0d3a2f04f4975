import { useEffect, useState } from 'react'
import type { Draft } from '#content/draft/draft.ts'
import { type Page, pageFromDraft } from '#html/page.ts'
import { drawPage } from './draw-page.ts'

type Drawn = { status: 'drawing' } | { status: 'failed' } | { status: 'drawn'; html: string }

/**
 * The page as it would be downloaded, with its pictures where `withPictures` finds them; the one drawn before stays until
 * the next is there.
 */
export function useDrawnPage(draft: Draft, withPictures: (page: Page) => Page | Promise<Page>): Drawn {
  const [drawn, setDrawn] = useState<Drawn>({ status: 'drawing' })
  useEffect(() => {
    let isCurrent = true
    Promise.resolve(withPictures({ ...pageFromDraft(draft, false), showsDrafts: true }))
      .then(drawPage)
      .then(
        (html) => isCurrent && setDrawn({ status: 'drawn', html }),
        () => isCurrent && setDrawn({ status: 'failed' }),
      )
    return () => {
      isCurrent = false
    }
  }, [draft, withPictures])
  return drawn
}
