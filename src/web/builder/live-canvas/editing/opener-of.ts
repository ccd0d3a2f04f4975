/** What opens an answer or a dialog when it is not its words that are pressed. */
export function openerOf(element: HTMLElement | undefined): { toggle: () => void } | undefined {
  const details = element?.closest('summary')?.parentElement
  if (details) return { toggle: () => details.toggleAttribute('open') }
  const id = element?.closest('button[popovertarget]')?.getAttribute('popovertarget')
  const dialog = id ? element?.ownerDocument.getElementById(id) : undefined
  return dialog ? { toggle: () => void dialog.togglePopover() } : undefined
}
