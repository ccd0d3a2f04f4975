import { directionOf, type Locale } from '#base/locale.ts'
import type { Slot } from '#content/slots.ts'
import type { Candidate, FieldValue } from '#content/values/field-value.ts'
import { texts } from '#texts/review.ts'
import { Button } from '../../ui/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { compareWords } from './compare-words.ts'
import styles from './earlier-values.module.css'
import { ValueOrigin } from './value-origin.tsx'

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
              <Difference slot={slot} value={value} candidate={candidate} locale={locale} />
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

type DifferenceProps = Pick<Props, 'slot' | 'value' | 'locale'> & { candidate: Candidate }

function Difference({ slot, value, candidate, locale }: DifferenceProps) {
  const runs = compareWords(slot.definition, value.value, candidate.value, locale)
  return (
    <>
      <VisuallyHidden>{runs.map((run) => (run.in === 'current' ? '' : run.text)).join('')}</VisuallyHidden>
      <p className={styles.difference} lang={locale} dir={directionOf(locale)} aria-hidden>
        {runs.map((run, index) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: runs have no identity but their place
          if (run.in === 'current') return <del key={index}>{run.text}</del>
          // biome-ignore lint/suspicious/noArrayIndexKey: runs have no identity but their place
          return run.in === 'other' ? <ins key={index}>{run.text}</ins> : <span key={index}>{run.text}</span>
        })}
      </p>
    </>
  )
}
