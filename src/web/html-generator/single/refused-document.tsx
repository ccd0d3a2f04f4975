import { useId } from 'react'
import type { ParseResult } from '#content/parse-result.ts'
import { FocusHeading } from '../../ui/focus-heading.tsx'
import { MessageList } from '../messages/message-list.tsx'
import { WarningList } from '../messages/warning-list.tsx'
import { texts } from '../texts.ts'
import styles from './document.module.css'

type Props = { result: ParseResult; isShown: boolean }

/** Why no page could be made of the document, error by error. */
export function RefusedDocument({ result, isShown }: Props) {
  const hintId = useId()
  return (
    <section className={styles.document}>
      <FocusHeading isShown={isShown} describedBy={hintId}>
        {texts.result.validationErrors}
      </FocusHeading>
      <p id={hintId} className={styles.quiet}>
        {texts.result.errorsHint}
      </p>
      <MessageList tone="bad" messages={result.errors} metadata={result.metadata} />
      <WarningList result={result} />
    </section>
  )
}
