import { useEffect } from 'react'
import { laterPart } from '../../loading/later-part.ts'
import { useEditor } from '../editor/editor-store.ts'
import { forgetPanels, usePanels } from '../view/panels-store.ts'
import { findResumable, stopRun, useRun } from './run-store.ts'

type Props = { isOpen: boolean }

/** A run belongs to its page: it stops when the page is left, and can go on when the page is opened again. */
export function RunGuard({ isOpen }: Props) {
  const pageId = useEditor((editor) => editor.pageId)

  useEffect(() => {
    if (!isOpen) return
    void offerToGoOn(pageId)
    return leave
  }, [isOpen, pageId])

  return null
}

async function offerToGoOn(pageId: string) {
  const run = findResumable(useRun.getState(), pageId)
  if (!run) return
  const { offerRun } = await loadGenerate()
  if (useEditor.getState().pageId === pageId) offerRun(run)
}

const loadGenerate = laterPart(() => import('./generate.ts'))

function leave() {
  stopRun('left')
  const { open } = usePanels.getState()
  if (open === 'brief' || open === 'progress' || open === 'review') forgetPanels()
}
