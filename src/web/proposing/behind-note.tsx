import { IconAlertTriangle } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { Proposal } from '#proposal/proposal.ts'
import { texts } from '#texts/proposing.ts'
import { countBehind } from './document/document-rows.ts'
import styles from './proposal-dialog.module.css'

type Props = { pages: readonly Proposal[]; pictureCount: number }

/** What stays behind when the page opens or is downloaded; what is still to be decided stands out. */
export function BehindNote({ pages, pictureCount }: Props) {
  const { questions, unplaced, kept } = useMemo(() => countBehind(pages), [pages])
  const isOpen = questions + unplaced > 0
  return (
    <p className={styles.behind} data-tone={isOpen ? 'warn' : undefined}>
      {isOpen && <IconAlertTriangle size={16} aria-hidden />}
      <span>
        {texts.behind.note(questions, unplaced, kept)}
        {pictureCount > 0 && ` ${texts.behind.pictures(pictureCount)}`}
      </span>
    </p>
  )
}
