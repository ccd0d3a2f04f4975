import { useState } from 'react'
import { texts } from '#texts/importing.ts'
import { Button } from '../../ui/button.tsx'
import { MessageText } from '../../ui/message-text.tsx'
import styles from './message-list.module.css'

type Props = { tone: 'bad' | 'warn'; heading: string; messages: readonly string[] }

/** How many stand there before the rest is asked for. */
const startingLength = 5

/** Nothing at all when there is nothing to know. */
export function MessageList({ tone, heading, messages }: Props) {
  const [isWhole, setWhole] = useState(false)
  if (messages.length === 0) return null
  const shown = isWhole ? messages : messages.slice(0, startingLength)
  return (
    <section className={styles.messages} data-tone={tone}>
      <h3>{heading}</h3>
      <ul className={styles.list}>
        {shown.map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two messages may be the same, and they never move
          <li key={index}>
            <MessageText message={message} />
          </li>
        ))}
      </ul>
      {shown.length < messages.length && (
        <Button variant="subtle" size="small" onClick={() => setWhole(true)}>
          {texts.showAll(messages.length)}
        </Button>
      )}
    </section>
  )
}
