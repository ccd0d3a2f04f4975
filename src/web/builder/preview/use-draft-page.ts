import { useEffect, useMemo, useState } from 'react'
import { bankDay } from '#base/bank-day.ts'
import { findDraftFaults } from '#checks/check-draft.ts'
import type { Finding } from '#checks/finding.ts'
import { type Page, pageFromDraft } from '#html/page.ts'
import { factsOfDraft } from '#writing/brief/facts-of-draft.ts'
import { useManifest } from '../../catalogue/catalogue-store.ts'
import { drawPage } from '../../rendering/draw-page.ts'
import { shownInTool } from '../../team-pictures/shown-in-tool.ts'
import { useEditor } from '../editor/editor-store.ts'

/** The open page as 'Generate HTML' makes it, and what is to be said by what was written for it. */
export function useDraftPage(usePlaceholderImages: boolean) {
  const draft = useEditor((state) => state.draft)
  const manifest = useManifest()
  const page = useMemo(() => pageFromDraft(draft, usePlaceholderImages), [draft, usePlaceholderImages])
  const written = useMemo(
    () =>
      manifest
        ? findDraftFaults(draft, manifest, {
            usePlaceholderImages,
            today: bankDay(new Date()),
            facts: factsOfDraft(draft),
          })
        : noFindings,
    [draft, manifest, usePlaceholderImages],
  )
  return { draft, page, written, ...useDrawing(page) }
}

/** While a new page is drawn, the last one stays in sight. */
function useDrawing(page: Page) {
  const [html, setHtml] = useState<string>()
  const [isFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): a new attempt draws the same page again
  useEffect(() => {
    let isCurrent = true
    setFailed(false)
    shownInTool({ ...page, showsDrafts: true })
      .then(drawPage)
      .then(
        (drawn) => isCurrent && setHtml(drawn),
        (error: unknown) => {
          if (!isCurrent) return
          console.error(error)
          setFailed(true)
        },
      )
    return () => {
      isCurrent = false
    }
  }, [page, attempt])

  return { html, isFailed, drawAgain: () => setAttempt(attempt + 1) }
}

const noFindings: readonly Finding[] = []
