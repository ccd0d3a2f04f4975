import { useState } from 'react'
import type { ParsedMetadata } from '#content/parse-result.ts'
import { texts } from '#texts/html-generator.ts'
import { useComponentName } from '../../catalogue/catalogue-store.ts'
import { Button } from '../../ui/button.tsx'
import { MessageText } from '../../ui/message-text.tsx'
import styles from './message-list.module.css'

type Message = { message: string; type?: string | undefined; instanceId?: string | undefined }

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
        {shown.map(({ message, type, instanceId }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two messages may be the same, and they never move
          <li key={index}>
            <MessageText message={message} />
            <p className={styles.facts}>
              {type && <code>{type}</code>}
              {instanceId && (
                <span>
                  {nameOf(codeOf(metadata, instanceId))} <code>{instanceId}</code>
                </span>
              )}
            </p>
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
