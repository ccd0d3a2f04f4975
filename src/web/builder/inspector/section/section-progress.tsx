import { IconChecks, IconListCheck } from '@tabler/icons-react'
import { useMemo } from 'react'
import { countInstance } from '#content/draft/review.ts'
import { countToMend } from '#content/draft/to-mend.ts'
import { texts } from '#texts/inspector.ts'
import { texts as reviewTexts } from '#texts/review.ts'
import { Button } from '../../../ui/button.tsx'
import { AcceptedMark, StatusMark } from '../../value/status-mark.tsx'
import { acceptSection, reviewSelected } from '../selected/acts.ts'
import type { Selected } from '../selected/selected.ts'
import styles from './section-progress.module.css'

type Props = { selected: Selected }

/** How much of it is accepted, what keeps the rest, and all at once. */
export function SectionProgress({ selected }: Props) {
  const { accepted, total, pending, error } = useMemo(() => countInstance(selected), [selected])
  const toMend = useMemo(() => countToMend(selected), [selected])
  const { counts } = reviewTexts
  return (
    <>
      <ul className={styles.counts}>
        <li>
          <AcceptedMark accepted={accepted} total={total} />
        </li>
        {pending > 0 && (
          <li>
            <StatusMark status="pending">{counts.pending(pending)}</StatusMark>
          </li>
        )}
        {error > 0 && (
          <li>
            <StatusMark status="error">{counts.error(error)}</StatusMark>
          </li>
        )}
        {toMend.empty + toMend.over > 0 && (
          <li>
            <StatusMark status="mend">{counts.mend(toMend)}</StatusMark>
          </li>
        )}
      </ul>
      <div className={styles.actions}>
        {pending > 0 && (
          <Button
            size="small"
            variant="default"
            leftSection={<IconChecks aria-hidden />}
            onClick={() => acceptSection(selected.instanceId)}
          >
            {reviewTexts.acceptSection(pending)}
          </Button>
        )}
        <Button
          size="small"
          variant="subtle"
          leftSection={<IconListCheck aria-hidden />}
          onClick={() => reviewSelected(selected)}
        >
          {texts.review}
        </Button>
      </div>
    </>
  )
}
