import { useState } from 'react'
import { texts } from '#texts/messages.ts'
import { Button } from './button.tsx'
import styles from './message-text.module.css'
import { MessageWords } from './message-words.tsx'

type Props = { message: string }

/** How many lines of a list stand there before the rest is asked for. */
const startingLength = 4

/** A message of one sentence, or one with a list of places ("• …", a line each) and what to do about them. */
export function MessageText({ message }: Props) {
  const [isWhole, setWhole] = useState(false)
  const [head = '', ...others] = message.split('\n')
  const lines = others.filter((line) => line.startsWith(bullet))
  const advice = others.filter((line) => !line.startsWith(bullet))
  // One more line takes no more room than the button for it.
  const shown = isWhole || lines.length <= startingLength + 1 ? lines : lines.slice(0, startingLength)
  return (
    <div className={styles.message}>
      <p>
        <MessageWords>{head}</MessageWords>
      </p>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {shown.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same, and they never move
            <li key={index}>
              <MessageWords>{line.slice(bullet.length)}</MessageWords>
            </li>
          ))}
        </ul>
      )}
      {shown.length < lines.length && (
        <Button variant="subtle" size="small" onClick={() => setWhole(true)}>
          {texts.showLines(lines.length - shown.length)}
        </Button>
      )}
      {advice.map((line) => (
        <p key={line}>
          <MessageWords>{line}</MessageWords>
        </p>
      ))}
    </div>
  )
}

const bullet = '• '
