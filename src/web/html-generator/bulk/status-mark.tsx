import { IconCircleCheckFilled, IconCircleDashed, IconCircleXFilled } from '@tabler/icons-react'
import type { ParseResult } from '#content/parse-result.ts'
import { texts } from '#texts/html-generator.ts'
import styles from './status-mark.module.css'

type Props = { result: ParseResult | undefined; isParsing: boolean }

/** Icon and word: colour alone says nothing to some. */
export function StatusMark({ result, isParsing }: Props) {
  if (!result) {
    return (
      <span className={styles.mark}>
        <IconCircleDashed size={18} aria-hidden />
        {isParsing ? texts.bulk.waiting : texts.bulk.notRead}
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
