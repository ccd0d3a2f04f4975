import { IconFile } from '@tabler/icons-react'
import { useEffect, useId } from 'react'
import { Link } from 'react-router'
import { texts } from '#texts/home.ts'
import { texts as pageTexts } from '#texts/pages.ts'
import { exactTime, relativeTime } from '../builder/pages/relative-time.ts'
import { openPanel } from '../builder/panels-store.ts'
import { loadCatalogue, useFindComponent } from '../catalogue/catalogue-store.ts'
import { fillsPlace } from '../catalogue/fills-place.ts'
import styles from './recent-pages.module.css'
import { type RecentPage, useRecentPages } from './use-recent-pages.ts'

export type Props = { user: string }

/** The pages that this user worked on last in this browser. Nothing at all where there are none. */
export function RecentPages({ user }: Props) {
  const id = useId()
  const pages = useRecentPages(user)
  const hasPages = pages.length > 0
  useEffect(() => {
    if (hasPages) void loadCatalogue()
  }, [hasPages])

  if (!hasPages) return null
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{texts.recent}</h2>
        <Link className={styles.all} to="/builder" onClick={() => openPanel('pages')}>
          {texts.allPages}
        </Link>
      </div>
      <ul className={styles.list}>
        {pages.map((page) => (
          <li key={page.summary.pageId}>
            <RecentCard page={page} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RecentCard({ page: { summary, code } }: { page: RecentPage }) {
  const { pageId, pageName, locale, updatedAt } = summary
  const component = useFindComponent()(code ?? '')
  return (
    <Link className={styles.card} to={`/builder?page=${encodeURIComponent(pageId)}`}>
      <span className={styles.picture} data-fills={(component && fillsPlace(component)) || undefined}>
        {component && <img src={component.thumbnail} alt="" decoding="async" draggable={false} />}
        {!code && <IconFile size={20} stroke={1.5} aria-hidden />}
      </span>
      <span className={styles.words}>
        <bdi className={styles.name}>{pageTexts.nameOf(pageName)}</bdi>
        <span className={styles.facts}>
          <span>{pageTexts.list.locales[locale]}</span>
          <time dateTime={updatedAt} title={exactTime(updatedAt)}>
            {relativeTime(updatedAt, new Date())}
          </time>
        </span>
      </span>
    </Link>
  )
}
