import { useEffect, useId } from 'react'
import { Link } from 'react-router'
import { displayNameOf } from '#content/draft/page-names.ts'
import { texts } from '#texts/pages.ts'
import { loadCatalogue } from '../catalogue/catalogue-store.ts'
import { PagePicture } from '../catalogue/page-picture.tsx'
import type { PageSummary } from '../drafts/draft-storage.ts'
import { useStoredPages } from '../drafts/use-stored-pages.ts'
import { exactTime, relativeTime } from '../ui/relative-time.ts'
import styles from './recent-pages.module.css'

const mostPages = 6

type Props = { user: string }

/** The pages that this user worked on last in this browser. Nothing at all where there are none, or none can be read. */
export function RecentPages({ user }: Props) {
  const id = useId()
  const { stored } = useStoredPages(user)
  const pages = stored.status === 'loaded' ? stored.pages.slice(0, mostPages) : []
  const hasPages = pages.length > 0
  useEffect(() => {
    if (hasPages) void loadCatalogue()
  }, [hasPages])

  if (!hasPages) return null
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{texts.recent}</h2>
        <Link className={styles.all} to="/builder" state={{ panel: 'pages' }}>
          {texts.allPages}
        </Link>
      </div>
      <ul className={styles.list}>
        {pages.map((page) => (
          <li key={page.pageId}>
            <RecentCard page={page} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RecentCard({ page }: { page: PageSummary }) {
  const { pageId, locale, updatedAt, pictureCode } = page
  return (
    <Link className={styles.card} to={`/builder?page=${encodeURIComponent(pageId)}`}>
      <PagePicture code={pictureCode} />
      <span className={styles.words}>
        <bdi className={styles.name}>{texts.nameOf(displayNameOf(page))}</bdi>
        <span className={styles.facts}>
          <span>{texts.list.locales[locale]}</span>
          <time dateTime={updatedAt} title={exactTime(updatedAt)}>
            {relativeTime(updatedAt, new Date())}
          </time>
        </span>
      </span>
    </Link>
  )
}
