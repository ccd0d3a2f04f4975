import { type FormEvent, useState } from 'react'
import type { FillBrief } from '#content/writing/fill-plan.ts'
import { texts } from '#texts/html-generator.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useWriterStatus } from '../../writer/use-writer-status.ts'
import styles from './fill-panel.module.css'
import { SignInLink } from './sign-in-link.tsx'
import type { Landing } from './use-landing.ts'

type Props = {
  ref: Landing
  count: number
  /** What the form starts with. */
  brief: FillBrief
  onStart: (brief: FillBrief) => void
  onCancel: () => void
}

/** The two lines that a writer needs, and who it is. */
export function FillForm({ ref, count, brief, onStart, onCancel }: Props) {
  const [topic, setTopic] = useState(brief.topic)
  const [audience, setAudience] = useState(brief.audience)
  const [isTried, setTried] = useState(false)
  const status = useWriterStatus()
  const writer = status === 'unknown' ? undefined : status
  const session = useSession()
  const topicError = isTried && !topic.trim() && texts.fill.topicMissing
  const audienceError = isTried && !audience.trim() && texts.fill.audienceMissing

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (topic.trim() && audience.trim()) {
      onStart({ topic: topic.trim(), audience: audience.trim() })
      return
    }
    const name = topic.trim() ? 'audience' : 'topic'
    event.currentTarget.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        ref={ref}
        label={texts.fill.topic}
        name="topic"
        required
        maxLength={1000}
        dir="auto"
        value={topic}
        error={topicError}
        onChange={(event) => setTopic(event.currentTarget.value)}
      />
      <TextField
        label={texts.fill.audience}
        name="audience"
        required
        maxLength={1000}
        dir="auto"
        value={audience}
        error={audienceError}
        onChange={(event) => setAudience(event.currentTarget.value)}
      />
      <p className={styles.quiet}>
        {writer && <>{texts.fill.writer(writer.label)} </>}
        {texts.fill.untouched}
      </p>
      {writer?.requiresSignIn && !session && (
        <p>
          {texts.fill.signInNeeded} <SignInLink />
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="light">
          {texts.fill.start(count)}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
