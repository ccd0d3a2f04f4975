import { useLayoutEffect, useState } from 'react'
import { displayNameOf } from '#content/draft/page-names.ts'
import { texts as list } from '#texts/page-list.ts'
import { texts } from '#texts/pages.ts'
import { texts as team } from '#texts/team.ts'
import { bringPage } from '../../team/bring-page.ts'
import type { ListedPage } from '../../team/use-team-pages.ts'
import { announce } from '../../ui/announce.ts'
import { showToast } from '../../ui/toast-store.ts'
import { useEditor } from '../editor/editor-store.ts'
import { usePageActions } from '../editor/page-actions.ts'
import styles from './page-list.module.css'
import { openButtonId, PageRow, renameButtonId } from './page-row.tsx'
import { RenameForm } from './rename-form.tsx'

type Props = {
  user: string
  pages: readonly ListedPage[]
  /** Names that several pages have. */
  repeated: ReadonlySet<string>
  reload: () => Promise<void>
  onClose: () => void
}

/** One row a page. What has the focus stays in sight: after a page is gone it is the one that takes its place. */
export function PageList({ user, pages, repeated, reload, onClose }: Props) {
  const openId = useEditor(({ pageId }) => pageId)
  const [renamedId, setRenamedId] = useState<string>()
  const [wantedId, setWantedId] = useState<string>()
  const actions = usePageActions(user)

  // As soon as it is there: rows come and move when storage answers.
  useLayoutEffect(() => {
    const element = wantedId === undefined ? null : document.getElementById(wantedId)
    if (!element) return
    element.focus()
    setWantedId(undefined)
  })

  function endRenaming(pageId: string) {
    setRenamedId(undefined)
    setWantedId(renameButtonId(pageId))
  }

  /** What is done to a page is done in this browser first. False: it is not here, and that was said. */
  async function bring({ pageId, isHere }: ListedPage): Promise<boolean> {
    if (isHere) return true
    const brought = await bringPage({ user, pageId })
    if (!brought.ok) showToast({ text: team.pages.notBrought[brought.refusal], tone: 'bad' })
    return brought.ok
  }

  async function rename(page: ListedPage, displayName: string) {
    if (!(await bring(page))) return
    await actions.renamePage(page, displayName)
    await reload()
    endRenaming(page.pageId)
  }

  async function duplicate(page: ListedPage) {
    if (!(await bring(page))) return
    const copy = await actions.duplicate(page)
    if (!copy) return
    announce(texts.duplicated(displayNameOf(copy)))
    await reload()
    setWantedId(openButtonId(copy.pageId))
  }

  async function remove(page: ListedPage, index: number) {
    if (!(await bring(page))) return
    const next = pages[index + 1] ?? pages[index - 1]
    await actions.remove(page)
    await reload()
    if (next) setWantedId(openButtonId(next.pageId))
  }

  return (
    <ul className={styles.list} aria-label={list.label}>
      {pages.map((page, index) => (
        <li key={page.pageId} className={styles.row} data-current={page.pageId === openId || undefined}>
          {page.pageId === renamedId ? (
            <RenameForm
              names={page}
              onRename={(displayName) => void rename(page, displayName)}
              onCancel={() => endRenaming(page.pageId)}
            />
          ) : (
            <PageRow
              page={page}
              isCurrent={page.pageId === openId}
              isRepeated={repeated.has(displayNameOf(page))}
              onOpen={() => {
                onClose()
                if (page.pageId !== openId) actions.openPage(page)
              }}
              onRename={() => setRenamedId(page.pageId)}
              onDuplicate={() => void duplicate(page)}
              onDelete={() => void remove(page, index)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
