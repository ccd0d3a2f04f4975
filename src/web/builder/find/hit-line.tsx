import type { ReactNode } from 'react'
import type { Locale } from '#base/locale.ts'
import { directionOf } from '#base/locale.ts'
import { texts } from '#texts/find.ts'
import { Button } from '../../ui/button.tsx'
import styles from './find-dialog.module.css'

type Props = {
  id: string
  label: ReactNode
  words: { before: string; found: string; after: string }
  /** Of a text; addresses have none. */
  locale: Locale | undefined
  /** What becomes of it. */
  told: string | undefined
  isLeft: boolean
  replaceName: string
  onShow: () => void
  onReplace: () => void
}

/** The words around what was found, which lead to where they stand, and what becomes of them. */
export function HitLine({ id, label, words, locale, told, isLeft, replaceName, onShow, onReplace }: Props) {
  return (
    <li id={id} className={styles.hit}>
      <button type="button" className={styles.context} title={texts.show} onClick={onShow}>
        <span className={styles.label}>{label}</span>
        <span className={styles.words} lang={locale} dir={locale ? directionOf(locale) : 'ltr'}>
          {words.before}
          <mark>{words.found}</mark>
          {words.after}
        </span>
        {told && (
          <span className={styles.problem} data-stays={isLeft || undefined}>
            {told}
          </span>
        )}
      </button>
      <Button
        variant="default"
        size="small"
        data-replace
        aria-label={replaceName}
        isDisabled={isLeft}
        onClick={onReplace}
      >
        {texts.replace}
      </Button>
    </li>
  )
}
