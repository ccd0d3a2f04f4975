import { DndContext, type DragStartEvent, useSensor, useSensors } from '@dnd-kit/core'
import type { ReactNode } from 'react'
import { texts } from '#texts/canvas.ts'
import { DragCard } from './drag-card.tsx'
import { dragInstructionsId } from './drag-instructions.ts'
import { cancelDrag, dropDragged, lift, type Point, takeStep } from './drag-session.ts'
import { KeyboardSensor } from './keyboard-sensor.ts'
import { MouseSensor, TouchSensor } from './pointer-sensors.ts'
import type { DragData } from './use-instance-drag.ts'

type Props = { children: ReactNode }

/** Everything in it that can be dragged, and what can be dropped into: library, canvas and outline. */
export function DragArea({ children }: Props) {
  const sensors = useSensors(
    useSensor(MouseSensor, afterDistance),
    useSensor(TouchSensor, afterDelay),
    useSensor(KeyboardSensor, byKeys),
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={findNothing}
      autoScroll={false}
      accessibility={silent}
      onDragStart={startDrag}
      onDragEnd={dropDragged}
      onDragCancel={cancelDrag}
    >
      {children}
      <p id={dragInstructionsId} hidden>
        {texts.drag.instructions}
      </p>
      <DragCard />
    </DndContext>
  )
}

const afterDistance = { activationConstraint: { distance: 6 } }
const afterDelay = { activationConstraint: { delay: 250, tolerance: 8 } }
const byKeys = { takeStep }

/** Places are found by the drag session, from numbers. */
const nothing: [] = []
const findNothing = () => nothing

/** We speak for ourselves, and put the focus where it belongs: dnd-kit's own words go to a place outside of the page. */
const silence = () => undefined
const silent = {
  container: document.createElement('div'),
  restoreFocus: false,
  announcements: {
    onDragStart: silence,
    onDragOver: silence,
    onDragEnd: silence,
    onDragCancel: silence,
  },
  screenReaderInstructions: { draggable: '' },
}

function startDrag({ active, activatorEvent }: DragStartEvent) {
  const data = active.data.current as DragData
  const start = pointOf(activatorEvent)
  if ('dragged' in data && data.home) return lift(data.dragged, data.home, start)
  const dragged = 'dragged' in data ? data.dragged : data.findPressed(activatorEvent.target as Element)
  if (!dragged) return
  lift(dragged, undefined, start)
  // Let go before the drag was drawn, dnd-kit does not tell.
  for (const name of ['mouseup', 'touchend', 'touchcancel']) {
    document.addEventListener(name, () => setTimeout(cancelDrag), { once: true })
  }
}

/** Of the pointer; of the handle's middle when it was lifted by keyboard. */
function pointOf(event: Event): Point {
  if (event instanceof MouseEvent) return { x: event.clientX, y: event.clientY }
  const touch = 'touches' in event ? (event as TouchEvent).touches[0] : undefined
  if (touch) return { x: touch.clientX, y: touch.clientY }
  const { left, top, width, height } = (event.target as Element).getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
