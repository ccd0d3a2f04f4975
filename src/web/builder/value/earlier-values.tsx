import type { Locale } from '#base/locale.ts'
import type { Slot } from '#content/slots.ts'
import type { FieldValue } from '#content/values/field-value.ts'
import { texts } from '#texts/review.ts'
import { Button } from '../../ui/button.tsx'
import styles from './earlier-values.module.css'
import { ValueOrigin } from './value-origin.tsx'
import { WordDifference } from './word-difference.tsx'

type Props = {
  id: string
  slot: Slot
  value: FieldValue
  locale: Locale
  /** Takes the text at this index back. */
  onTake: (index: number) => void
}

/** What stood here before, the latest first, each with the words in which it differs. */
export function EarlierValues({ id, slot, value, locale, onTake }: Props) {
  const candidates = [...(value.earlier ?? []).entries()].toReversed()
  return (
    <section id={id} className={styles.earlier} aria-label={texts.earlierTitle}>
      <p className={styles.legend}>
        {texts.earlierLegend} <del>{texts.removed}</del> <ins>{texts.added}</ins>
      </p>
      <ol className={styles.list} reversed>
        {candidates.map(([index, candidate], place) => (
          <li key={index} className={styles.candidate}>
            <div>
              <WordDifference
                field={slot.definition}
                current={value.value}
                other={candidate.value}
                locale={locale}
              />
              <ValueOrigin candidate={candidate} />
            </div>
            <Button
              size="small"
              variant="default"
              aria-label={texts.takeThis(place + 1)}
              onClick={() => onTake(index)}
            >
              {texts.take}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  )
}
