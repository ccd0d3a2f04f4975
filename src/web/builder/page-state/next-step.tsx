import { type FormEvent, useState } from 'react'
import { limits } from '#team/limits.ts'
import { nextSteps } from '#team/next-steps.ts'
import { type PageState, type TakeStep, takeStepSchema } from '#team/review.ts'
import { texts } from '#texts/page-state.ts'
import { newChangeId } from '../../team/ids.ts'
import { takeStep } from '../../team/state-calls.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { RadioGroupField } from '../../ui/radio-group-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useEditor } from '../editor/editor-store.ts'
import { describeFailure } from '../team/describe-failure.ts'
import { sentRevision } from '../team/sent-revision.ts'
import styles from './next-step.module.css'

type Props = { user: string; state: PageState; onTaken: () => Promise<void> }

/** A step about the page as it is now. What was done last is sent first. */
export function NextStep({ user, state, onTaken }: Props) {
  const steps = nextSteps(state)
  const publicUrl = useEditor(({ draft }) => draft.publicUrl)
  const [step, setStep] = useState(steps[0] ?? 'ready')
  const [note, setNote] = useState('')
  const [address, setAddress] = useState(publicUrl ?? '')
  const [date, setDate] = useState(() => new Date().toISOString().slice(0, 10))
  const [changeId] = useState(newChangeId)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isPublished = step === 'published'
  const isWrongAddress = isPublished && !takeStepSchema.shape.address.unwrap().safeParse(address).success

  async function take(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (isWrongAddress) return setError(texts.addressError)
    setBusy(true)
    setError(await takeNow())
    setBusy(false)
  }

  async function takeNow(): Promise<string | undefined> {
    const revision = await sentRevision(user)
    if (revision === undefined) return describeFailure('unsent')
    const { pageId } = useEditor.getState()
    const body: TakeStep = {
      changeId,
      revision,
      step,
      ...(note.trim() !== '' && { note: note.trim() }),
      ...(isPublished && { address }),
      ...(isPublished && date !== '' && { publishedAt: new Date(date).toISOString() }),
    }
    const answer = await takeStep({ user, pageId }, body)
    if (!answer.ok) return describeFailure(answer.refusal)
    announce(texts.done(step))
    await onTaken()
    return undefined
  }

  return (
    <form className={styles.form} aria-busy={isBusy} onSubmit={(event) => void take(event)}>
      <RadioGroupField
        label={texts.next}
        options={[...new Set(steps)].map((value) => ({ value, label: texts.does[value] }))}
        value={step}
        onChange={setStep}
      />
      {isPublished && (
        <>
          <TextField
            label={texts.address}
            hint={texts.addressHint}
            inputMode="url"
            dir="ltr"
            value={address}
            onChange={(event) => setAddress(event.currentTarget.value)}
          />
          <TextField
            label={texts.date}
            type="date"
            value={date}
            onChange={(event) => setDate(event.currentTarget.value)}
          />
        </>
      )}
      <TextField
        label={texts.note}
        placeholder={texts.notePlaceholder}
        maxLength={limits.noteLength}
        dir="auto"
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div role="alert">{error && <p className={styles.error}>{error}</p>}</div>
      <div>
        <Button type="submit" isDisabled={isBusy}>
          {texts.take(step)}
        </Button>
      </div>
    </form>
  )
}
