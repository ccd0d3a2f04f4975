import type { Placement } from '#layout/layout.ts'

/** Where the focus goes after a change. Sections of the canvas and rows of the outline are found by these ids. */
export const canvasId = 'canvas'

export function sectionId(instanceId: string): string {
  return `section-${instanceId}`
}

export function outlineRowId(instanceId: string): string {
  return `outline-${instanceId}`
}

let wasInOutline = false

/** Called before a change, which may take away what has the focus. */
export function rememberRegion() {
  wasInOutline = document.activeElement?.closest('[data-outline]') != null
}

/** In the region where the change was made: the outline, else the canvas. */
export function focusInstance(instanceId: string) {
  const section = document.getElementById(sectionId(instanceId))
  if (wasInOutline) {
    section?.scrollIntoView({ block: 'nearest' })
    focus(document.getElementById(outlineRowId(instanceId)))
    // Another tab of that region may be open, and what had the focus in it gone.
    if (isFocusLost()) focus(section)
  } else {
    focus(section)
  }
}

/** To what stands at `index`, else to what stands before it, else to the canvas. */
export function focusPlace(components: readonly Placement[], index: number) {
  const next = components[index] ?? components[index - 1]
  if (next) focusInstance(next.instanceId)
  else focusCanvas()
}

/** What had the focus is gone. */
export function isFocusLost(): boolean {
  return document.activeElement === document.body
}

export function focusCanvas() {
  focus(document.getElementById(canvasId))
}

function focus(element: HTMLElement | null) {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest' })
}
