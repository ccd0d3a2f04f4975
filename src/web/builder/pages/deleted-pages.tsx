import { useEffect, useRef } from 'react'
import { displayNameOf } from '#content/draft/page-names.ts'
import { texts as list } from '#texts/page-list.ts'
import { texts } from '#texts/pages.ts'
import { texts as team } from '#texts/team.ts'
import type { PageSummary } from '../../drafts/draft-storage.ts'
import { type DeletedPage, returnPage, useDeletedPages } from '../../team/use-deleted-pages.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { relativeTime } from '../../ui/relative-time.ts'
import { showToast } from '../../ui/toast-store.ts'
import { usePageActions } from '../editor/page-actions.ts'
import styles from './page-list.module.css'
import { openButtonId } from './page-row.tsx'

type Props = { user: string; own: readonly PageSummary[]; reload: () => Promise<void> }

/** What was deleted and can still be brought back. */
export function DeletedPages({ user, own, reload }: Props) {
  const pages = useDeletedPages(own)
  const { bringBack } = usePageActions(user)
  const restored = useRef('')

  // The row of the page that was brought back takes the focus when it is there.
  useEffect(() => {
    const button = document.getElementById(openButtonId(restored.current))
    if (!button) return
    restored.current = ''
    button.focus()
  })

  if (pages.length === 0) return null

  async function restore(page: DeletedPage) {
    if (page.isHere) await bringBack(page, 'in-the-list')
    else if (!(await returnForAll(page))) return
    restored.current = page.pageId
    await reload()
  }

  async function returnForAll({ pageId, ...names }: DeletedPage): Promise<boolean> {
    const refusal = await returnPage({ user, pageId })
    if (refusal) showToast({ text: team.pages.notReturned[refusal], tone: 'bad' })
    else announce(texts.broughtBack(displayNameOf(names)))
    return refusal === undefined
  }

  return (
    <details className={styles.deleted}>
      <summary>{list.deleted}</summary>
      <p className={styles.hint}>{list.deletedHint}</p>
      <ul className={styles.list} aria-label={list.deleted}>
        {pages.map((page) => (
          <li key={page.pageId} className={styles.row}>
            <div className={styles.page}>
              <bdi className={displayNameOf(page) ? styles.name : styles.untitled}>
                {texts.nameOf(displayNameOf(page))}
              </bdi>
              <p className={styles.facts}>
                <span>{list.components(page.componentCount)}</span>
                <span>{describeDeletion(page)}</span>
              </p>
            </div>
            <Button
              variant="default"
              size="small"
              aria-label={list.restoreNamed(displayNameOf(page))}
              onClick={() => void restore(page)}
            >
              {list.restore}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}

function describeDeletion({ by, deletedAt }: DeletedPage): string {
  const when = relativeTime(deletedAt, new Date())
  return by === undefined ? list.deletedAgo(when) : team.pages.deletedBy(by, when)
}
