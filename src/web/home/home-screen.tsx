import { texts } from '#texts/home.ts'
import { texts as sessionTexts } from '#texts/session.ts'
import { laterPart } from '../loading/later-part.ts'
import { useSession, useSessionState } from '../session/session.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { ScreenHeading } from '../ui/screen-heading.tsx'
import styles from './home-screen.module.css'
import { BuilderPicture, GeneratorPicture } from './pictures.tsx'
import { ToolCard } from './tool-card.tsx'

/** What reads storage is larger than all of home. */
const RecentPages = lazyPart(laterPart(async () => (await import('./recent-pages.tsx')).RecentPages))

/** The two tools, and what was worked on last. */
export function HomeScreen() {
  const { status } = useSessionState()
  const user = useSession()?.username
  return (
    <div className={styles.screen}>
      <title>{texts.pageTitle}</title>
      <div className={styles.head}>
        <ScreenHeading>{texts.title}</ScreenHeading>
        <p className={styles.tagline}>{texts.tagline}</p>
      </div>
      {status === 'signed-in-here' && (
        <p className={styles.notice} role="status">
          {sessionTexts.notKept}
        </p>
      )}
      <div className={styles.cards}>
        <ToolCard to="/builder" words={texts.builder} picture={<BuilderPicture />} />
        <ToolCard to="/html-generator" words={texts.generator} picture={<GeneratorPicture />} />
      </div>
      {user !== undefined && <RecentPages key={user} user={user} />}
    </div>
  )
}
