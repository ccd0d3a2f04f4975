import { useEffect } from 'react'
import { lazyPanel } from '../lazy-panel.tsx'
import { closePanel, forgetPanels, usePanels } from '../view/panels-store.ts'

type Props = { user: string }

/** The dialogs that belong to no other part. */
export function Panels({ user }: Props) {
  const open = usePanels((panels) => panels.open)
  // Whoever comes back finds no dialog that was open when the screen was left.
  useEffect(() => forgetPanels, [])
  const props = { user, isOpen: true, onClose: closePanel }
  return (
    <>
      {open === 'shortcuts' && <ShortcutsDialog {...props} />}
      {open === 'palette' && <Palette {...props} />}
      {open === 'sign-out' && <SignOutPanel {...props} />}
    </>
  )
}

const ShortcutsDialog = lazyPanel(
  async () => (await import('../shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog,
)
const SignOutPanel = lazyPanel(async () => (await import('../pages/sign-out-panel.tsx')).SignOutPanel)
const Palette = lazyPanel(async () => (await import('../palette/palette.tsx')).Palette)
