import { useEffect } from 'react'
import { texts } from '#texts/canvas.ts'
import { DragCard } from './drag-card.tsx'
import { hearDrags } from './hear-drags.ts'

/** What says how a handle works; handles name it as their description. */
export const dragInstructionsId = 'drag-instructions'

/** Lets things be dragged in library, canvas and outline, and shows what is held. */
export function DragLayer() {
  useEffect(hearDrags, [])
  return (
    <>
      <p id={dragInstructionsId} hidden>
        {texts.drag.instructions}
      </p>
      <DragCard />
    </>
  )
}
