import { type FormEvent, useState } from 'react'
import { limits } from '#team/limits.ts'
import { texts } from '#texts/versions.ts'
import { newChangeId } from '../../team/ids.ts'
import { nameVersion } from '../../team/version-calls.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useEditor } from '../editor/editor-store.ts'
import { describeFailure } from '../team/describe-failure.ts'
import { sentRevision } from '../team/sent-revision.ts'
import styles from './versions-dialog.module.css'

type Props = { user: string; onNamed: () => Promise<void> }

/** Keeps the page as it is, under a name. What was done last is sent first. */
export function NameNow({ user, onNamed }: Props) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [changeId, setChangeId] = useState(newChangeId)

  async function keep(event: FormEvent) {
    event.preventDefault()
    if (isBusy || name.trim() === '') return
    setBusy(true)
    setError(await nameNow())
    setBusy(false)
  }

  async function nameNow(): Promise<string | undefined> {
    const revision = await sentRevision(user)
    if (revision === undefined) return describeFailure('unsent')
    const { pageId } = useEditor.getState()
    const answer = await nameVersion({ user, pageId }, { changeId, revision, name })
    if (!answer.ok) return describeFailure(answer.refusal)
    announce(texts.name.done(name.trim()))
    setName('')
    setChangeId(newChangeId())
    await onNamed()
    return undefined
  }

  return (
    <form className={styles.naming} aria-busy={isBusy} onSubmit={(event) => void keep(event)}>
      <TextField
        label={texts.name.label}
        placeholder={texts.name.placeholder}
        value={name}
        maxLength={limits.nameLength}
        dir="auto"
        error={error}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" isDisabled={isBusy || name.trim() === ''}>
        {texts.name.save}
      </Button>
    </form>
  )
}
