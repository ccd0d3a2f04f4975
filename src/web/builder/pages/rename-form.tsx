import { useEffect, useRef, useState } from 'react'
import { displayNameOf, fileNameOf, type PageNames, withDisplayName } from '#content/draft/page-names.ts'
import { texts as list } from '#texts/page-list.ts'
import { texts as topBarTexts } from '#texts/top-bar.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './page-list.module.css'

type Props = { names: PageNames; onRename: (displayName: string) => void; onCancel: () => void }

/** What people call the page, and what its files are called by then. */
export function RenameForm({ names, onRename, onCancel }: Props) {
  const [name, setName] = useState(displayNameOf(names))
  const field = useRef<HTMLInputElement>(null)
  const files = fileNameOf(withDisplayName(names, name.trim()))

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
          label={list.newName}
          value={name}
          hint={name.trim() === '' ? undefined : topBarTexts.pageName.files(files)}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </div>
      <Button type="submit" variant="default">
        {list.save}
      </Button>
      <Button variant="subtle" onClick={onCancel}>
        {list.cancel}
      </Button>
    </form>
  )
}
