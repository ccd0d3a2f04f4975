import { useEffect } from 'react'
import { namesOf } from '#content/draft/draft-operations.ts'
import { displayNameOf } from '#content/draft/page-names.ts'
import { texts } from '#texts/builder.ts'
import { loadCatalogue } from '../catalogue/catalogue-store.ts'
import { useSession } from '../session/session.ts'
import { Announcer } from '../ui/announcer.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { LazyTips } from '../ui/lazy-tips.tsx'
import { Toasts } from '../ui/toasts.tsx'
import styles from './builder-screen.module.css'
import { Canvas } from './canvas/canvas.tsx'
import { DragLayer } from './drag/drag-layer.tsx'
import { useEditor } from './editor/editor-store.ts'
import { keepInReserve } from './lazy-panel.tsx'
import { LibraryPanel } from './library/library-panel.tsx'
import { loadLive, useLiveInReserve } from './live-in-reserve.ts'
import { LeaveGuard } from './pages/leave-guard.tsx'
import { TeamNotice } from './pages/team-notice.tsx'
import { useOpenPage } from './pages/use-open-page.ts'
import { Panels } from './panels.tsx'
import { useShortcuts } from './shortcuts/use-shortcuts.ts'
import { SidePanel } from './side-panel.tsx'
import { useFollowPage } from './team/use-follow-page.ts'
import { TopBar } from './top-bar/top-bar.tsx'
import { useDrawers } from './use-drawers.ts'
import { useFound } from './view/found.ts'
import { useLibraryFold } from './view/library-fold.ts'
import { SaveNotice } from './view/save-notice.tsx'
import { RunGuard } from './writing/run-guard.tsx'

const FindBar = lazyPart(keepInReserve(async () => (await import('./find/find-bar.tsx')).FindBar))

if (import.meta.env.MODE === 'bench') void import('./bench-hook.ts').then(({ exposeBench }) => exposeBench())

/** The page in the middle, the library before it, the outline behind it. */
export function BuilderScreen() {
  const user = useSession()?.username ?? ''
  return <UsersBuilder key={user} user={user} />
}

/** Begins anew for another user, whose pages are others. */
function UsersBuilder({ user }: { user: string }) {
  const isOpen = useOpenPage(user)
  const library = useLibraryFold(({ fold }) => fold)
  useDrawers()
  useLiveInReserve(isOpen)
  useShortcuts()
  useFollowPage(user)
  const hasHits = useFound(({ found }) => found !== undefined)
  const name = useEditor(({ draft }) => displayNameOf(namesOf(draft)))

  useEffect(() => void loadCatalogue(), [])

  return (
    <div className={styles.screen} aria-busy={!isOpen}>
      <title>{texts.pageTitle(name)}</title>
      <TopBar user={user} />
      <div>
        <SaveNotice />
        <TeamNotice user={user} />
      </div>
      <div className={styles.regions} data-library={library}>
        <LibraryPanel />
        <Canvas isOpen={isOpen} loadLive={loadLive} tools={hasHits && <FindBar />} />
        <SidePanel />
      </div>
      <DragLayer />
      <Panels user={user} />
      <LeaveGuard />
      <RunGuard isOpen={isOpen} />
      <LazyTips />
      <Toasts />
      <Announcer />
    </div>
  )
}
