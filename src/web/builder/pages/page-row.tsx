import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react'
import { texts } from '#texts/pages.ts'
import type { PageSummary } from '../../drafts/draft-storage.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './page-list.module.css'
import { exactTime, relativeTime } from './relative-time.ts'

type Props = {
  page: PageSummary
  isCurrent: boolean
  onOpen: () => void
  onRename: () => void
  onDuplicate: () => void
  onDelete: () => void
}

/** The whole row opens the page; what else can be done with it stands at its end. */
export function PageRow({ page, isCurrent, onOpen, onRename, onDuplicate, onDelete }: Props) {
  const { pageId, pageName, locale, componentCount, updatedAt } = page
  return (
    <>
      <div className={styles.page}>
        <button
          type="button"
          id={openButtonId(pageId)}
          className={styles.open}
          aria-label={texts.list.open(pageName)}
          aria-current={isCurrent || undefined}
          onClick={onOpen}
        >
          <bdi className={pageName ? styles.name : styles.untitled}>{texts.nameOf(pageName)}</bdi>
        </button>
        {isCurrent && <span className={styles.current}>{texts.list.current}</span>}
        <p className={styles.facts}>
          <span>{texts.list.locales[locale]}</span>
          <span>{texts.list.components(componentCount)}</span>
          <time dateTime={updatedAt} title={exactTime(updatedAt)}>
            {texts.list.changed(relativeTime(updatedAt, new Date()))}
          </time>
        </p>
      </div>
      <div className={styles.actions}>
        <IconButton
          id={renameButtonId(pageId)}
          label={texts.list.rename(pageName)}
          icon={<IconPencil aria-hidden />}
          onClick={onRename}
        />
        <IconButton
          label={texts.list.duplicate(pageName)}
          icon={<IconCopy aria-hidden />}
          onClick={onDuplicate}
        />
        <IconButton label={texts.list.remove(pageName)} icon={<IconTrash aria-hidden />} onClick={onDelete} />
      </div>
    </>
  )
}

export function openButtonId(pageId: string): string {
  return `open-${pageId}`
}

export function renameButtonId(pageId: string): string {
  return `rename-${pageId}`
}
