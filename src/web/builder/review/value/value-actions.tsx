import { IconHistory, IconPencil, IconRefresh } from '@tabler/icons-react'
import { isAiGenerated, labelOf } from '#catalogue/lookup.ts'
import type { Component } from '#catalogue/manifest.ts'
import { placeOf } from '#content/place.ts'
import type { Slot } from '#content/slots.ts'
import type { FieldValue } from '#content/values/field-value.ts'
import { texts } from '#texts/review.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Kbd } from '../../../ui/kbd.tsx'
import { ariaShortcut } from '../../../ui/shortcut-label.ts'
import { startEditing } from '../../reviewing/editing-store.ts'
import { acceptAndGoOn } from '../../reviewing/review-actions.ts'
import { reviewShortcuts } from '../../reviewing/review-shortcuts.ts'
import { rowId } from '../../reviewing/rows.ts'
import { isWriting, regenerate, useRegenerations } from '../../value/regenerations.ts'
import styles from './value-row.module.css'

type Props = {
  component: Component
  instanceId: string
  slot: Slot
  value: FieldValue
  earlier: { id: string; isShown: boolean; toggle: () => void }
}

/** Each action has its place, whether it is there or not. The review's keys press these buttons. */
export function ValueActions({ component, instanceId, slot, value, earlier }: Props) {
  const isBusy = useRegenerations((state) => isWriting(state, rowId(instanceId, slot)))
  const { definition } = slot
  const label = labelOf(slot.field)
  const nameOf = (action: string) => texts.actionOn(action, label, slot.item)

  return (
    <div className={styles.actions}>
      <div className={styles.accept}>
        {value.status === 'pending' && (
          <Button
            size="small"
            variant="default"
            aria-label={nameOf(texts.accept)}
            aria-keyshortcuts={ariaShortcut(reviewShortcuts.accept)}
            isDisabled={isBusy}
            data-action="accept"
            onClick={() => acceptAndGoOn(instanceId, placeOf(slot))}
          >
            {texts.accept}
          </Button>
        )}
        {value.status === 'pending' && (
          <span className={styles.key} aria-hidden>
            <Kbd shortcut={reviewShortcuts.accept} />
          </span>
        )}
      </div>
      <div className={styles.tools}>
        <div className={styles.tool}>
          {!definition.fixed && (
            <IconButton
              label={nameOf(texts.edit)}
              shortcut={reviewShortcuts.edit}
              icon={<IconPencil aria-hidden />}
              isDisabled={isBusy}
              disabledReason={texts.regeneratingThis}
              data-action="edit"
              onClick={() => startEditing({ instanceId, place: placeOf(slot), label, before: value.value })}
            />
          )}
        </div>
        <div className={styles.tool}>
          {isAiGenerated(definition) && (
            <IconButton
              label={isBusy ? texts.regenerating : nameOf(texts.regenerate)}
              shortcut={reviewShortcuts.regenerate}
              icon={isBusy ? <span className={styles.spinner} /> : <IconRefresh aria-hidden />}
              isDisabled={isBusy}
              disabledReason={texts.regeneratingThis}
              aria-busy={isBusy || undefined}
              data-action="regenerate"
              onClick={() => void regenerate(component, instanceId, slot)}
            />
          )}
        </div>
        <div className={styles.tool}>
          {value.earlier && (
            <IconButton
              label={nameOf(texts.earlier(value.earlier.length))}
              icon={<IconHistory aria-hidden />}
              aria-expanded={earlier.isShown}
              aria-controls={earlier.isShown ? earlier.id : undefined}
              onClick={earlier.toggle}
            />
          )}
        </div>
      </div>
    </div>
  )
}
