import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react'
import { useDeferredValue, useMemo } from 'react'
import { directionOf, type Locale } from '#base/locale.ts'
import { findWaiver } from '#checks/waivers/waived.ts'
import { brandOfPage } from '#checks/words/find-improper-words.ts'
import { proposedWording, takeWording } from '#checks/words/take-wording.ts'
import { findValueBreaches } from '#checks/words/value-breaches.ts'
import type { Slot } from '#content/slots.ts'
import { describeRule } from '#texts/findings.ts'
import { texts } from '#texts/word-notes.ts'
import { Button } from '../../ui/button.tsx'
import { useEditor } from '../editor/editor-store.ts'
import { WaiverNote } from './waiver-note.tsx'
import styles from './word-notes.module.css'

type Props = {
  instanceId: string
  slot: Slot
  value: string | string[]
  locale: Locale
  /** The value with a wording that passes. */
  onTake: (value: string | string[]) => void
}

/** Words of a value that a bank does not publish: why, who says so, and a wording that passes, at one key. */
export function WordNotes({ instanceId, slot, value: current, locale, onTake }: Props) {
  const value = useDeferredValue(current)
  const brand = useEditor(({ draft }) => brandOfPage(draft.layout.components))
  const waivers = useEditor(({ draft }) => draft.waivers)
  const product = useEditor(({ draft }) => draft.product)
  const { definition } = slot
  const page = useMemo(() => ({ brand, locale, product }), [brand, locale, product])
  const breaches = useMemo(() => findValueBreaches(definition, value, page), [definition, value, page])
  if (breaches.length === 0) return null
  return (
    <ul className={styles.notes} aria-label={texts.list}>
      {breaches.map((breach) => {
        const { rule, words, segment, start } = breach
        const next = takeWording(definition, value, breach, page)
        const place = { instanceId, field: slot.field }
        const waiver = findWaiver(rule, place, value, { locale, product, waivers })
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
              {waiver && <WaiverNote waiver={waiver} />}
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
