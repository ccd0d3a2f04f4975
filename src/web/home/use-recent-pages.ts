import { useEffect, useState } from 'react'
import { watchStoredPages } from '../builder/editor/other-tabs.ts'
import { listPages, type PageSummary } from '../drafts/draft-storage.ts'

const mostPages = 6

/** The pages that this user changed last. None where storage cannot be read. */
export function useRecentPages(user: string): readonly PageSummary[] {
  const [pages, setPages] = useState<readonly PageSummary[]>([])

  useEffect(() => {
    let isCurrent = true
    const load = () =>
      listPages(user).then(
        (found) => isCurrent && setPages(found.slice(0, mostPages)),
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
