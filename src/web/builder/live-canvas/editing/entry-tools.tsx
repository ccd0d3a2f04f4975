import { IconArrowDown, IconArrowUp, IconPlus } from '@tabler/icons-react'
import { texts } from '#texts/edit-in-place.ts'
import { texts as reviewTexts } from '#texts/review.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { OpenValue } from './open-value.ts'
import styles from './value-bar.module.css'

type Props = { entries: NonNullable<OpenValue['entries']> }

/** The entry of a list that is typed in: its place among the others. */
export function EntryTools({ entries: { entry, count, edit } }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={texts.entry.tools} className={styles.item}>
      <span className={styles.quiet}>{texts.entry.name(entry + 1, count)}</span>
      <IconButton
        label={reviewTexts.moveEntryUp(entry + 1)}
        icon={<IconArrowUp aria-hidden />}
        isDisabled={entry === 0}
        disabledReason={texts.entry.isFirst}
        onClick={() => edit.move(-1)}
      />
      <IconButton
        label={reviewTexts.moveEntryDown(entry + 1)}
        icon={<IconArrowDown aria-hidden />}
        isDisabled={entry === count - 1}
        disabledReason={texts.entry.isLast}
        onClick={() => edit.move(1)}
      />
      <Button
        size="small"
        variant="subtle"
        leftSection={<IconPlus size={14} aria-hidden />}
        onClick={edit.add}
      >
        {reviewTexts.addEntry}
      </Button>
    </div>
  )
}
