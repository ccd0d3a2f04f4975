import { useEffect } from 'react'
import { laterPart } from '../loading/later-part.ts'
import { watchEntries } from './follow-team.ts'

/** What could not be sent is tried again so much later, in milliseconds. */
const pause = 30_000

/** Where no page is open, what waits of all of them is sent. */
export function useSyncedPages(user: string) {
  useEffect(() => {
    const sync = () =>
      void loadSync().then(
        (syncOthers) => syncOthers(user, undefined),
        () => undefined,
      )
    const stop = watchEntries(sync)
    const timer = setInterval(sync, pause)
    return () => {
      stop()
      clearInterval(timer)
    }
  }, [user])
}

const loadSync = laterPart(async () => {
  const { syncOthers } = await import('./sync-others.ts')
  return (user: string, openId: string | undefined) => syncOthers(user, openId).catch(() => undefined)
})
