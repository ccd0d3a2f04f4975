import { lookInto } from '../view/canvas-view.ts'

/**
 * What is closed on a page can be looked into while it is edited: answers open, dialogs open where somebody reads, for
 * the frame is as high as the page and its middle is seldom in sight. The browser does both; the tool says where.
 */
export function placeDialogs(document: Document, findSeen: () => { top: number; height: number }) {
  document.addEventListener(
    'beforetoggle',
    (event) => {
      if ((event as ToggleEvent).newState !== 'open') return
      const { top, height } = findSeen()
      const { style } = document.documentElement
      style.setProperty('--look-top', `${top + margin}px`)
      style.setProperty('--look-room', `${Math.max(least, height - 2 * margin)}px`)
    },
    true,
  )
  document.addEventListener('toggle', ({ target }) => noteDialog(target as Element), true)
}

let open: Element | undefined

function noteDialog(element: Element) {
  if (element.matches(':popover-open')) open = element
  seeDialogs()
}

/** Asked by whoever points at the page as well, for a dialog that is drawn no more says nothing. */
export function seeDialogs(): boolean {
  const isOpen = open?.isConnected === true && open.matches(':popover-open')
  if (!isOpen) open = undefined
  lookInto(isOpen)
  return isOpen
}

const margin = 24
const least = 240

/** What in this section can be opened or scrolled, in its order; what is hidden cannot. */
export function openablesIn(section: Element): HTMLElement[] {
  return [...section.querySelectorAll<HTMLElement>('[data-openable]')].filter((each) =>
    each.checkVisibility(),
  )
}
