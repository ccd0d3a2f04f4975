import { IconCommand, IconLogout, IconQuestionMark } from '@tabler/icons-react'
import { Link } from 'react-router'
import { texts as sessionTexts } from '#texts/session.ts'
import { texts } from '#texts/top-bar.ts'
import { Mark } from '../../frame/mark.tsx'
import { ColorSchemeButton } from '../../ui/color-scheme-button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ScreenHeading } from '../../ui/screen-heading.tsx'
import { UndoButtons } from '../commands/undo-buttons.tsx'
import { shortcuts } from '../shortcuts/shortcut-table.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { openPanel } from '../view/panels-store.ts'
import { AiButton } from './ai-button.tsx'
import { ComponentCount } from './component-count.tsx'
import { ExportButton } from './export-button.tsx'
import { PageMenu } from './page-menu.tsx'
import { PageName } from './page-name.tsx'
import { Panels } from './panels.tsx'
import { PreviewButton } from './preview-button.tsx'
import { ReviewButton } from './review-button.tsx'
import { SaveState } from './save-state.tsx'
import styles from './top-bar.module.css'
import { UserLabel } from './user-label.tsx'

type Props = { user: string }

/** The page as a whole: its name, whether it is safe, and what can be done with it. */
export function TopBar({ user }: Props) {
  useShortcuts()
  return (
    <>
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
          <PageMenu user={user} />
          <SaveState />
          <ComponentCount />
        </div>
        <div className={styles.end}>
          <div className={styles.group}>
            <UndoButtons />
            <IconButton
              label={texts.commands}
              shortcut={shortcuts.palette[0]}
              icon={<IconCommand aria-hidden />}
              onClick={() => openPanel('palette')}
            />
          </div>
          <PreviewButton />
          <ReviewButton />
          <AiButton />
          <ExportButton />
          <div className={styles.extras}>
            <IconButton
              label={texts.shortcuts}
              shortcut={shortcuts.shortcuts[0]}
              icon={<IconQuestionMark aria-hidden />}
              onClick={() => openPanel('shortcuts')}
            />
            <ColorSchemeButton />
          </div>
          <span className={styles.divider} data-of-user />
          <UserLabel user={user} />
          <IconButton
            label={sessionTexts.logOut}
            icon={<IconLogout aria-hidden />}
            onClick={() => openPanel('sign-out')}
          />
        </div>
      </header>
      <Panels user={user} />
    </>
  )
}
