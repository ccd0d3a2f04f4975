import { IconArrowsSort } from '@tabler/icons-react'
import { texts } from '#texts/canvas.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { askWhereTo, closeMoveTo, moveToId, useMoveTo } from '../view/move-to-store.ts'

type Props = { instanceId: string; tabIndex: number }

export function MoveToButton({ instanceId, tabIndex }: Props) {
  const isOpen = useMoveTo((state) => state.instanceId === instanceId)
  return (
    <IconButton
      tabIndex={tabIndex}
      label={texts.bar.moveTo}
      icon={<IconArrowsSort aria-hidden />}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      // Tells the browser whose click is not one outside.
      popoverTarget={moveToId}
      onClick={(event) => {
        event.preventDefault()
        if (isOpen) closeMoveTo()
        else askWhereTo(instanceId, event.currentTarget)
      }}
    />
  )
}
