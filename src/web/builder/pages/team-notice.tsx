import { laterPart } from '../../loading/later-part.ts'
import type { SyncState } from '../../team/sync-page.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { usePageTeam } from '../team/page-team.ts'

/** Fetched once the server has answered that. */
const TeamNoticeWords = lazyPart(
  laterPart(async () => (await import('./team-notice-words.tsx')).TeamNoticeWords),
)

const told: readonly SyncState[] = ['deleted', 'set-back', 'too-large', 'full', 'unreadable']

/** Says why the page cannot be the same for everyone. Its place is always there, so that it is announced. */
export function TeamNotice({ user }: { user: string }) {
  const isTold = usePageTeam(({ state }) => told.includes(state))
  return <div role="alert">{isTold && <TeamNoticeWords user={user} />}</div>
}
