import { texts } from '#texts/brief.ts'
import type { MessageQuestion, Said } from './message-questions.ts'
import { Answer, Question } from './question.tsx'
import { focusField, nameOf } from './question-focus.ts'

type Props = {
  question: MessageQuestion
  onLeaveOut: (messages: string[]) => void
  onConfirm: (message: string) => void
}

/** Two lines that cannot both be true, and what is to be done about it. */
export function Contradiction({ question: { one, other }, onLeaveOut, onConfirm }: Props) {
  const { title, keep, neither, keepTopic, change } = texts.contradiction
  return (
    <Question
      title={title(nameOf(one), nameOf(other))}
      lines={[one, other]}
      hint={hintOf(one)}
      answers={(decide) => {
        const leaveOut = (...left: Said[]) => decide(() => onLeaveOut(left.map(({ text }) => text)))
        if (one.kind === 'message')
          return (
            <>
              <Answer label={keep(nameOf(one))} onAnswer={() => leaveOut(other)} />
              <Answer label={keep(nameOf(other))} onAnswer={() => leaveOut(one)} />
              <Answer label={neither} onAnswer={() => leaveOut(one, other)} />
            </>
          )
        return (
          <>
            {one.kind === 'topic' ? (
              <Answer label={keepTopic} onAnswer={() => leaveOut(other)} />
            ) : (
              <>
                <Answer label={keep(nameOf(other))} onAnswer={() => decide(() => onConfirm(other.text))} />
                <Answer label={texts.past.without} onAnswer={() => leaveOut(other)} />
              </>
            )}
            <Answer label={change(nameOf(one))} onAnswer={(button) => focusField(button, one)} />
          </>
        )
      }}
    />
  )
}

function hintOf({ kind }: Said): string {
  const { hint, topicHint, audienceHint, contextHint } = texts.contradiction
  if (kind === 'audience') return audienceHint
  if (kind === 'context') return contextHint
  return kind === 'topic' ? topicHint : hint
}
