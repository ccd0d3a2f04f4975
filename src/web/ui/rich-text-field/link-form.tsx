import { useState } from 'react'
import { readAddress } from '#content/values/safe-url.ts'
import { texts } from '#texts/rich-text.ts'
import { Button } from '../button.tsx'
import { TextField } from '../text-field.tsx'
import styles from './rich-text-field.module.css'

type Props = { address: string; onSet: (href: string) => void; onRemove: () => void; onClose: () => void }

/** Where a link leads. Not a form of its own, as it stands in one. */
export function LinkForm({ address, onSet, onRemove, onClose }: Props) {
  const [typed, setTyped] = useState(address)
  const [isRefused, setRefused] = useState(false)

  function set() {
    const href = readAddress(typed)
    if (href === undefined) setRefused(true)
    else onSet(href)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the field inside
    <div
      className={styles.link}
      data-own-keys
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return
        if (event.target instanceof HTMLButtonElement && event.key === 'Enter') return
        event.preventDefault()
        event.stopPropagation()
        if (event.key === 'Enter') set()
        else onClose()
      }}
    >
      <TextField
        autoFocus
        size="small"
        label={texts.address}
        dir="ltr"
        placeholder="https://"
        value={typed}
        error={isRefused ? texts.unsafe : undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setRefused(false)
        }}
      />
      <div className={styles.linkActions}>
        <Button size="small" variant="light" onClick={set}>
          {texts.setLink}
        </Button>
        {address !== '' && (
          <Button size="small" variant="subtle" onClick={onRemove}>
            {texts.removeLink}
          </Button>
        )}
      </div>
    </div>
  )
}
