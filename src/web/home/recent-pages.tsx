import { useEffect, useId } from 'react'
import { Link } from 'react-router'
import { displayNameOf } from '#content/draft/page-names.ts'
import { texts as home } from '#texts/home.ts'
import { texts as list } from '#texts/page-list.ts'
import { texts } from '#texts/pages.ts'
import { texts as team } from '#texts/team.ts'
import { loadCatalogue } from '../catalogue/catalogue-store.ts'
import { PagePicture } from '../catalogue/page-picture.tsx'
import { lookOf } from '../drafts/look-of.ts'
import { useSyncedPages } from '../team/use-synced-pages.ts'
import { type ListedPage, useTeamPages } from '../team/use-team-pages.ts'
import { exactTime, relativeTime } from '../ui/relative-time.ts'
import styles from './recent-pages.module.css'
import { WaitingForMe } from './waiting.tsx'

const mostPages = 6

type Props = { user: string }

/** The pages that were changed last, by this user or by others. Nothing at all where there are none, or none can be read. */
export function RecentPages({ user }: Props) {
  const id = useId()
  const listed = useTeamPages(user)
  useSyncedPages(user)
  const pages = (listed.pages ?? []).slice(0, mostPages)
  const hasPages = pages.length > 0
  useEffect(() => {
    if (hasPages) void loadCatalogue()
  }, [hasPages])

  if (!hasPages) return null
  return (
    <>
      <WaitingForMe user={user} />
      <section aria-labelledby={id}>
        <div className={styles.head}>
          <h2 id={id}>{texts.recent}</h2>
          <div className={styles.ways}>
            <Link className={styles.all} to="/builder" state={{ panel: 'languages' }}>
              {home.languages}
            </Link>
            <Link className={styles.all} to="/builder" state={{ panel: 'pages' }}>
              {texts.allPages}
            </Link>
          </div>
        </div>
        <ul className={styles.list}>
          {pages.map((page) => (
            <li key={page.pageId}>
              <RecentCard page={page} user={user} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function RecentCard({ page, user }: { page: ListedPage; user: string }) {
  const { pageId, locale, otherLocale, updatedAt, pictureCode } = page
  return (
    <Link className={styles.card} to={`/builder?page=${encodeURIComponent(pageId)}`}>
      <PagePicture code={pictureCode} look={lookOf(page)} />
      <span className={styles.words}>
        <bdi className={styles.name}>{texts.nameOf(displayNameOf(page))}</bdi>
        <span className={styles.facts}>
          <span>{list.languages(locale, otherLocale)}</span>
          <time dateTime={updatedAt} title={exactTime(updatedAt)}>
            {relativeTime(updatedAt, new Date())}
          </time>
          {page.by !== undefined && page.by !== user && <span>{team.nameOf(page.by)}</span>}
        </span>
      </span>
    </Link>
  )
}
