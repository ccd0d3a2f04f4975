import { useId } from 'react'
import { contentErrorTypes } from '#content/problem.ts'
import { texts } from '#texts/html-generator.ts'
import { FocusHeading } from '../../ui/focus-heading.tsx'
import { type FillActions, FillPanel } from '../filling/fill-panel.tsx'
import { MessageList } from '../messages/message-list.tsx'
import { WarningList } from '../messages/warning-list.tsx'
import styles from './document.module.css'
import type { SingleFlow } from './single-flow.ts'

type Props = { flow: Extract<SingleFlow, { status: 'refused' }>; isShown: boolean; fill: FillActions }

/** Why no page could be made of the document, error by error. */
export function RefusedDocument({ flow, isShown, fill }: Props) {
  const { result } = flow
  const detailsId = useId()
  const errors = result.errors.length > 0 ? result.errors : [{ message: texts.errors.unknown }]
  const isContent = result.errors.some(({ type }) => contentErrorTypes.has(type))
  return (
    <section className={styles.document}>
      <FocusHeading isShown={isShown} describedBy={detailsId}>
        {texts.result.validationErrors}
      </FocusHeading>
      {isContent && (
        <p id={detailsId} className={styles.quiet}>
          {texts.result.errorsHint}
        </p>
      )}
      <div id={isContent ? undefined : detailsId}>
        <MessageList tone="bad" messages={errors} metadata={result.metadata} />
      </div>
      <FillPanel opened={flow} actions={fill} />
      <WarningList result={result} />
    </section>
  )
}
