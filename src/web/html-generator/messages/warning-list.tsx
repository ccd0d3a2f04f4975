import type { ParseResult } from '#content/parse-result.ts'
import { texts } from '#texts/html-generator.ts'
import { MessageList } from './message-list.tsx'
import styles from './warning-list.module.css'

type Props = {
  result: ParseResult
  /** For links that lead here. */
  headingId?: string
  startingLength?: number
}

/** Nothing at all when there is nothing to know. */
export function WarningList({ result: { warnings, metadata }, headingId, startingLength }: Props) {
  if (warnings.length === 0) return null
  return (
    <section className={styles.warnings}>
      <h3 id={headingId} tabIndex={-1}>
        {texts.result.warnings} <span className={styles.total}>{warnings.length}</span>
      </h3>
      <MessageList
        tone="warn"
        metadata={metadata}
        startingLength={startingLength}
        messages={warnings.map(({ message, instanceId }) => ({ message, instanceId }))}
      />
    </section>
  )
}
