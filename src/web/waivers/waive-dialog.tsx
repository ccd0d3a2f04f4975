import { type FormEvent, useId, useRef, useState } from 'react'
import type { Locale } from '#base/locale.ts'
import type { Finding } from '#checks/finding.ts'
import { type Blocking, isSameName } from '#checks/waivers/waived.ts'
import type { Waiver } from '#content/draft/waiver.ts'
import type { Placement } from '#layout/layout.ts'
import { texts } from '#texts/waivers.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { focusField } from '../ui/focus-field.ts'
import { TextField } from '../ui/text-field.tsx'
import { BlockingItem } from './blocking-item.tsx'
import { createWaivers, findWaiverErrors, hasErrors } from './new-waivers.ts'
import styles from './waive-dialog.module.css'

export type Props = {
  blocking: readonly Blocking[]
  components: readonly Placement[]
  /** Of a page in two languages, the one that says it. */
  face?: Locale | undefined
  /** Who is signed in. */
  user: string | undefined
  onWaive: (waivers: readonly Waiver[]) => void
  /** Leads to where the words are changed; without it they are changed elsewhere. */
  onChangeWords?: ((finding: Finding) => void) | undefined
  onClose: () => void
}

/** What a page should not go out with: its words are changed, or somebody answers for them. */
export function WaiveDialog({ blocking, components, face, user, onWaive, onChangeWords, onClose }: Props) {
  const [by, setBy] = useState(user ?? '')
  const [second, setSecond] = useState('')
  const [reasons, setReasons] = useState<readonly string[]>(() => blocking.map(() => ''))
  const [isTried, setTried] = useState(false)
  const byField = useRef<HTMLInputElement>(null)
  const secondField = useRef<HTMLInputElement>(null)
  const reasonFields = useRef<(HTMLInputElement | null)[]>([])
  const formId = useId()
  const form = { by, second, reasons }
  const errors = findWaiverErrors(blocking, form)
  const isVerified = user !== undefined && isSameName(by, user)

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!hasErrors(errors)) {
      const at = new Date().toISOString()
      return onWaive(createWaivers(blocking, form, { user, at, newId }))
    }
    const unsaid = errors.reasons.indexOf(true)
    if (unsaid >= 0) focusField(reasonFields.current[unsaid] ?? null)
    else focusField(errors.by ? byField.current : secondField.current)
  }

  return (
    <Dialog
      isOpen
      size="medium"
      title={texts.title}
      description={face ? texts.introOf(face, blocking.length) : texts.intro(blocking.length)}
      outside="stays"
      onClose={onClose}
      footer={
        <>
          <Button variant="subtle" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId}>
            {texts.waive}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <ul className={styles.list} aria-label={texts.list}>
          {blocking.map((each, index) => (
            <BlockingItem
              key={`${each.rule} ${each.instanceId} ${each.field} ${each.digest}`}
              ref={(input) => {
                reasonFields.current[index] = input
              }}
              blocking={each}
              components={components}
              reason={reasons[index] ?? ''}
              error={isTried && errors.reasons[index] ? texts.reasonMissing : undefined}
              onReason={(reason) => setReasons(reasons.with(index, reason))}
              onReasonForAll={
                index === 0 && blocking.length > 1
                  ? () => setReasons(reasons.map(() => reasons[0] ?? ''))
                  : undefined
              }
              onChangeWords={onChangeWords}
            />
          ))}
        </ul>
        <TextField
          ref={byField}
          label={texts.by}
          hint={by.trim() !== '' && !isVerified ? texts.notVerified : undefined}
          error={isTried && errors.by ? texts.byMissing : undefined}
          autoComplete="name"
          value={by}
          onChange={({ currentTarget }) => setBy(currentTarget.value)}
        />
        {blocking.some(({ isLaw }) => isLaw) && (
          <TextField
            ref={secondField}
            label={texts.second}
            hint={texts.secondHint}
            error={isTried && errors.second ? texts.secondMissing : undefined}
            autoComplete="off"
            value={second}
            onChange={({ currentTarget }) => setSecond(currentTarget.value)}
          />
        )}
      </form>
    </Dialog>
  )
}

/** Where the page is not served in safety, browsers make no ids of their own. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (number) => number.toString(36)).join('')
}
