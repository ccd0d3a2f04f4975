import { useEffect, useRef, useState } from 'react'
import { findPageNameError } from '#layout/page-name.ts'
import { texts } from '#texts/pages.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './page-list.module.css'

type Props = { pageName: string; onRename: (pageName: string) => void; onCancel: () => void }

/** A name that no export takes is told of, and kept all the same. */
export function RenameForm({ pageName, onRename, onCancel }: Props) {
  const [name, setName] = useState(pageName)
  const field = useRef<HTMLInputElement>(null)
  const error = name.trim() === '' ? undefined : findPageNameError(name.trim())

  useEffect(() => field.current?.select(), [])

  return (
    <form
      className={styles.rename}
      onSubmit={(event) => {
        event.preventDefault()
        onRename(name.trim())
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onCancel()
      }}
    >
      <div className={styles.newName}>
        <TextField
          ref={field}
          label={texts.list.newName}
          value={name}
          error={error}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </div>
      <Button type="submit" variant="default">
        {texts.list.save}
      </Button>
      <Button variant="subtle" onClick={onCancel}>
        {texts.list.cancel}
      </Button>
    </form>
  )
}
