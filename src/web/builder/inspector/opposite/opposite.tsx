import { IconArrowsExchange, IconCheck, IconLanguage } from '@tabler/icons-react'
import { directionOf } from '#base/locale.ts'
import { isBlank } from '#content/content.ts'
import { findMadeFrom, findStep, isTranslated } from '#content/draft/faces/out-of-step.ts'
import { type Slot, valueAt } from '#content/slots.ts'
import { texts } from '#texts/faces.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldText } from '../../../ui/field-text.tsx'
import { rowId } from '../../reviewing/rows.ts'
import { isWriting, translate, useRegenerations } from '../../value/regenerations.ts'
import { WordDifference } from '../../value/word-difference.tsx'
import { callInStep, goOpposite } from '../selected/acts.ts'
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
  const { instanceId, component, instance } = selected
  const { definition } = slot
  const isBusy = useRegenerations((state) => isWriting(state, rowId(instanceId, slot)))
  const value = valueAt(instance, slot)
  const step = findStep(slot, value, opposite)
  const before = step === 'out-of-step' ? findMadeFrom(value, opposite) : undefined
  return (
    <>
      {step && (
        <p className={styles.step} data-step={step}>
          <IconArrowsExchange size={14} aria-hidden />
          {step === 'out-of-step' ? texts.opposite.outOfStep(locale) : texts.opposite.toTranslate(locale)}
        </p>
      )}
      <div className={styles.text} lang={locale} dir={directionOf(locale)}>
        {isBlank(opposite.value) ? (
          <p className={styles.empty} lang="en" dir="ltr">
            {texts.opposite.empty(locale)}
          </p>
        ) : (
          <FieldText type={definition.type} value={opposite.value} dir={directionOf(locale)} />
        )}
      </div>
      {before !== undefined && (
        <section className={styles.changed} aria-label={texts.opposite.before(locale)}>
          <p className={styles.empty}>{texts.opposite.before(locale)}</p>
          <WordDifference field={definition} current={before} other={opposite.value} locale={locale} />
        </section>
      )}
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
    </>
  )
}

function nameOfTranslating(isBusy: boolean, isFirst: boolean): string {
  if (isBusy) return texts.opposite.translating
  return isFirst ? texts.opposite.translate : texts.opposite.translateAnew
}
