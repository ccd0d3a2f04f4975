import styles from './kbd.module.css'
import { shortcutLabel } from './shortcut-label.ts'

type Props = {
  /** Such as 'Mod+Shift+Z', where Mod is Ctrl or ⌘. */
  shortcut: string
}

/** A shortcut in the signs of this machine's keyboard. */
export function Kbd({ shortcut }: Props) {
  return (
    <kbd className={styles.kbd} dir="ltr">
      {shortcutLabel(shortcut)}
    </kbd>
  )
}
