import { useCallback, useEffect, useState } from 'react'
import { listDeletedPages, listPages, type PageSummary } from './draft-storage.ts'
import { watchStoredPages } from './other-tabs.ts'

export type StoredPages =
  | { status: 'loading' | 'failed' }
  | { status: 'loaded'; pages: readonly PageSummary[]; deleted: readonly PageSummary[] }

/** This user's pages as storage has them now. */
export function useStoredPages(user: string) {
  const [stored, setStored] = useState<StoredPages>({ status: 'loading' })

  const reload = useCallback(
    () =>
      Promise.all([listPages(user), listDeletedPages(user)]).then(
        ([pages, deleted]) => setStored({ status: 'loaded', pages, deleted }),
        () => setStored({ status: 'failed' }),
      ),
    [user],
  )

  useEffect(() => {
    void reload()
    return watchStoredPages(() => void reload())
  }, [reload])

  return { stored, reload }
}
