import { useEffect, useState } from 'react'
import { isFooter, isHeader, type Placement } from '#layout/layout.ts'
import { watchStoredPages } from '../builder/editor/other-tabs.ts'
import { listPages, loadLayout, type PageSummary } from '../drafts/draft-storage.ts'

/** `code`: of the component whose picture stands for the page; none on an empty page. */
export type RecentPage = { summary: PageSummary; code: string | undefined }

const mostPages = 6

/** The pages that this user changed last. None where storage cannot be read. */
export function useRecentPages(user: string): readonly RecentPage[] {
  const [pages, setPages] = useState<readonly RecentPage[]>([])

  useEffect(() => {
    let isCurrent = true
    const load = () =>
      listRecentPages(user).then(
        (found) => isCurrent && setPages(found),
        () => isCurrent && setPages([]),
      )
    void load()
    const stop = watchStoredPages(() => void load())
    return () => {
      isCurrent = false
      stop()
    }
  }, [user])

  return pages
}

/** A page that is damaged is none to offer here. */
async function listRecentPages(user: string): Promise<RecentPage[]> {
  const summaries = (await listPages(user)).slice(0, mostPages)
  const layouts = await Promise.all(summaries.map(({ pageId }) => loadLayout({ user, pageId })))
  return summaries.flatMap((summary, index) => {
    const layout = layouts[index]
    return layout ? [{ summary, code: findFace(layout.components)?.code }] : []
  })
}

/** What a page is told by: its first component that every page does not have, else its header. */
function findFace(components: readonly Placement[]): Placement | undefined {
  return components.find(({ code }) => !isHeader(code) && !isFooter(code)) ?? components[0]
}
