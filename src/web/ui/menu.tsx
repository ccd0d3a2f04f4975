import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import styles from './menu.module.css'
import { type MenuItem, MenuItemButton } from './menu-item-button.tsx'
import { findItemByKey, findItemByTyping } from './menu-keys.ts'
import { placeFloating } from './place-floating.ts'

type Props = {
  /** Name of the button and of the menu. */
  label: string
  /** What stands in the button. */
  trigger: ReactNode
  /** An icon shows its label in a tip; what has words shows them. */
  look?: 'icon' | 'words'
  items: readonly (MenuItem | 'separator')[]
}

/** A button and its menu, which floats over everything, dialogs as well. */
export function Menu({ label, trigger, look = 'icon', items }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const typed = useRef({ text: '', at: 0 })
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return
    const placeAgain = () => place(menu.current, button.current)
    window.addEventListener('scroll', placeAgain, true)
    window.addEventListener('resize', placeAgain)
    return () => {
      window.removeEventListener('scroll', placeAgain, true)
      window.removeEventListener('resize', placeAgain)
    }
  }, [isOpen])

  function open(which: 'first' | 'last') {
    // Where the focus returns to; not every browser gives it to a button that was clicked.
    button.current?.focus()
    menu.current?.showPopover()
    place(menu.current, button.current)
    focusItem(menu.current, which === 'first' ? 0 : -1)
  }

  const close = () => menu.current?.hidePopover()

  function onMenuKey(event: KeyboardEvent) {
    if (event.key === 'Tab') return close()
    const next = event.key === 'Escape' ? 'close' : findNext(event)
    if (next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (next === 'close') close()
    else focusItem(menu.current, next)
  }

  function findNext(event: KeyboardEvent) {
    const shown = itemsOf(menu.current)
    const current = shown.indexOf(document.activeElement as HTMLElement)
    const byKey = findItemByKey(event.key, current, shown.length)
    if (byKey !== undefined || !isLetter(event)) return byKey
    const isGoingOn = event.timeStamp - typed.current.at < typingPause
    typed.current = { text: (isGoingOn ? typed.current.text : '') + event.key, at: event.timeStamp }
    const labels = shown.map((item) => item.dataset.label ?? '')
    return findItemByTyping(labels, current, typed.current.text) ?? current
  }

  const triggerProps = {
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': id,
    // Tells the browser whose click is not one outside the menu.
    popoverTarget: id,
    onClick: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      if (menu.current?.matches(':popover-open')) close()
      else open('first')
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      event.stopPropagation()
      open(event.key === 'ArrowDown' ? 'first' : 'last')
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
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles.menu}
        onKeyDown={onMenuKey}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {keyed(items).map(({ key, item }) =>
          item === 'separator' ? (
            <hr key={key} className={styles.separator} />
          ) : (
            <MenuItemButton
              key={key}
              item={item}
              onSelect={() => {
                close()
                item.onSelect()
              }}
            />
          ),
        )}
      </div>
    </>
  )
}

const typingPause = 600

function keyed(items: Props['items']) {
  return items.map((item, index) => ({ item, key: item === 'separator' ? `line ${index}` : item.label }))
}

function itemsOf(menu: HTMLElement | null) {
  return [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
}

function focusItem(menu: HTMLElement | null, index: number) {
  itemsOf(menu)
    .at(index)
    ?.focus({ preventScroll: !isTall(menu) })
}

function isTall(menu: HTMLElement | null) {
  return menu !== null && menu.scrollHeight > menu.clientHeight
}

function isLetter(event: KeyboardEvent) {
  return [...event.key].length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
}

function place(menu: HTMLElement | null, button: HTMLElement | null) {
  if (!menu || !button) return
  const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight }
  const align = getComputedStyle(button).direction === 'rtl' ? 'right' : 'left'
  const { left, top } = placeFloating(
    button.getBoundingClientRect(),
    menu.getBoundingClientRect(),
    viewport,
    {
      side: 'below',
      align,
    },
  )
  menu.style.left = `${left}px`
  menu.style.top = `${top}px`
}
