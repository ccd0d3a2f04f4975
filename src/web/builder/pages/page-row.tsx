import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react'
import { displayNameOf } from '#content/draft/page-names.ts'
import { texts as list } from '#texts/page-list.ts'
import { texts } from '#texts/pages.ts'
import { texts as team } from '#texts/team.ts'
import { PagePicture } from '../../catalogue/page-picture.tsx'
import { lookOf } from '../../drafts/look-of.ts'
import { useTeam } from '../../team/team-store.ts'
import type { ListedPage } from '../../team/use-team-pages.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { exactTime, relativeTime } from '../../ui/relative-time.ts'
import styles from './page-list.module.css'
import { hasSteps, sayStates } from './say-states.ts'

type Props = {
  page: ListedPage
  isCurrent: boolean
  /** Another page is called so too. */
  isRepeated: boolean
  onOpen: () => void
  onRename: () => void
  onDuplicate: () => void
  onDelete: () => void
}

/** The whole row opens the page; what else can be done with it stands at its end. */
export function PageRow({ page, isCurrent, isRepeated, onOpen, onRename, onDuplicate, onDelete }: Props) {
  const { pageId, pageName, locale, otherLocale, componentCount, createdAt, updatedAt } = page
  const displayName = displayNameOf(page)
  const entry = useTeam((team) => team.pages?.get(pageId))
  const created = exactTime(createdAt)
  const name = isRepeated ? list.createdAt(displayName, created) : displayName
  return (
    <>
      <div className={styles.picture}>
        <PagePicture code={page.pictureCode} look={lookOf(page)} />
      </div>
      <div className={styles.page}>
        <button
          type="button"
          id={openButtonId(pageId)}
          className={styles.open}
          aria-label={list.open(name)}
          aria-current={isCurrent || undefined}
          onClick={onOpen}
        >
          <bdi className={displayName ? styles.name : styles.untitled}>{texts.nameOf(displayName)}</bdi>
        </button>
        {isCurrent && <span className={styles.current}>{list.current}</span>}
        <p className={styles.facts}>
          {pageName !== '' && pageName !== displayName && <bdi>{list.fileName(pageName)}</bdi>}
          <span>{list.languages(locale, otherLocale)}</span>
          <span>{list.components(componentCount)}</span>
          <time dateTime={updatedAt} title={exactTime(updatedAt)}>
            {page.by === undefined
              ? list.changed(relativeTime(updatedAt, new Date()))
              : team.pages.by(page.by, relativeTime(updatedAt, new Date()))}
          </time>
          {entry && hasSteps(entry) && sayStates(entry).map((said) => <span key={said}>{said}</span>)}
          {page.isSharable && <span>{team.pages.onlyHere}</span>}
          {page.isUnsent && <span>{team.pages.unsent}</span>}
          {isRepeated && <time dateTime={createdAt}>{list.created(created)}</time>}
        </p>
      </div>
      <div className={styles.actions}>
        <IconButton
          id={renameButtonId(pageId)}
          label={list.rename(name)}
          icon={<IconPencil aria-hidden />}
          onClick={onRename}
        />
        <IconButton label={list.duplicate(name)} icon={<IconCopy aria-hidden />} onClick={onDuplicate} />
        <IconButton label={list.remove(name)} icon={<IconTrash aria-hidden />} onClick={onDelete} />
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
