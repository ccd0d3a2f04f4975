import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { directionOf, type Locale } from '#base/locale.ts'
import type { Field } from '#catalogue/manifest.ts'
import { proposedWording, takeWording } from '#checks/words/take-wording.ts'
import { findValueBreaches } from '#checks/words/value-breaches.ts'
import type { Waiver } from '#content/draft/waiver.ts'
import type { Brand } from '#layout/layout.ts'
import type { WordRule } from '#rules/rule.ts'
import { describeRule } from '#texts/findings.ts'
import { texts } from '#texts/word-notes.ts'
import { Button } from '../ui/button.tsx'
import styles from './word-notes.module.css'

type Props = {
  definition: Field
  value: string | string[]
  locale: Locale
  brand: Brand | undefined
  /** What the page is about, by the id of a product. */
  product: string | undefined
  waiving?: Waiving
  /** The value with a wording that passes. */
  onTake: (value: string | string[]) => void
}

/** Who answers for what a rule forbids in the value, and how that is shown. */
export type Waiving = {
  find: (rule: WordRule, value: string | string[]) => Waiver | undefined
  show: (waiver: Waiver) => ReactNode
}

/** Words of a value that a bank does not publish: why, who says so, and a wording that passes, at one key. */
export function WordNotes({ definition, value: current, locale, brand, product, waiving, onTake }: Props) {
  const value = useDeferredValue(current)
  const page = useMemo(() => ({ brand, locale, product }), [brand, locale, product])
  const breaches = useMemo(() => findValueBreaches(definition, value, page), [definition, value, page])
  if (breaches.length === 0) return null
  return (
    <ul className={styles.notes} aria-label={texts.list}>
      {breaches.map((breach) => {
        const { rule, words, segment, start } = breach
        const next = takeWording(definition, value, breach, page)
        const waiver = waiving?.find(rule, value)
        const isBlocking = rule.severity === 'block' && !waiver
        const Icon = isBlocking ? IconAlertCircle : IconAlertTriangle
        return (
          <li
            key={`${rule.id} ${segment} ${start}`}
            className={styles.note}
            tabIndex={-1}
            data-tone={isBlocking ? 'bad' : 'warn'}
          >
            <Icon size={14} aria-hidden />
            <div>
              <p>
                <q lang={locale} dir={directionOf(locale)}>
                  {words}
                </q>{' '}
                {describeRule(rule.id)}
              </p>
              {waiver && waiving?.show(waiver)}
              {next !== undefined && !waiver && (
                <Button size="small" variant="default" onClick={() => onTake(next)}>
                  {texts.take(proposedWording(rule, locale) ?? '')}
                </Button>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
