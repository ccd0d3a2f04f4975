import type { ReactNode } from 'react'
import { PlainDialog } from '../../ui/plain-dialog.tsx'
import { NeedsTeam } from './needs-team.tsx'
import styles from './team-dialog.module.css'

type Props = {
  title: string
  description: string
  isOpen: boolean
  onClose: () => void
  /** Its parts, one below the other. */
  children: ReactNode
}

/** What the team keeps with the page, and what is done with it. */
export function TeamDialog({ children, ...rest }: Props) {
  return (
    <PlainDialog {...rest} size="medium">
      <NeedsTeam>
        <div className={styles.parts}>{children}</div>
      </NeedsTeam>
    </PlainDialog>
  )
}
