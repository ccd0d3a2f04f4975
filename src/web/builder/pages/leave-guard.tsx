import { lazy, Suspense, useEffect, useState } from 'react'
import { laterPart } from '../../loading/later-part.ts'
import { screenHistory } from '../../routing/screen-history.ts'
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
  const [held, setHeld] = useState<{ goOn: () => void }>()

  useEffect(
    () =>
      screenHistory.setGuard((next, goOn) => {
        const isHeld = hasUnsavedWork() && !staysHere(next)
        if (isHeld) setHeld({ goOn })
        return isHeld
      }),
    [],
  )

  useEffect(() => {
    if (!held) return
    let isCurrent = true
    if (useRun.getState().status === 'running') {
      stopRun('left')
      forgetPanels()
    }
    void saveNow().then(() => {
      if (isCurrent && !hasUnsavedWork()) goOn()
    })
    return () => {
      isCurrent = false
    }

    function goOn() {
      setHeld(undefined)
      held?.goOn()
    }
  }, [held])

  if (!held || !isRefused) return null
  return (
    <Suspense>
      <LeaveDialog
        onStay={() => setHeld(undefined)}
        onLeave={() => {
          giveUpWork()
          setHeld(undefined)
          held.goOn()
        }}
      />
    </Suspense>
  )
}

function staysHere({ pathname, search }: { pathname: string; search: string }): boolean {
  return pathname === '/builder' && new URLSearchParams(search).get('page') === useEditor.getState().pageId
}
