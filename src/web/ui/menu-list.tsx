import { Menu } from '@base-ui/react/menu'
import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, type RefObject, type SyntheticEvent, useRef } from 'react'
import { Kbd } from './kbd.tsx'
import styles from './menu.module.css'
import { useTopElement } from './open-dialogs.ts'
import { ariaShortcut } from './shortcut-label.ts'

type MenuItem = {
  label: string
  icon?: ReactNode
  shortcut?: string | undefined
  onSelect: () => void
  isDestructive?: boolean | undefined
  isDisabled?: boolean
  /** Given for items of which one is chosen. */
  isChecked?: boolean
}

export type MenuEntry = MenuItem | 'separator'

type Props = {
  label: string
  items: readonly MenuEntry[]
  button: RefObject<HTMLButtonElement | null>
  /** Where the focus begins; undefined while it is closed. */
  open: 'first' | 'last' | undefined
  onClose: () => void
}

/** The menu itself, which floats over everything, dialogs as well. */
export function MenuList({ label, items, button, open, onClose }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const container = useTopElement()
  const chosen = useRef<MenuItem>(undefined)

  /**
   * What an item does may move the focus: it comes after the menu has gone, and the focus is at the button again. What was
   * chosen is known until the menu opens anew, because the library asks late where the focus is to go.
   */
  function complete(isOpen: boolean) {
    if (isOpen) {
      chosen.current = undefined
      return focusItem(list.current, open)
    }
    if (!chosen.current) return
    button.current?.focus()
    // Not while React is at work: what an item does may need the screen to be drawn at once.
    queueMicrotask(chosen.current.onSelect)
  }

  function choose(item: MenuItem) {
    chosen.current = item
    onClose()
  }

  return (
    <Menu.Root
      open={open !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onOpenChangeComplete={complete}
    >
      <Menu.Portal container={container}>
        <Menu.Positioner
          className={styles.place}
          anchor={button}
          align="start"
          sideOffset={6}
          collisionPadding={8}
        >
          <Menu.Popup
            ref={list}
            className={styles.menu}
            aria-label={label}
            finalFocus={() => (chosen.current ? false : button.current)}
            // Nothing around the button is meant by what is done in here.
            onPointerOver={keep}
            onPointerDown={keep}
            onFocus={keep}
            onBlur={keep}
            onKeyDown={(event) => {
              event.stopPropagation()
              if (event.key !== 'Escape') return
              event.preventDefault()
              onClose()
            }}
          >
            {keyed(items).map(({ key, item }) =>
              item === 'separator' ? (
                <Menu.Separator key={key} className={styles.separator} />
              ) : (
                <Item key={key} item={item} onChoose={() => choose(item)} />
              ),
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

/** One line of a menu. Disabled, it can still be reached, so that everyone learns that it is there. */
function Item({ item, onChoose }: { item: MenuItem; onChoose: () => void }) {
  const { label, icon, shortcut, isDestructive, isDisabled = false, isChecked } = item
  return (
    <Menu.Item
      {...(isChecked !== undefined && { role: 'menuitemradio', 'aria-checked': isChecked })}
      className={styles.item}
      label={label}
      aria-label={label}
      aria-keyshortcuts={shortcut && ariaShortcut(shortcut)}
      data-destructive={isDestructive || undefined}
      disabled={isDisabled}
      closeOnClick={false}
      onClick={onChoose}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.label}>{label}</span>
      {shortcut && <Kbd shortcut={shortcut} />}
      {isChecked !== undefined && (
        <span className={styles.icon}>{isChecked && <IconCheck size={16} aria-hidden />}</span>
      )}
    </Menu.Item>
  )
}

function keep(event: SyntheticEvent) {
  event.stopPropagation()
}

function focusItem(list: HTMLElement | null, which: Props['open']) {
  const items = list?.querySelectorAll<HTMLElement>('[role^="menuitem"]')
  items?.[which === 'last' ? items.length - 1 : 0]?.focus()
}

function keyed(items: readonly MenuEntry[]) {
  return items.map((item, index) => ({ item, key: item === 'separator' ? `line ${index}` : item.label }))
}
