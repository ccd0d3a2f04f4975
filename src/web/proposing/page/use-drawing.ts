import { useEffect, useState } from 'react'
import type { Page } from '#html/page.ts'
import { drawPage } from '../../rendering/draw-page.ts'
import { glimpsedInTool } from '../../team-pictures/shown-in-tool.ts'

/** The page as HTML; while it is drawn again the last one stays. */
export function useDrawing(page: Page) {
  const [html, setHtml] = useState<string>()
  const [isFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): a new attempt draws the same page again
  useEffect(() => {
    let isCurrent = true
    // What was done is shown first.
    const timer = setTimeout(() => {
      drawPage(glimpsedInTool(page)).then(
        (drawn) => {
          if (!isCurrent) return
          setHtml(drawn)
          setFailed(false)
        },
        (error: unknown) => {
          if (!isCurrent) return
          console.error(error)
          setFailed(true)
        },
      )
    }, 30)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [page, attempt])

  return { html, isFailed, retry: () => setAttempt(attempt + 1) }
}
