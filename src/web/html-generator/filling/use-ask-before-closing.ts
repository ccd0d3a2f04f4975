import { useEffect } from 'react'

/** Before the tab is closed or reloaded, its user is asked, as long as there is work to lose. */
export function useAskBeforeClosing(isBusy: boolean) {
  useEffect(() => {
    if (!isBusy) return
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isBusy])
}

function ask(event: BeforeUnloadEvent) {
  event.preventDefault()
}
