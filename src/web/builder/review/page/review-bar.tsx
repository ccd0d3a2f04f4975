import { IconArrowDown, IconEye, IconList } from '@tabler/icons-react'
import type { ReviewedInstance, ValueCounts } from '#content/draft/review.ts'
import { texts } from '#texts/review.ts'
import { AiMark } from '../../../ui/ai-mark.tsx'
import { Button } from '../../../ui/button.tsx'
import { Kbd } from '../../../ui/kbd.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { FaceChoice } from '../../faces/face-choice.tsx'
import { leaveEdit } from '../../reviewing/editing-store.ts'
import { goToPending } from '../../reviewing/review-actions.ts'
import { reviewShortcuts } from '../../reviewing/review-shortcuts.ts'
import { chooseInstance, type Filter, setView } from '../../reviewing/review-store.ts'
import { useWriterName } from '../../value/writer-names.ts'
import { FilterControl } from './filter-control.tsx'
import { PageCounts } from './page-counts.tsx'
import styles from './review-bar.module.css'

type Props = {
  reviewed: readonly ReviewedInstance[]
  shown: ReviewedInstance
  counts: ValueCounts
  /** Of all texts, if they are of one. */
  writer: string | undefined
  filter: Filter
  view: 'fields' | 'preview'
}

/** How far the page is, the way on, and in a narrow window what has no room beside the fields. */
export function ReviewBar({ reviewed, shown, counts, writer, filter, view }: Props) {
  return (
    <div className={styles.bar}>
      <PageCounts counts={counts} />
      {writer !== undefined && <Writer writer={writer} />}
      <div className={styles.end}>
        <FaceChoice />
        <div className={styles.toPreview}>
          <Button
            size="small"
            variant="default"
            leftSection={view === 'fields' ? <IconEye aria-hidden /> : <IconList aria-hidden />}
            onClick={() => setView(view === 'fields' ? 'preview' : 'fields')}
          >
            {view === 'fields' ? texts.preview.show : texts.preview.hide}
          </Button>
        </div>
        <Button
          size="small"
          variant="default"
          leftSection={<IconArrowDown aria-hidden />}
          isDisabled={counts.pending === 0}
          onClick={() => goToPending('next')}
        >
          {texts.nextPending} <Kbd shortcut={reviewShortcuts.next} />
        </Button>
      </div>
      <div className={styles.choice}>
        <SelectField
          size="small"
          label={texts.componentChoice}
          value={shown.instanceId}
          options={reviewed.map(({ instanceId, component }) => ({
            value: instanceId,
            label: `${component.displayName} (${instanceId})`,
          }))}
          onChange={({ currentTarget: { value } }) => leaveEdit(() => chooseInstance(value))}
        />
        <FilterControl filter={filter} />
      </div>
    </div>
  )
}

function Writer({ writer }: { writer: string }) {
  const nameOf = useWriterName()
  return (
    <p className={styles.writer}>
      <AiMark title={texts.writtenBy.machine} /> {texts.writtenBy.label(nameOf(writer))}
    </p>
  )
}
