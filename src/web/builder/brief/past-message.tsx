import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { texts } from '#texts/brief.ts'
import { describeDay } from '#texts/facts.ts'
import { Button } from '../../ui/button.tsx'
import styles from './contradiction.module.css'
import type { PastOffer } from './message-questions.ts'
import { focusField, focusNext, nameOf } from './question-focus.ts'

type Props = {
  past: PastOffer
  /** Of a key message: a topic can only say something else. */
  onLeaveOut?: (messages: string[]) => void
}

/** An offer that is over, and what is to be done about it. */
export function PastMessage({ past: { said, day }, onLeaveOut }: Props) {
  const id = useId()
  const element = useRef<HTMLElement>(null)
  const name = nameOf(said)

  function leaveOut() {
    const form = element.current?.closest('form')
    flushSync(() => onLeaveOut?.([said.text]))
    if (form) focusNext(form)
  }

  return (
    <section
      ref={element}
      className={styles.question}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-hint`}
      tabIndex={-1}
      data-question
    >
      <p id={`${id}-title`} className={styles.title} role="alert">
        {texts.past.title(name, describeDay(day))}
      </p>
      <dl className={styles.lines}>
        <div>
          <dt>{name}</dt>
          <dd dir="auto">{said.text}</dd>
        </div>
      </dl>
      <p id={`${id}-hint`}>{said.kind === 'topic' ? texts.past.topicHint : texts.past.hint}</p>
      <div className={styles.answers}>
        <Button
          variant="default"
          size="small"
          onClick={({ currentTarget }) => focusField(currentTarget, said)}
        >
          {texts.past.mend(name)}
        </Button>
        {onLeaveOut && (
          <Button variant="default" size="small" onClick={leaveOut}>
            {texts.past.without}
          </Button>
        )}
      </div>
    </section>
  )
}
