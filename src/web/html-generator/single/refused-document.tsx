import { useId, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { contentErrorTypes } from '#content/values/problem.ts'
import { type AskedValue, findAskedValues } from '#content/writing/asked-values.ts'
import { describeContentFault } from '#texts/content-problems.ts'
import { texts } from '#texts/html-generator.ts'
import { useComponentName, useManifest } from '../../catalogue/catalogue-store.ts'
import { FocusHeading } from '../../ui/focus-heading.tsx'
import { DocumentComments } from '../commenting/document-comments.tsx'
import { type FillActions, FillPanel } from '../filling/fill-panel.tsx'
import { isRunning } from '../filling/filling.ts'
import { TypedValueForm, typedValueId } from '../filling/typed-value-form.tsx'
import { valueId } from '../filling/value-id.ts'
import type { Reports } from '../flow/use-reports.ts'
import { wordsOfPage } from '../flow/words-of-page.ts'
import { type Message, MessageList } from '../messages/message-list.tsx'
import { WarningList } from '../messages/warning-list.tsx'
import styles from './document.module.css'
import type { RefusedFlow } from './document-flow.ts'

type Props = { flow: RefusedFlow; isShown: boolean; fill: FillActions; reports: Reports }

/** Why no page could be made of the document, error by error, and what one value would mend. */
export function RefusedDocument({ flow, isShown, fill, reports }: Props) {
  const { file, result, filled } = flow
  const detailsId = useId()
  const manifest = useManifest()
  const nameOf = useComponentName()
  const asked = useMemo(() => (manifest ? findAskedValues(result, manifest) : []), [result, manifest])
  const errors: Message[] = result.errors.length > 0 ? result.errors : [{ message: texts.errors.unknown }]
  const isContent = result.errors.some(({ type }) => contentErrorTypes.has(type))

  const page = wordsOfPage(result)

  function type(value: AskedValue, text: string) {
    flushSync(() => fill.type(value, text))
    focusNext(asked, asked.indexOf(value))
  }

  function mendOf({ message, instanceId }: Message): Message['mend'] {
    const value = asked.find(
      (each) => describeContentFault(each.fault) === message && each.instanceId === instanceId,
    )
    if (!value || isRunning(flow.filling)) return undefined
    const { definition, text, code } = value
    const key = valueId(value)
    const onType = (typed: string) => type(value, typed)
    return {
      key,
      form: (
        <TypedValueForm
          section={nameOf(code)}
          page={page}
          place={value}
          definition={definition}
          text={text}
          onType={onType}
        />
      ),
    }
  }

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
        <MessageList
          tone="bad"
          messages={errors.map((error) => ({ ...error, mend: mendOf(error) }))}
          metadata={result.metadata}
        />
      </div>
      <DocumentComments file={file} result={filled?.original ?? result} reports={reports} />
      <FillPanel opened={flow} actions={fill} />
      <WarningList result={result} />
    </section>
  )
}

/** To the value itself while it is wrong still, else to the next one that is asked for. A page that comes of it has a heading for that. */
function focusNext(asked: readonly AskedValue[], index: number) {
  const inputs = [...asked.slice(index), ...asked.slice(0, index)].map((each) =>
    document.getElementById(typedValueId(each)),
  )
  inputs.find((input) => input !== null)?.focus()
}
