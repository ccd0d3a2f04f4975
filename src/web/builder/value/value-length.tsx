import type { Field } from '#catalogue/manifest.ts'
import { lengthOfMost } from '#content/values/check.ts'
import { texts } from '#texts/review.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './value-length.module.css'

type Props = { definition: Field; value: string | string[] }

/** How much of what is allowed a text takes: '63 / 70'. What the page itself fills in has no length. */
export function ValueLength({ definition, value }: Props) {
  if (definition.fixed) return <span className={styles.length}>{texts.byPage}</span>
  const counted = lengthOfMost(definition, value)
  if (!counted) return null
  const { length, max } = counted
  return (
    <span className={styles.length} data-over={length > max || undefined}>
      <span aria-hidden>{texts.length(length, max)}</span>
      <VisuallyHidden>{texts.lengthSpoken(length, max)}</VisuallyHidden>
    </span>
  )
}
