import { IconChecks } from '@tabler/icons-react'
import { countInstance, type ReviewedInstance } from '#content/draft/review.ts'
import { texts } from '#texts/review.ts'
import { Button } from '../../../ui/button.tsx'
import { acceptSection } from '../../reviewing/review-actions.ts'
import { sheetHeadingId } from '../../reviewing/rows.ts'
import styles from './sheet-head.module.css'

type Props = { reviewed: ReviewedInstance }

/** Whose values follow, how far they are, and all of them at once. */
export function SheetHead({ reviewed }: Props) {
  const { instanceId, component } = reviewed
  const { accepted, total, pending } = countInstance(reviewed)
  return (
    <div className={styles.head} data-pending={pending > 0 || undefined}>
      <div className={styles.words}>
        <h2 id={sheetHeadingId} tabIndex={-1} className={styles.title}>
          {component.displayName}
        </h2>
        <span className={styles.facts}>
          {texts.facts(instanceId, texts.counts.accepted(accepted, total))}
        </span>
      </div>
      {pending > 0 && (
        <Button
          size="small"
          variant="default"
          leftSection={<IconChecks aria-hidden />}
          onClick={() => acceptSection(instanceId)}
        >
          {texts.acceptSection(pending)}
        </Button>
      )}
    </div>
  )
}
