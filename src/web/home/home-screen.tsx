import { texts } from '#texts/home.ts'
import { texts as sessionTexts } from '#texts/session.ts'
import { useSessionState } from '../session/session.ts'
import { ScreenHeading } from '../ui/screen-heading.tsx'
import styles from './home-screen.module.css'
import { BuilderPicture, GeneratorPicture } from './pictures.tsx'
import { ToolCard } from './tool-card.tsx'

/** The two tools. */
export function HomeScreen() {
  const { status } = useSessionState()
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
    </div>
  )
}
