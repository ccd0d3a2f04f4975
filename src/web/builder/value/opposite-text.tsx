import { IconArrowsExchange } from '@tabler/icons-react'
import { directionOf, type Locale } from '#base/locale.ts'
import { isBlank } from '#content/content.ts'
import { findMadeFrom, findStep } from '#content/draft/faces/out-of-step.ts'
import type { Slot } from '#content/slots.ts'
import type { FieldValue } from '#content/values/field-value.ts'
import { texts } from '#texts/opposite-texts.ts'
import { TracedText } from '../tracing/traced-text.tsx'
import styles from './opposite-text.module.css'
import { WordDifference } from './word-difference.tsx'

type Props = { slot: Slot; value: FieldValue; opposite: FieldValue; locale: Locale }

/** What stands at the same place in the other face, in its own direction, and whether this value goes with it. */
export function OppositeText({ slot, value, opposite, locale }: Props) {
  const { definition } = slot
  const step = findStep(slot, value, opposite)
  const before = step === 'out-of-step' ? findMadeFrom(value, opposite) : undefined
  return (
    <div className={styles.opposite}>
      {step && (
        <p className={styles.step}>
          <IconArrowsExchange size={14} aria-hidden />
          {step === 'out-of-step' ? texts.opposite.outOfStep(locale) : texts.opposite.toTranslate(locale)}
        </p>
      )}
      {isBlank(opposite.value) ? (
        <p className={styles.quiet}>{texts.opposite.empty(locale)}</p>
      ) : (
        <div className={styles.text} lang={locale} dir={directionOf(locale)}>
          <TracedText definition={definition} value={opposite} dir={directionOf(locale)} />
        </div>
      )}
      {before !== undefined && (
        <section className={styles.changed} aria-label={texts.opposite.before(locale)}>
          <p className={styles.quiet}>{texts.opposite.before(locale)}</p>
          <WordDifference field={definition} current={before} other={opposite.value} locale={locale} />
        </section>
      )}
    </div>
  )
}
