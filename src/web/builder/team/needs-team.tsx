import type { ReactNode } from 'react'
import { texts } from '#texts/versions.ts'
import { currentToken } from '../../session/current-token.ts'
import { Button } from '../../ui/button.tsx'
import { openPanel } from '../view/panels-store.ts'
import styles from './needs-team.module.css'
import { usePageTeam } from './page-team.ts'

type Props = { children: ReactNode }

/** What is kept on the server alone: on a page that is not there, the way to it. */
export function NeedsTeam({ children }: Props) {
  const state = usePageTeam((team) => team.state)
  if (!currentToken()) return <p className={styles.needs}>{texts.needsTeam['signed-out']}</p>
  if (state === 'none') return <p className={styles.needs}>{texts.needsTeam.none}</p>
  if (state !== 'private') return children
  return (
    <div className={styles.needs}>
      <p>{texts.needsTeam.private}</p>
      <Button variant="default" onClick={() => openPanel('share')}>
        {texts.needsTeam.share}
      </Button>
    </div>
  )
}
