import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { texts } from '#texts/ui.ts'
import { laterPart } from '../loading/later-part.ts'
import { IconButton } from './icon-button.tsx'
import styles from './menu.module.css'
import type { MenuEntry, MenuList } from './menu-list.tsx'
import { showToast } from './toast-store.ts'

type Props = {
  /** Name of the button and of the menu. */
  label: string
  /** What stands in the button. */
  trigger: ReactNode
  /** An icon shows its label in a tip; what has words shows them. */
  look?: 'icon' | 'words'
  /** Of the button. */
  tabIndex?: number | undefined
  items: readonly MenuEntry[]
}

/** A button and its menu, which is fetched when a person comes near it. */
export function Menu({ label, trigger, look = 'icon', tabIndex, items }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [List, setList] = useState<typeof MenuList>()
  const [open, setOpen] = useState<'first' | 'last'>()

  async function openAt(start: 'first' | 'last') {
    // Where the focus returns to; not every browser gives it to a button that was clicked.
    button.current?.focus()
    try {
      const { MenuList } = await loadMenuList()
      setList(() => MenuList)
      setOpen(start)
    } catch {
      showToast({ text: texts.menuFailed, tone: 'bad' })
    }
  }

  const triggerProps = {
    ref: button,
    tabIndex,
    'aria-haspopup': 'menu',
    'aria-expanded': open !== undefined,
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    // To those around it the focus is at the button as long as the menu is open.
    onBlur: (event: FocusEvent) => {
      if (isInMenu(event.relatedTarget)) event.stopPropagation()
    },
    onClick: () => void openAt('first'),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      event.stopPropagation()
      void openAt(event.key === 'ArrowDown' ? 'first' : 'last')
    },
  } as const

  return (
    <>
      {look === 'icon' ? (
        <IconButton {...triggerProps} label={label} icon={trigger} />
      ) : (
        <button {...triggerProps} type="button" className={styles.words} aria-label={label}>
          {trigger}
        </button>
      )}
      {List && (
        <List label={label} items={items} button={button} open={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}

export const loadMenuList = laterPart(() => import('./menu-list.tsx'))

function isInMenu(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="menu"]') !== null
}

/** What does not arrive now is asked for again when the menu opens. */
function fetchAhead() {
  if (navigator.onLine) loadMenuList().catch(() => undefined)
}
