import type { ParseResult } from '#content/parse-result.ts'
import { texts } from '../texts.ts'
import { MessageList } from './message-list.tsx'
import styles from './warning-list.module.css'

type Props = { result: ParseResult }

/** Nothing at all when there is nothing to know. */
export function WarningList({ result: { warnings, metadata } }: Props) {
  if (warnings.length === 0) return null
  return (
    <section className={styles.warnings}>
      <h3>{texts.result.warnings}</h3>
      <MessageList
        tone="warn"
        metadata={metadata}
        messages={warnings.map(({ message, instanceId }) => ({ message, instanceId }))}
      />
    </section>
  )
}
