import { texts } from '#texts/palette.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { PaletteSearch } from './palette-search.tsx'
import { usePaletteItems } from './use-palette-items.ts'

type Props = { onClose: () => void }

/** Every command, component and section, found by a few letters. It is open as long as it is there. */
export function Palette({ onClose }: Props) {
  const items = usePaletteItems()
  return (
    <Dialog title={texts.title} size="medium" isOpen onClose={onClose}>
      <PaletteSearch items={items} onClose={onClose} />
    </Dialog>
  )
}
