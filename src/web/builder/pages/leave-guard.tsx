import { lazy, Suspense, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { laterPart } from '../../loading/later-part.ts'
import { useEditor } from '../editor/editor-store.ts'
import { giveUpWork, hasUnsavedWork, saveNow, useSaving } from '../editor/saving.ts'
import { forgetPanels } from '../view/panels-store.ts'
import { stopRun, useRun } from '../writing/run-store.ts'

const LeaveDialog = lazy(
  laterPart(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog })),
)

/**
 * Nobody leaves a page before it is saved; where that is refused, the person is asked. A run ends first: it would go
 * on changing the page.
 */
export function LeaveGuard() {
  const isRefused = useSaving(({ status }) => status === 'refused')
  const blocker = useBlocker(({ nextLocation }) => hasUnsavedWork() && !staysHere(nextLocation))

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    let isCurrent = true
    if (useRun.getState().status === 'running') {
      stopRun('left')
      forgetPanels()
    }
    void saveNow().then(() => {
      if (isCurrent && !hasUnsavedWork()) blocker.proceed()
    })
    return () => {
      isCurrent = false
    }
  }, [blocker])

  if (blocker.state !== 'blocked' || !isRefused) return null
  return (
    <Suspense>
      <LeaveDialog
        onStay={blocker.reset}
        onLeave={() => {
          giveUpWork()
          blocker.proceed()
        }}
      />
    </Suspense>
  )
}

function staysHere({ pathname, search }: { pathname: string; search: string }): boolean {
  return pathname === '/builder' && new URLSearchParams(search).get('page') === useEditor.getState().pageId
}
