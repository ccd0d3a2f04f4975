import { IconArrowLeft, IconChecks } from '@tabler/icons-react'
import type { ValueCounts } from '#content/draft/review.ts'
import { texts } from '#texts/review.ts'
import { Button } from '../../../ui/button.tsx'
import { acceptAll } from '../../reviewing/review-actions.ts'
import styles from './review-foot.module.css'

type Props = { counts: ValueCounts; onGoBack: () => void; onExport: () => void }

const reasonId = 'review-export-reason'

/** Back to the brief, all at once, and on to the files. */
export function ReviewFoot({ counts: { total, accepted, pending }, onGoBack, onExport }: Props) {
  const open = total - accepted
  return (
    <div className={styles.foot}>
      <Button variant="default" leftSection={<IconArrowLeft aria-hidden />} onClick={onGoBack}>
        {texts.goBack}
      </Button>
      <p id={reasonId} className={styles.reason}>
        {open > 0 && texts.exportNowReason(open)}
      </p>
      <Button
        variant="light"
        leftSection={<IconChecks aria-hidden />}
        isDisabled={pending === 0}
        onClick={acceptAll}
      >
        {texts.acceptAll}
      </Button>
      <Button variant="default" aria-describedby={open > 0 ? reasonId : undefined} onClick={onExport}>
        {texts.export}
      </Button>
      <Button
        isDisabled={open > 0 || total === 0}
        aria-describedby={open > 0 ? reasonId : undefined}
        onClick={onExport}
      >
        {texts.exportNow}
      </Button>
    </div>
  )
}
