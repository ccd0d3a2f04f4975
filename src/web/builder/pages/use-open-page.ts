import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { texts } from '#texts/pages.ts'
import { showToast } from '../../ui/toast-store.ts'
import { useEditor } from '../editor/editor-store.ts'
import { openPage } from '../editor/open-page.ts'
import { usePageActions } from '../editor/page-actions.ts'
import { finishSaving } from '../editor/saving.ts'

/** Opens the page that the address names, and keeps the address to the page that is open. */
export function useOpenPage(user: string): boolean {
  const [search, setSearch] = useSearchParams()
  const named = search.get('page') ?? undefined
  const [isOpen, setOpen] = useState(false)
  const hasOpened = useRef(false)
  const { bringBack } = usePageActions(user)
  const latest = useRef({ setSearch, bringBack })

  useEffect(() => {
    latest.current = { setSearch, bringBack }
  })

  useEffect(() => {
    // The address followed the page, not the page the address.
    if (hasOpened.current && useEditor.getState().pageId === named) return
    let isCurrent = true
    setOpen(false)
    void openPage(user, named).then((refusal) => {
      if (!isCurrent) return
      hasOpened.current = true
      setOpen(true)
      const { pageId } = useEditor.getState()
      if (pageId !== named) latest.current.setSearch({ page: pageId }, { replace: true })
      if (refusal === undefined) return
      const bringBack = () => void latest.current.bringBack({ pageId: named ?? '', pageName: '' }, 'opened')
      showToast({
        text: texts.notOpened[refusal],
        tone: 'bad',
        ...(refusal === 'deleted' && { action: { label: texts.bringBack, onSelect: bringBack } }),
      })
    })
    return () => {
      isCurrent = false
    }
  }, [user, named])

  // Work that goes on as a page of its own takes the address along.
  useEffect(() => {
    if (!isOpen) return
    return useEditor.subscribe(({ pageId }, before) => {
      if (pageId !== before.pageId) latest.current.setSearch({ page: pageId }, { replace: true })
    })
  }, [isOpen])

  // Once per builder, which belongs to one user.
  useEffect(() => () => void finishSaving(), [])

  return isOpen
}
