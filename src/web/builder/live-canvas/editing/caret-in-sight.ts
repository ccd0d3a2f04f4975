/** Brings a value into sight; of one that may be higher than the screen, the line of the caret. */
export function bringCaretIntoSight(element: HTMLElement) {
  const page = element.ownerDocument
  const selection = page.getSelection()
  if (element.offsetHeight < tall || !selection?.rangeCount)
    return element.scrollIntoView({ block: 'nearest' })
  const { top, height } = selection.getRangeAt(0).getBoundingClientRect()
  if (height === 0) return element.scrollIntoView({ block: 'end' })
  // Only elements can be scrolled to.
  const line = page.createElement('div')
  line.style.cssText = `position: absolute; inset-block-start: ${top}px; block-size: ${height}px`
  page.body.append(line)
  line.scrollIntoView({ block: 'nearest' })
  line.remove()
}

/** In pixels of the page. */
const tall = 240
