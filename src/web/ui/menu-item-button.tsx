import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Kbd } from './kbd.tsx'
import styles from './menu.module.css'
import { ariaShortcut } from './shortcut-label.ts'

export type MenuItem = {
  label: string
  icon?: ReactNode
  shortcut?: string | undefined
  onSelect: () => void
  isDestructive?: boolean | undefined
  isDisabled?: boolean
  /** Given for items of which one is chosen. */
  isChecked?: boolean
}

type Props = { item: MenuItem; onSelect: () => void }

/** One line of a menu. Disabled, it can still be reached, so that everyone learns that it is there. */
export function MenuItemButton({ item, onSelect }: Props) {
  const { label, icon, shortcut, isDestructive, isDisabled, isChecked } = item
  return (
    <button
      type="button"
      {...(isChecked === undefined ? command : { role: 'menuitemradio', 'aria-checked': isChecked })}
      aria-disabled={isDisabled || undefined}
      aria-keyshortcuts={shortcut && ariaShortcut(shortcut)}
      aria-label={label}
      tabIndex={-1}
      data-label={label}
      data-destructive={isDestructive || undefined}
      className={styles.item}
      onClick={() => {
        if (!isDisabled) onSelect()
      }}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.label}>{label}</span>
      {shortcut && <Kbd shortcut={shortcut} />}
      {isChecked !== undefined && (
        <span className={styles.icon}>{isChecked && <IconCheck size={16} aria-hidden />}</span>
      )}
    </button>
  )
}

const command = { role: 'menuitem' }
