import { IconCheck, IconLanguage } from '@tabler/icons-react'
import { isBlank } from '#content/content.ts'
import { findStep, isTranslated } from '#content/draft/faces/out-of-step.ts'
import { placeOf } from '#content/place.ts'
import { type Slot, valueAt } from '#content/slots.ts'
import { texts } from '#texts/opposite-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { rowId } from '../../reviewing/rows.ts'
import { TraceCard } from '../../tracing/trace-card.tsx'
import { LaterKnownTexts } from '../../value/later-known.ts'
import { OppositeText } from '../../value/opposite-text.tsx'
import { isWriting, translate, useRegenerations } from '../../value/regenerations.ts'
import { callInStep, goOpposite, takeKnownText } from '../selected/acts.ts'
import type { Selected } from '../selected/selected.ts'
import styles from './opposite.module.css'

type Props = { selected: Selected }

/** What stands there in the other face, whether this value goes with it, and what can be done. */
export function Opposite({ selected }: Props) {
  const { slot, opposite } = selected
  return slot && opposite && <Beside selected={selected} slot={slot} opposite={opposite} />
}

type BesideProps = Props & { slot: Slot; opposite: NonNullable<Selected['opposite']> }

function Beside({ selected, slot, opposite: { value: opposite, locale } }: BesideProps) {
  const { instanceId, component, instance, locale: own } = selected
  const isBusy = useRegenerations((state) => isWriting(state, rowId(instanceId, slot)))
  const value = valueAt(instance, slot)
  const step = findStep(slot, value, opposite)
  return (
    <>
      <OppositeText slot={slot} value={value} opposite={opposite} locale={locale} />
      <TraceCard />
      <div className={styles.actions}>
        {step === 'out-of-step' && (
          <Button
            size="small"
            variant="default"
            leftSection={<IconCheck aria-hidden />}
            isDisabled={isBusy}
            onClick={() => callInStep(selected)}
          >
            {texts.opposite.stillRight}
          </Button>
        )}
        {isTranslated(slot) && !isBlank(opposite.value) && (
          <Button
            size="small"
            variant="default"
            leftSection={<IconLanguage aria-hidden />}
            isDisabled={isBusy}
            aria-busy={isBusy || undefined}
            onClick={() => void translate(component, instanceId, slot)}
          >
            {nameOfTranslating(isBusy, isBlank(value.value))}
          </Button>
        )}
        <Button size="small" variant="subtle" onClick={() => goOpposite(selected)}>
          {texts.opposite.open(locale)}
        </Button>
      </div>
      {isTranslated(slot) && (
        <LaterKnownTexts
          slot={slot}
          value={value}
          opposite={opposite}
          locale={own}
          otherLocale={locale}
          onTake={(text) => takeKnownText(instanceId, placeOf(slot), text)}
        />
      )}
    </>
  )
}

function nameOfTranslating(isBusy: boolean, isFirst: boolean): string {
  if (isBusy) return texts.opposite.translating
  return isFirst ? texts.opposite.translate : texts.opposite.translateAnew
}
