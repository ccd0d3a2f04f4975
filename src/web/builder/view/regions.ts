import { canvasId } from '../editor/focus.ts'

/** The regions of the screen in the order of reading. */
const regions = [
  '[data-region="top-bar"]',
  '[data-region="library"]',
  `#${canvasId}`,
  '[data-outline]',
  '[data-region="notifications"]',
]

/** What last had the focus in each region. */
const lastFocused = new Map<string, WeakRef<Element>>()

/** Leads to the next region that is on the screen, or the one before; to where the focus was there last. */
export function focusRegion(step: 1 | -1) {
  const shown = regions.filter((region) => document.querySelector(region)?.checkVisibility())
  const active = document.activeElement
  const current = shown.findIndex((region) => active?.closest(region))
  const from = shown[current]
  if (from && active) lastFocused.set(from, new WeakRef(active))

  const start = current < 0 && step < 0 ? 0 : current
  const region = shown.at((start + step) % shown.length)
  if (region) enter(region)
}

function enter(region: string) {
  const element = document.querySelector<HTMLElement>(region)
  if (!element) return
  const known = lastFocused.get(region)?.deref()
  const first =
    element.querySelector<HTMLElement>('[data-region-start]') ?? element.querySelector<HTMLElement>(reachable)
  const target = known instanceof HTMLElement && element.contains(known) ? known : (first ?? element)
  target.focus()
}

const reachable =
  ':is(a[href], button, input, select, textarea, [tabindex]):not([tabindex="-1"], :disabled, [hidden])'
