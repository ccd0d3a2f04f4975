import { useState } from 'react'
import { displayNameOf } from '#content/draft/page-names.ts'
import { texts as list } from '#texts/page-list.ts'
import { texts as team } from '#texts/team.ts'
import type { StoredPages } from '../../drafts/use-stored-pages.ts'
import { currentToken } from '../../session/current-token.ts'
import { useTeam } from '../../team/team-store.ts'
import { type ListedPage, useTeamPages } from '../../team/use-team-pages.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PlainDialog } from '../../ui/plain-dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { usePageActions } from '../editor/page-actions.ts'
import { openPanel, type PanelProps } from '../view/panels-store.ts'
import { DeletedPages } from './deleted-pages.tsx'
import { findPages } from './find-pages.ts'
import { PageList } from './page-list.tsx'
import styles from './pages-dialog.module.css'
import { PagesDrawing } from './pages-drawing.tsx'
import { PagesSkeleton } from './pages-skeleton.tsx'
import { sayStates } from './say-states.ts'

/** From so many pages on they can be searched. */
const searchedFrom = 2

/** All pages that this user keeps in this browser. */
export function PagesDialog({ user, isOpen, onClose }: PanelProps) {
  const { pages, stored, reload } = useTeamPages(user)
  const isAway = useTeam(({ link }) => link === 'away')
  const isSignedIn = Boolean(currentToken())
  const { openNewPage } = usePageActions(user)
  return (
    <PlainDialog
      title={list.title}
      description={isSignedIn ? team.pages.description : list.description}
      size="large"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={() => openPanel('start')}>
            {list.startFrom}
          </Button>
          <Button
            onClick={() => {
              onClose()
              openNewPage()
            }}
          >
            {list.create}
          </Button>
        </>
      }
    >
      {isAway && <p className={styles.away}>{team.pages.away}</p>}
      <Pages user={user} pages={pages} stored={stored} reload={reload} onClose={onClose} />
    </PlainDialog>
  )
}

type Props = {
  user: string
  pages: readonly ListedPage[] | undefined
  stored: StoredPages
  reload: () => Promise<void>
  onClose: () => void
}

function Pages({ user, pages, stored, reload, onClose }: Props) {
  switch (stored.status) {
    case 'loading':
      return <PagesSkeleton />
    case 'failed':
      return (
        <div role="alert" className={styles.failed}>
          <p>{list.failed}</p>
          <Button variant="default" onClick={() => void reload()}>
            {list.retry}
          </Button>
        </div>
      )
    case 'loaded':
      if (!pages) return <PagesSkeleton />
      return (
        <>
          <Offer pages={pages} />
          {pages.length === 0 ? (
            <EmptyState drawing={<PagesDrawing />} title={list.emptyTitle} text={list.emptyText} />
          ) : (
            <SearchedPages user={user} pages={pages} reload={reload} onClose={onClose} />
          )}
          <DeletedPages user={user} own={stored.deleted} reload={reload} />
        </>
      )
  }
}

/** Pages of before were private: they can be taken along. */
function Offer({ pages }: { pages: readonly ListedPage[] }) {
  const count = pages.filter(({ isSharable }) => isSharable).length
  if (count === 0) return null
  return (
    <div className={styles.offer}>
      <p>{team.pages.offered(count)}</p>
      <Button variant="default" size="small" onClick={() => openPanel('share', 'pages')}>
        {team.pages.shareAll}
      </Button>
    </div>
  )
}

type SearchedProps = Omit<Props, 'stored' | 'pages'> & { pages: readonly ListedPage[] }

function SearchedPages({ pages, ...rest }: SearchedProps) {
  const [words, setWords] = useState('')
  const entries = useTeam((team) => team.pages)
  const found = findPages(pages, words, ({ pageId }) => {
    const entry = entries?.get(pageId)
    return entry ? sayStates(entry) : []
  })
  const repeated = findRepeated(pages.map(displayNameOf))
  return (
    <div className={styles.pages}>
      {(pages.length >= searchedFrom || words !== '') && (
        <TextField
          label={list.search}
          type="search"
          // The pages come after the dialog, which has put the focus on its title.
          autoFocus
          placeholder={list.searchPlaceholder}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      )}
      <p role="status" className={styles.count}>
        {found.length === 0 ? list.noneFound(words.trim()) : list.found(found.length)}
      </p>
      {found.length > 0 && <PageList {...rest} pages={found} repeated={repeated} />}
    </div>
  )
}

/** What several pages are called. */
function findRepeated(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.filter((name, index) => names.indexOf(name) !== index))
}
