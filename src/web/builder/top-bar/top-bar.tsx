import { Link } from 'react-router'
import { texts } from '#texts/top-bar.ts'
import { Mark } from '../../frame/mark.tsx'
import { laterPart } from '../../loading/later-part.ts'
import { ColorSchemeButton } from '../../ui/color-scheme-button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { ScreenHeading } from '../../ui/screen-heading.tsx'
import { UndoButtons } from '../commands/undo-buttons.tsx'
import { Colleagues } from './colleagues.tsx'
import { CommandButton } from './command-button.tsx'
import { CommandIconButton } from './command-icon-button.tsx'
import { ComponentCount } from './component-count.tsx'
import { FaceSwitch } from './face-switch.tsx'
import { NewsButton } from './news-button.tsx'
import { PageMenu } from './page-menu.tsx'
import { PageName } from './page-name.tsx'
import { ReviewButton } from './review-button.tsx'
import { SaveState } from './save-state.tsx'
import styles from './top-bar.module.css'
import { UserLabel } from './user-label.tsx'

const StateButton = lazyPart(laterPart(async () => (await import('./state-button.tsx')).StateButton))

type Props = { user: string }

/** The page as a whole: its name, whether it is safe, and what can be done with it. */
export function TopBar({ user }: Props) {
  return (
    <header className={styles.bar} data-region="top-bar">
      <div className={styles.start}>
        <ScreenHeading className={styles.product}>
          <Link className={styles.home} to="/home">
            <Mark />
            <span className={styles.name}>{texts.title}</span>
          </Link>
        </ScreenHeading>
        <span className={styles.divider} />
        <PageName />
        <PageMenu />
        <SaveState />
        <StateButton />
        <ComponentCount />
        <Colleagues user={user} />
        <NewsButton />
      </div>
      <div className={styles.end}>
        <div className={styles.group}>
          <UndoButtons />
          <CommandIconButton id="palette" />
        </div>
        <FaceSwitch />
        <CommandButton id="preview" yields="first" />
        <ReviewButton />
        <CommandButton id="generate" />
        <CommandButton id="export" look="filled" />
        <div className={styles.extras}>
          <CommandIconButton id="shortcuts" />
          <ColorSchemeButton />
        </div>
        <div className={styles.user}>
          <span className={styles.divider} />
          <UserLabel user={user} />
          <CommandIconButton id="signOut" />
        </div>
      </div>
    </header>
  )
}
