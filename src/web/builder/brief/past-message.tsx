import { texts } from '#texts/brief.ts'
import { describeDay } from '#texts/describe-day.ts'
import type { PastOffer } from './message-questions.ts'
import { Answer, Question } from './question.tsx'
import { focusField, nameOf } from './question-focus.ts'

type Props = {
  past: PastOffer
  /** Of a key message: a topic can only say something else. */
  onLeaveOut?: (messages: string[]) => void
}

/** An offer that is over, and what is to be done about it. */
export function PastMessage({ past: { said, day }, onLeaveOut }: Props) {
  const name = nameOf(said)
  return (
    <Question
      title={texts.past.title(name, describeDay(day))}
      lines={[said]}
      hint={said.kind === 'topic' ? texts.past.topicHint : texts.past.hint}
      answers={(decide) => (
        <>
          <Answer label={texts.past.mend(name)} onAnswer={(button) => focusField(button, said)} />
          {onLeaveOut && (
            <Answer label={texts.past.without} onAnswer={() => decide(() => onLeaveOut([said.text]))} />
          )}
        </>
      )}
    />
  )
}
