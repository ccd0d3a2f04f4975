import { useEffect, useState } from 'react'
import { texts } from '#texts/review-links.ts'
import { Announcer } from '../ui/announcer.tsx'
import { Button } from '../ui/button.tsx'
import { ScreenHeading } from '../ui/screen-heading.tsx'
import { type GuestFailure, openReview } from './guest-calls.ts'
import { type OpenedPage, readGuestPage } from './guest-page.ts'
import styles from './guest-review-screen.module.css'
import { ReviewedPage } from './reviewed-page.tsx'

type State =
  | { status: 'loading' }
  | { status: 'failed'; why: GuestFailure }
  | { status: 'open'; page: OpenedPage }

/** For people without an account: one version of a page, and nothing of the tool around it. */
export function GuestReviewScreen() {
  const token = useToken()
  const [state, setState] = useState<State>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): a new attempt opens the same link again
  useEffect(() => {
    let isCurrent = true
    setState({ status: 'loading' })
    void openReview(token).then((answer) => {
      if (!isCurrent) return
      if (!answer.ok) return setState({ status: 'failed', why: answer.refusal })
      const page = readGuestPage(answer.value)
      setState(page ? { status: 'open', page } : { status: 'failed', why: 'away' })
    })
    return () => {
      isCurrent = false
    }
  }, [token, attempt])

  return (
    <>
      <title>{texts.guest.pageTitle}</title>
      <Shown token={token} state={state} onRetry={() => setAttempt(attempt + 1)} />
      <Announcer />
    </>
  )
}

type ShownProps = { token: string; state: State; onRetry: () => void }

function Shown({ token, state, onRetry }: ShownProps) {
  const { guest } = texts
  if (state.status === 'open') return <ReviewedPage token={token} page={state.page} />
  if (state.status === 'loading') {
    return (
      <main className={styles.notice} aria-busy>
        <ScreenHeading>{guest.pageTitle}</ScreenHeading>
        <p className={styles.quiet}>{guest.loading}</p>
      </main>
    )
  }
  const { title, text } = state.why === 'closed' ? guest.closed : guest.away
  return (
    <main className={styles.notice}>
      <ScreenHeading>{title}</ScreenHeading>
      <p>{text}</p>
      {state.why !== 'closed' && (
        <Button variant="default" onClick={onRetry}>
          {guest.away.retry}
        </Button>
      )}
    </main>
  )
}

/** What stands behind # never leaves the browser by itself. */
function useToken(): string {
  const [token, setToken] = useState(readToken)
  useEffect(() => {
    const read = () => setToken(readToken())
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return token
}

function readToken(): string {
  return location.hash.slice(1).replaceAll(/[^A-Za-z0-9_-]/g, '')
}
