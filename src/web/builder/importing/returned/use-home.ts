import { useEffect, useState } from 'react'
import { texts as team } from '#texts/team.ts'
import { bringPage } from '../../../team/bring-page.ts'
import { type ListedPage, useTeamPages } from '../../../team/use-team-pages.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { useEditor } from '../../editor/editor-store.ts'
import { usePageActions } from '../../editor/page-actions.ts'

/**
 * The page, other than the open one, that was made when a document says its page was: the one changed last. `open` goes there, and
 * `onOpened` is called once it is open.
 */
export function useHome(user: string, createdAt: string | undefined, onOpened: (pageId: string) => void) {
  const { pages } = useTeamPages(user)
  const openId = useEditor(({ pageId }) => pageId)
  const { openPage } = usePageActions(user)
  const [wantedId, setWantedId] = useState<string>()
  const home = pages?.find((page) => page.createdAt === createdAt && page.pageId !== openId)

  useEffect(() => {
    if (wantedId === undefined || wantedId !== openId) return
    setWantedId(undefined)
    onOpened(openId)
  }, [wantedId, openId, onOpened])

  async function open(page: ListedPage) {
    const brought = page.isHere ? undefined : await bringPage({ user, pageId: page.pageId })
    if (brought?.ok === false) return showToast({ text: team.pages.notBrought[brought.refusal], tone: 'bad' })
    setWantedId(page.pageId)
    openPage(page)
  }

  return { home, open }
}
