import { useState } from 'react'
import { type Locale, locales } from '#base/locale.ts'
import { limits, usualLinkDays } from '#team/limits.ts'
import { texts } from '#texts/review-links.ts'
import { newChangeId } from '../../team/ids.ts'
import { makeLink } from '../../team/link-calls.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { useEditor } from '../editor/editor-store.ts'
import { callAboutPage } from '../team/call-about-page.ts'
import styles from './links-dialog.module.css'

type Props = { user: string; onMade: () => Promise<void> }

/** What was done last is sent first, so that the link shows the page as it is here. */
export function MakeLinkForm({ user, onMade }: Props) {
  const [label, setLabel] = useState('')
  const [days, setDays] = useState(String(usualLinkDays))
  const hasBoth = useEditor(({ draft }) => draft.other !== undefined)
  const [face, setFace] = useState<Locale | ''>('')
  const [showsComments, setShowsComments] = useState(false)
  const [mayComment, setMayComment] = useState(false)
  const [linkId, setLinkId] = useState(newChangeId)
  const [address, setAddress] = useState<string>()
  const count = Number(days)
  const isWrong = !Number.isInteger(count) || count < 1 || count > limits.linkDays
  const isReady = !isWrong && label.trim() !== ''
  const { error, isBusy, onSubmit } = useSubmit(async () => {
    if (!isReady) return undefined
    const made = await callAboutPage(user, (key, revision) =>
      makeLink(key, {
        ...{ linkId, revision, label: label.trim(), days: count, showsComments, mayComment },
        ...(hasBoth && face !== '' && { face }),
      }),
    )
    if (!made.ok) return made.refusal
    setAddress(`${location.origin}/review#${made.value.token}`)
    announce(texts.make.made)
    setLabel('')
    setLinkId(newChangeId())
    await onMade()
    return undefined
  })

  async function copy() {
    const isCopied = address !== undefined && (await copyText(address))
    showToast({
      text: isCopied ? texts.make.copied : texts.make.notCopied,
      tone: isCopied ? 'good' : 'bad',
    })
  }

  return (
    <form aria-label={texts.make.heading} aria-busy={isBusy} noValidate onSubmit={onSubmit}>
      <div className={styles.fields}>
        <TextField
          label={texts.make.label}
          placeholder={texts.make.placeholder}
          maxLength={limits.nameLength}
          dir="auto"
          autoComplete="off"
          value={label}
          onChange={(event) => setLabel(event.currentTarget.value)}
        />
        <TextField
          label={texts.make.days}
          hint={isWrong ? undefined : texts.make.daysHint(limits.linkDays)}
          error={isWrong ? texts.make.daysError(limits.linkDays) : undefined}
          inputMode="numeric"
          value={days}
          onChange={(event) => setDays(event.currentTarget.value)}
        />
      </div>
      {hasBoth && (
        <SelectField
          label={texts.make.faces}
          options={[
            { value: '', label: texts.make.bothFaces },
            ...locales.map((value) => ({ value, label: texts.oneFace(value) })),
          ]}
          value={face}
          onChange={({ currentTarget }) =>
            setFace(locales.find((each) => each === currentTarget.value) ?? '')
          }
        />
      )}
      <CheckboxField
        label={texts.make.showsComments}
        checked={showsComments}
        onChange={(event) => setShowsComments(event.currentTarget.checked)}
      />
      <CheckboxField
        label={texts.make.mayComment}
        checked={mayComment}
        onChange={(event) => setMayComment(event.currentTarget.checked)}
      />
      <div role="alert">{error && <p className={styles.error}>{error}</p>}</div>
      <div>
        <Button type="submit" isDisabled={isBusy || !isReady}>
          {texts.make.button}
        </Button>
      </div>
      {address !== undefined && (
        <div className={styles.made}>
          <p>{texts.make.made}</p>
          <TextField
            label={texts.make.address}
            readOnly
            dir="ltr"
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
          <div>
            <Button variant="default" size="small" onClick={() => void copy()}>
              {texts.make.copy}
            </Button>
          </div>
        </div>
      )}
    </form>
  )
}
