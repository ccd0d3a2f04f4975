import { IconAlertTriangle } from '@tabler/icons-react'
import { useDeferredValue, useMemo } from 'react'
import { directionOf, type Locale } from '#base/locale.ts'
import type { Slot } from '#content/slots.ts'
import { pageBrand } from '#layout/layout.ts'
import { suggest } from '#pairs/suggest.ts'
import { texts } from '#texts/known-texts.ts'
import { useKnown } from '../../languages/known.ts'
import { Button } from '../../ui/button.tsx'
import styles from '../../words/word-notes.module.css'
import { useEditor } from '../editor/editor-store.ts'

type Props = {
  slot: Slot
  value: string | string[]
  locale: Locale
  /** The value with the preferred wording. */
  onTake: (value: string | string[]) => void
}

/** Words of a value that the team has agreed not to say, each with what it says instead, at one key. */
export function TermNotes({ slot: { definition }, value: current, locale, onTake }: Props) {
  const value = useDeferredValue(current)
  const known = useKnown(useEditor(({ draft }) => pageBrand(draft.layout.components)))
  const { forbidden } = useMemo(
    () => suggest({ value, opposite: '', definition, locale }, known),
    [value, definition, locale, known],
  )
  if (forbidden.length === 0) return null
  const own = { lang: locale, dir: directionOf(locale) }
  return (
    <ul className={styles.notes} aria-label={texts.forbidden.list}>
      {forbidden.map(({ words, says, mended }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same word may stand there twice
        <li key={place} className={styles.note} data-tone="warn">
          <IconAlertTriangle size={14} aria-hidden />
          <div>
            <p>
              <q {...own}>{words}</q> {texts.forbidden.is}{' '}
              {says.length > 0 && mended === undefined && (
                <>
                  {texts.forbidden.say} <bdi {...own}>{texts.says(says)}</bdi>
                </>
              )}
            </p>
            {mended !== undefined && (
              <Button size="small" variant="default" onClick={() => onTake(mended)}>
                {texts.forbidden.put(says[0] ?? '')}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
