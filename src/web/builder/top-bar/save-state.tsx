import { IconAlertTriangle } from '@tabler/icons-react'
import { texts } from '#texts/top-bar.ts'
import { currentToken } from '../../session/current-token.ts'
import { retrySaving, useSaving } from '../editor/saving.ts'
import { CloudIcon } from './cloud-icon.tsx'
import styles from './save-state.module.css'
import { TeamState } from './team-state.tsx'
import { TipButton } from './tip-button.tsx'

/** Whether what was done is safe, and where. Work that is not can be saved again from here. */
export function SaveState() {
  const status = useSaving((saving) => saving.status)
  if (status === 'idle') return null
  if (status === 'refused') {
    return (
      <TipButton className={styles.refused} tip={texts.save.again} onClick={() => void retrySaving()}>
        <IconAlertTriangle aria-hidden />
        <span>{texts.save.refused}</span>
      </TipButton>
    )
  }
  // Somebody whom the server does not know works in this browser alone.
  if (currentToken()) return <TeamState isSaving={status === 'saving'} />
  return (
    <p className={styles.state} title={texts.save[status]}>
      <CloudIcon state={status === 'saved' ? 'safe' : 'on-its-way'} />
      <span className={styles.word}>{texts.save[status]}</span>
    </p>
  )
}
