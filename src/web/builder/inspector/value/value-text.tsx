import { IconArrowDown, IconPencil, IconRefresh } from '@tabler/icons-react'
import { directionOf } from '#base/locale.ts'
import { isAiGenerated } from '#catalogue/lookup.ts'
import { isBlank } from '#content/content.ts'
import { placeOf } from '#content/place.ts'
import { type Slot, valueAt } from '#content/slots.ts'
import { texts } from '#texts/inspector.ts'
import { texts as reviewTexts } from '#texts/review.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldText } from '../../../ui/field-text.tsx'
import { rowId } from '../../reviewing/rows.ts'
import { LaterTermNotes } from '../../value/later-known.ts'
import { isWriting, regenerate, useRegenerations } from '../../value/regenerations.ts'
import { useTypedValue } from '../../value/typed-value.ts'
import { ValueNotes } from '../../value/value-notes.tsx'
import { WordNotes } from '../../value/word-notes.tsx'
import { acceptValue, editSelected, goToNextPending, takeWords } from '../selected/acts.ts'
import type { Selected } from '../selected/selected.ts'
import styles from './value-text.module.css'

type Props = { selected: Selected }

/** What it says, what is wrong with it, and what can be done. */
export function ValueText({ selected }: Props) {
  return selected.slot && <Text selected={selected} slot={selected.slot} />
}

function Text({ selected, slot }: Props & { slot: Slot }) {
  const { instanceId, component, instance, locale } = selected
  const { definition } = slot
  const isBusy = useRegenerations((state) => isWriting(state, rowId(instanceId, slot)))
  const kept = valueAt(instance, slot)
  const { value } = useTypedValue(instanceId, slot, kept)
  return (
    <>
      <div className={styles.text} lang={locale} dir={directionOf(locale)}>
        {isBlank(value.value) ? (
          <p className={styles.empty} lang="en" dir="ltr">
            {reviewTexts.empty}
          </p>
        ) : (
          <FieldText type={definition.type} value={value.value} dir={directionOf(locale)} />
        )}
      </div>
      <ValueNotes slot={slot} value={value} switchedOff={selected.switchedOff} />
      <WordNotes
        instanceId={instanceId}
        slot={slot}
        value={value.value}
        locale={locale}
        onTake={(text) => takeWords(instanceId, placeOf(slot), text)}
      />
      <LaterTermNotes
        slot={slot}
        value={value.value}
        locale={locale}
        onTake={(text) => takeWords(instanceId, placeOf(slot), text)}
      />
      <div className={styles.actions}>
        {kept.status === 'pending' && (
          <Button
            size="small"
            variant="default"
            isDisabled={isBusy}
            onClick={() => acceptValue(instanceId, placeOf(slot))}
          >
            {reviewTexts.accept}
          </Button>
        )}
        {isAiGenerated(definition) && (
          <Button
            size="small"
            variant="default"
            leftSection={<IconRefresh aria-hidden />}
            isDisabled={isBusy}
            aria-busy={isBusy || undefined}
            onClick={() => void regenerate(component, instanceId, slot)}
          >
            {isBusy ? reviewTexts.regenerating : reviewTexts.regenerate}
          </Button>
        )}
        {!definition.fixed && (
          <Button
            size="small"
            variant="default"
            leftSection={<IconPencil aria-hidden />}
            isDisabled={isBusy}
            onClick={() => editSelected(selected)}
          >
            {reviewTexts.edit}
          </Button>
        )}
        <Button
          size="small"
          variant="subtle"
          leftSection={<IconArrowDown aria-hidden />}
          onClick={() => goToNextPending(selected)}
        >
          {texts.nextPending}
        </Button>
      </div>
    </>
  )
}
