import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { texts } from '#texts/brief.ts'
import { Button } from '../../ui/button.tsx'
import styles from './contradiction.module.css'
import type { MessageQuestion, Said } from './message-questions.ts'
import { focusField, focusNext, nameOf } from './question-focus.ts'

type Props = {
  question: MessageQuestion
  onLeaveOut: (messages: string[]) => void
  onConfirm: (message: string) => void
}

/** Two lines that cannot both be true, and what is to be done about it. */
export function Contradiction({ question: { one, other }, onLeaveOut, onConfirm }: Props) {
  const id = useId()
  const element = useRef<HTMLElement>(null)

  function leaveOut(...left: Said[]) {
    decide(() => onLeaveOut(left.map(({ text }) => text)))
  }

  function decide(act: () => void) {
    const form = element.current?.closest('form')
    flushSync(act)
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
      <p id={`${id}-hint`}>{hintOf(one)}</p>
      <div className={styles.answers}>
        {one.kind === 'message' ? (
          <>
            <Answer label={texts.contradiction.keep(nameOf(one))} onAnswer={() => leaveOut(other)} />
            <Answer label={texts.contradiction.keep(nameOf(other))} onAnswer={() => leaveOut(one)} />
            <Answer label={texts.contradiction.neither} onAnswer={() => leaveOut(one, other)} />
          </>
        ) : (
          <>
            {one.kind === 'topic' ? (
              <Answer label={texts.contradiction.keepTopic} onAnswer={() => leaveOut(other)} />
            ) : (
              <>
                <Answer
                  label={texts.contradiction.keep(nameOf(other))}
                  onAnswer={() => decide(() => onConfirm(other.text))}
                />
                <Answer label={texts.past.without} onAnswer={() => leaveOut(other)} />
              </>
            )}
            <Answer
              label={texts.contradiction.change(nameOf(one))}
              onAnswer={(button) => focusField(button, one)}
            />
          </>
        )}
      </div>
    </section>
  )
}

function hintOf({ kind }: Said): string {
  const { hint, topicHint, contextHint } = texts.contradiction
  if (kind === 'context') return contextHint
  return kind === 'topic' ? topicHint : hint
}

function Answer({ label, onAnswer }: { label: string; onAnswer: (button: HTMLElement) => void }) {
  return (
    <Button variant="default" size="small" onClick={({ currentTarget }) => onAnswer(currentTarget)}>
      {label}
    </Button>
  )
}
