import { type ReactNode, useEffect, useId, useState } from 'react'
import { Link } from 'react-router'
import { displayNameOf } from '#content/draft/page-names.ts'
import type { PageEntry } from '#team/page-entry.ts'
import { isWaitedFor, type News, newsSince, type Waiting, waitingFor } from '#team/waiting-for.ts'
import { texts as comments } from '#texts/comment-marks.ts'
import { texts as faces } from '#texts/faces.ts'
import { texts } from '#texts/home.ts'
import { texts as states } from '#texts/page-state.ts'
import { texts as pages } from '#texts/pages.ts'
import { texts as team } from '#texts/team.ts'
import { useTeam } from '../team/team-store.ts'
import { relativeTime } from '../ui/relative-time.ts'
import { keepLook, lastLook } from './last-look.ts'
import styles from './waiting.module.css'

const mostRows = 8

type Props = { user: string }

/** What waits for this user, and what others changed since they looked last. Nothing at all where there is nothing. */
export function WaitingForMe({ user }: Props) {
  const entries = useTeam((state) => state.pages)
  const [since] = useState(() => lastLook(user))
  useEffect(() => {
    const keep = () => keepLook(user, new Date().toISOString())
    const leave = () => document.visibilityState === 'hidden' && keep()
    if (since === undefined) keep()
    // A tab that is closed takes nothing down in React.
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      keep()
    }
  }, [user, since])

  const all = [...(entries?.values() ?? [])]
  const waiting = waitingFor(all, user).slice(0, mostRows)
  const news = since === undefined ? [] : newsSince(all, user, since)
  const changed = news.filter((each) => !isWaitedFor(each, waiting)).slice(0, mostRows)
  return (
    <>
      {waiting.length > 0 && (
        <Part title={texts.waiting.title}>
          {waiting.map((each) => (
            <Row key={keyOf(each)} page={each.page} why={sayWhy(each)} />
          ))}
        </Part>
      )}
      {changed.length > 0 && (
        <Part title={texts.waiting.changed}>
          {changed.map((each) => (
            <Row key={each.page.pageId} page={each.page} why={sayWhat(each)} />
          ))}
        </Part>
      )}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.head}>
        {title}
      </h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  )
}

function Row({ page, why }: { page: PageEntry; why: string }) {
  return (
    <li>
      <Link className={styles.row} to={`/builder?page=${encodeURIComponent(page.pageId)}`}>
        <bdi className={styles.name}>{pages.nameOf(displayNameOf(page))}</bdi>
        <span className={styles.why}>{why}</span>
      </Link>
    </li>
  )
}

function sayWhat(news: News): string {
  const when = relativeTime(news.at, new Date())
  switch (news.what) {
    case 'changed':
      return team.pages.by(news.by, when)
    case 'step':
      return news.page.otherLocale
        ? states.ofFace(news.locale, states.tip(news, when))
        : states.tip(news, when)
    case 'commented':
      return texts.waiting.commented(comments.author(news.by, news.isGuest), when)
  }
}

function keyOf(waiting: Waiting): string {
  return [waiting.page.pageId, waiting.why, 'locale' in waiting && waiting.locale].join()
}

function sayWhy(waiting: Waiting): string {
  const { page, why } = waiting
  if (why === 'mentioned') return texts.waiting.mentioned(page.mentions)
  const said = texts.waiting[why](team.nameOf(waiting.by))
  return page.otherLocale ? faces.inLanguage(said, waiting.locale) : said
}
