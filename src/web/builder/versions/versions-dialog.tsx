import { texts } from '#texts/versions.ts'
import { PlainDialog } from '../../ui/plain-dialog.tsx'
import { NeedsTeam } from '../team/needs-team.tsx'
import type { PanelProps } from '../view/panels-store.ts'
import { Versions } from './versions.tsx'
import styles from './versions-dialog.module.css'

/** What is kept of the page, what changed since, and the way back. */
export function VersionsDialog({ user, isOpen, onClose }: PanelProps) {
  return (
    <PlainDialog title={texts.title} size="full" isOpen={isOpen} onClose={onClose}>
      <div className={styles.body}>
        <NeedsTeam>
          <Versions user={user} />
        </NeedsTeam>
      </div>
    </PlainDialog>
  )
}
