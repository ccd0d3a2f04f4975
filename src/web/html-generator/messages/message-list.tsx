import { type ReactNode, useState } from 'react'
import type { ParsedMetadata } from '#content/parse-result.ts'
import { texts } from '#texts/html-generator.ts'
import { useComponentName } from '../../catalogue/catalogue-store.ts'
import { Button } from '../../ui/button.tsx'
import { MessageText } from '../../ui/message-text.tsx'
import styles from './message-list.module.css'

export type Message = {
  message: string
  type?: string | undefined
  instanceId?: string | undefined
  /** What mends it at once; its place in the list keeps its form under this key. */
  mend?: { key: string; form: ReactNode } | undefined
}

type Props = {
  tone: 'bad' | 'warn'
  messages: readonly Message[]
  metadata: ParsedMetadata
  /** How many stand there before the rest is asked for. */
  startingLength?: number | undefined
}

/** What was found, each with its type and the component instance it is about. Long lists open on demand. */
export function MessageList({ tone, messages, metadata, startingLength = 8 }: Props) {
  const [isWhole, setWhole] = useState(false)
  const nameOf = useComponentName()
  const shown = isWhole ? messages : messages.slice(0, startingLength)

  return (
    <div className={styles.list} data-tone={tone}>
      <ul className={styles.items}>
        {shown.map(({ message, type, instanceId, mend }, index) => (
          <li key={mend?.key ?? index}>
            <MessageText message={message} />
            <p className={styles.facts}>
              {type && <span>{describeType(type)}</span>}
              {instanceId && (
                <span>
                  {nameOf(codeOf(metadata, instanceId))} <code>{instanceId}</code>
                </span>
              )}
              {type && <code>{type}</code>}
            </p>
            {mend?.form}
          </li>
        ))}
      </ul>
      {shown.length < messages.length && (
        <Button variant="subtle" size="small" onClick={() => setWhole(true)}>
          {texts.result.showAll(messages.length)}
        </Button>
      )}
    </div>
  )
}

function codeOf({ components }: ParsedMetadata, instanceId: string): string {
  return components.find((component) => component.instanceId === instanceId)?.code ?? ''
}

/** In words, for who does not read codes. */
function describeType(type: string): string | undefined {
  return (texts.errorTypes as Record<string, string>)[type]
}
