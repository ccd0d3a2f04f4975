import { useState } from 'react'
import type { Locale } from '#base/locale.ts'
import { showFace } from '#content/draft/faces/show-face.ts'
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
import { useSubmit } from '../../ui/use-submit.ts'
import { useEditor } from '../editor/editor-store.ts'
import { callAboutPage } from '../team/call-about-page.ts'
import styles from './next-step.module.css'

type Props = { user: string; face: Locale; state: PageState; onTaken: () => Promise<void> }

/** A step about the page as it is now in this language. What was done last is sent first. */
export function NextStep({ user, face, state, onTaken }: Props) {
  const steps = nextSteps(state)
  const publicUrl = useEditor(({ draft }) => showFace(draft, face).publicUrl)
  const [step, setStep] = useState(steps[0] ?? 'ready')
  const [note, setNote] = useState('')
  const [address, setAddress] = useState(publicUrl ?? '')
  const [date, setDate] = useState(() => new Date().toISOString().slice(0, 10))
  const [changeId] = useState(newChangeId)
  const isPublished = step === 'published'
  const isWrongAddress = isPublished && !takeStepSchema.shape.address.unwrap().safeParse(address).success
  const { error, isBusy, onSubmit } = useSubmit(async () => {
    if (isWrongAddress) return texts.addressError
    const about: Omit<TakeStep, 'revision'> = {
      changeId,
      step,
      face,
      ...(note.trim() !== '' && { note: note.trim() }),
      ...(isPublished && { address }),
      ...(isPublished && date !== '' && { publishedAt: new Date(date).toISOString() }),
    }
    const taken = await callAboutPage(user, (key, revision) => takeStep(key, { ...about, revision }))
    if (!taken.ok) return taken.refusal
    announce(texts.done(step))
    await onTaken()
    return undefined
  })

  return (
    <form className={styles.form} aria-busy={isBusy} onSubmit={onSubmit}>
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
