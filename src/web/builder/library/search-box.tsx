import { IconSearch, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type RefObject, useId } from 'react'
import { texts } from '#texts/library.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './search-box.module.css'

type Props = {
  ref: RefObject<HTMLInputElement | null>
  value: string
  onChange: (value: string) => void
  onEnter: () => void
  onDown: () => void
}

/** Where to type what one looks for. */
export function SearchBox({ ref, value, onChange, onEnter, onDown }: Props) {
  const hintId = useId()

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const clears = event.key === 'Escape' && value !== ''
    const isOurs = event.key === 'Enter' || event.key === 'ArrowDown' || clears
    if (!isOurs) return
    event.preventDefault()
    if (event.key === 'Enter') onEnter()
    else if (event.key === 'ArrowDown') onDown()
    else onChange('')
  }

  return (
    <div className={styles.box}>
      <IconSearch className={styles.icon} aria-hidden />
      <input
        ref={ref}
        data-region-start
        type="search"
        className={styles.input}
        aria-label={texts.search}
        aria-describedby={hintId}
        placeholder={texts.placeholder}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <span id={hintId} hidden>
        {texts.howTo}
      </span>
      {value !== '' && (
        <IconButton
          className={styles.clear}
          label={texts.clear}
          icon={<IconX aria-hidden />}
          onClick={() => {
            onChange('')
            ref.current?.focus()
          }}
        />
      )}
    </div>
  )
}
