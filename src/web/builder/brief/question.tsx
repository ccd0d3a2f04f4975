import { type ReactNode, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import type { Said } from './message-questions.ts'
import styles from './question.module.css'
import { focusNext, nameOf } from './question-focus.ts'

type Props = {
  title: string
  /** The lines in question. */
  lines: readonly Said[]
  hint: string
  /** Answers that end the question do so within `decide`: the focus goes on to what is next. */
  answers: (decide: (act: () => void) => void) => ReactNode
}

/** What has to be decided about lines of the brief. */
export function Question({ title, lines, hint, answers }: Props) {
  const id = useId()
  const element = useRef<HTMLElement>(null)

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
        {title}
      </p>
      <dl className={styles.lines}>
        {lines.map((said) => (
          <div key={nameOf(said)}>
            <dt>{nameOf(said)}</dt>
            <dd dir="auto">{said.text}</dd>
          </div>
        ))}
      </dl>
      <p id={`${id}-hint`}>{hint}</p>
      <div className={styles.answers}>{answers(decide)}</div>
    </section>
  )
}

export function Answer({ label, onAnswer }: { label: string; onAnswer: (button: HTMLElement) => void }) {
  return (
    <Button variant="default" size="small" onClick={({ currentTarget }) => onAnswer(currentTarget)}>
      {label}
    </Button>
  )
}
