import { memo } from 'react'
import { directionOf, type Locale } from '#base/locale.ts'
import { labelOf } from '#catalogue/lookup.ts'
import type { Field } from '#catalogue/manifest.ts'
import { isBlank, listOf, textOf } from '#content/content.ts'
import type { FieldValue } from '#content/values/field-value.ts'
import { plainText } from '#content/values/rich-text.ts'
import { texts } from '#texts/inspector.ts'
import { texts as reviewTexts } from '#texts/review.ts'
import { StatusMark } from '../../value/status-mark.tsx'
import { selectValue } from '../selected/acts.ts'
import styles from './value-line.module.css'

type Props = {
  instanceId: string
  itemId: string | undefined
  definition: Field
  value: FieldValue
  locale: Locale
}

/** One value in a line: its label, where it stands, how it begins. It leads to all that is known of it. */
export const ValueLine = memo(function ValueLine({ instanceId, itemId, definition, value, locale }: Props) {
  const label = labelOf(definition.name)
  const text = beginningOf(definition, value.value)
  return (
    <button
      type="button"
      className={styles.line}
      aria-label={texts.valueName(label, reviewTexts.statuses[value.status])}
      onClick={() =>
        selectValue({
          instanceId,
          place: { field: definition.name, ...(itemId !== undefined && { itemId }) },
        })
      }
    >
      <span className={styles.label}>{label}</span>
      <StatusMark status={value.status} />
      {isBlank(value.value) ? (
        <span className={styles.text}>{reviewTexts.empty}</span>
      ) : (
        <span
          className={styles.text}
          lang={locale}
          dir={definition.type === 'url' ? 'ltr' : directionOf(locale)}
        >
          {text}
        </span>
      )}
    </button>
  )
})

function beginningOf({ type }: Field, value: FieldValue['value']): string {
  if (type === 'array') return listOf(value).join(' · ')
  const text = type === 'richtext' ? plainText(textOf(value)) : textOf(value)
  return text.slice(0, longest)
}

/** More does not fit in a line. */
const longest = 120
