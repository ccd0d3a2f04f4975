import { IconCircleCheckFilled, IconCircleDashed, IconCircleXFilled, IconHandStop } from '@tabler/icons-react'
import type { ParseResult } from '#content/parse-result.ts'
import { texts } from '#texts/html-generator.ts'
import styles from './status-mark.module.css'

type Props = { result: ParseResult | undefined; isHeldBack: boolean; isParsing: boolean }

/** Icon and word: colour alone says nothing to some. */
export function StatusMark({ result, isHeldBack, isParsing }: Props) {
  if (!result) {
    return (
      <span className={styles.mark}>
        <IconCircleDashed size={18} aria-hidden />
        {isParsing ? texts.bulk.waiting : texts.bulk.notRead}
      </span>
    )
  }
  if (isHeldBack) {
    return (
      <span className={styles.mark} data-tone="warn">
        <IconHandStop size={18} aria-hidden />
        {texts.bulk.isHeldBack}
      </span>
    )
  }
  return result.success ? (
    <span className={styles.mark} data-tone="good">
      <IconCircleCheckFilled size={18} aria-hidden />
      {texts.bulk.success}
    </span>
  ) : (
    <span className={styles.mark} data-tone="bad">
      <IconCircleXFilled size={18} aria-hidden />
      {texts.bulk.failure}
    </span>
  )
}
