import { useState } from 'react'
import { limits } from '#team/limits.ts'
import type { Version } from '#team/version.ts'
import { texts } from '#texts/versions.ts'
import { renameVersion } from '../../team/version-calls.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSubmit } from '../../ui/use-submit.ts'
import { useEditor } from '../editor/editor-store.ts'
import { describeFailure } from '../team/describe-failure.ts'
import styles from './versions-dialog.module.css'

type Props = { user: string; version: Version; onNamed: () => Promise<void>; onClose: () => void }

/** A name for one that was kept already; from then on it is kept for good. */
export function RenameVersion({ user, version, onNamed, onClose }: Props) {
  const [name, setName] = useState(version.name ?? '')
  const { error, isBusy, onSubmit } = useSubmit(async () => {
    if (name.trim() === '') return undefined
    const { pageId } = useEditor.getState()
    const answer = await renameVersion({ user, pageId }, version.number, name)
    if (!answer.ok) return describeFailure(answer.refusal)
    announce(texts.name.done(name.trim()))
    await onNamed()
    onClose()
    return undefined
  })

  return (
    <form className={styles.naming} aria-busy={isBusy} onSubmit={onSubmit}>
      <TextField
        label={texts.name.renameLabel}
        value={name}
        maxLength={limits.nameLength}
        dir="auto"
        autoFocus
        error={error}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" isDisabled={isBusy || name.trim() === ''}>
        {texts.name.renameSave}
      </Button>
      <Button variant="subtle" onClick={onClose}>
        {texts.name.cancel}
      </Button>
    </form>
  )
}
