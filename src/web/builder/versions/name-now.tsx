import { useState } from 'react'
import { limits } from '#team/limits.ts'
import { texts } from '#texts/versions.ts'
import { newChangeId } from '../../team/ids.ts'
import { nameVersion } from '../../team/version-calls.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSubmit } from '../../ui/use-submit.ts'
import { callAboutPage } from '../team/call-about-page.ts'
import styles from './versions-dialog.module.css'

type Props = { user: string; onNamed: () => Promise<void> }

/** Keeps the page as it is, under a name. What was done last is sent first. */
export function NameNow({ user, onNamed }: Props) {
  const [name, setName] = useState('')
  const [changeId, setChangeId] = useState(newChangeId)
  const { error, isBusy, onSubmit } = useSubmit(async () => {
    if (name.trim() === '') return undefined
    const named = await callAboutPage(user, (key, revision) => nameVersion(key, { changeId, revision, name }))
    if (!named.ok) return named.refusal
    announce(texts.name.done(name.trim()))
    setName('')
    setChangeId(newChangeId())
    await onNamed()
    return undefined
  })

  return (
    <form className={styles.naming} aria-busy={isBusy} onSubmit={onSubmit}>
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
