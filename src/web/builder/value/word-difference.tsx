import { directionOf, type Locale } from '#base/locale.ts'
import type { Field } from '#catalogue/manifest.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { compareWords } from './compare-words.ts'
import styles from './word-difference.module.css'

type Value = string | string[]
type Props = { field: Field; current: Value; other: Value; locale: Locale }

/** The other text, with the words in which it differs from the current one. Who listens hears it as it reads. */
export function WordDifference({ field, current, other, locale }: Props) {
  const runs = compareWords(field, current, other, locale)
  return (
    <div className={styles.texts}>
      <VisuallyHidden>{runs.map((run) => (run.in === 'current' ? '' : run.text)).join('')}</VisuallyHidden>
      <p className={styles.difference} lang={locale} dir={directionOf(locale)} aria-hidden>
        {runs.map((run, index) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: runs have no identity but their place
          if (run.in === 'current') return <del key={index}>{run.text}</del>
          // biome-ignore lint/suspicious/noArrayIndexKey: runs have no identity but their place
          return run.in === 'other' ? <ins key={index}>{run.text}</ins> : <span key={index}>{run.text}</span>
        })}
      </p>
    </div>
  )
}
