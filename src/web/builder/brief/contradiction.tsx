import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { texts } from '#texts/brief.ts'
import { Button } from '../../ui/button.tsx'
import styles from './contradiction.module.css'
import type { MessageQuestion, Said } from './message-questions.ts'
import { focusNext, focusTopic, nameOf } from './question-focus.ts'

type Props = {
  question: MessageQuestion
  onLeaveOut: (messages: string[]) => void
}

/** Two lines that cannot both be true, and what is to be done about it. */
export function Contradiction({ question: { one, other }, onLeaveOut }: Props) {
  const id = useId()
  const element = useRef<HTMLElement>(null)
  const isTopic = one.kind === 'topic'

  function leaveOut(...left: Said[]) {
    const form = element.current?.closest('form')
    flushSync(() => onLeaveOut(left.map(({ text }) => text)))
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
        {texts.contradiction.title(nameOf(one), nameOf(other))}
      </p>
      <dl className={styles.lines}>
        {[one, other].map((said) => (
          <div key={nameOf(said)}>
            <dt>{nameOf(said)}</dt>
            <dd dir="auto">{said.text}</dd>
          </div>
        ))}
      </dl>
      <p id={`${id}-hint`}>{isTopic ? texts.contradiction.topicHint : texts.contradiction.hint}</p>
      <div className={styles.answers}>
        <Button variant="default" size="small" onClick={() => leaveOut(other)}>
          {isTopic ? texts.contradiction.keepTopic : texts.contradiction.keep(nameOf(one))}
        </Button>
        {isTopic ? (
          <Button variant="default" size="small" onClick={({ currentTarget }) => focusTopic(currentTarget)}>
            {texts.contradiction.changeTopic}
          </Button>
        ) : (
          <>
            <Button variant="default" size="small" onClick={() => leaveOut(one)}>
              {texts.contradiction.keep(nameOf(other))}
            </Button>
            <Button variant="default" size="small" onClick={() => leaveOut(one, other)}>
              {texts.contradiction.neither}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}
