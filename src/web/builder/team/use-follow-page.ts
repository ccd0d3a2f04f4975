import { useEffect } from 'react'
import { laterPart } from '../../loading/later-part.ts'
import { whenIdle } from '../../loading/when-idle.ts'

/** What cannot be fetched is tried again so much later, in milliseconds. */
const pause = 10_000

/** As long as the builder is open, the open page is kept as the team has it. It never waits for that. */
export function useFollowPage(user: string) {
  useEffect(() => {
    let isOpen = true
    let stop: (() => void) | undefined
    let timer: ReturnType<typeof setTimeout> | undefined

    function begin() {
      loadFollowing().then(
        (followPage) => {
          if (isOpen) stop = followPage(user)
        },
        () => {
          if (isOpen) timer = setTimeout(begin, pause)
        },
      )
    }

    const callOff = whenIdle(begin)
    return () => {
      isOpen = false
      callOff()
      clearTimeout(timer)
      stop?.()
    }
  }, [user])
}

const loadFollowing = laterPart(async () => (await import('./follow-page.ts')).followPage)
