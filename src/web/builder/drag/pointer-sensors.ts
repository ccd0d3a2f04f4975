import { MouseSensor as DndMouseSensor, TouchSensor as DndTouchSensor } from '@dnd-kit/core'
import { followPointer } from './drag-session.ts'

/**
 * The sensors of dnd-kit, whose moves go straight to the drag session: told to dnd-kit, each of them would draw its
 * whole context anew.
 */
export class MouseSensor extends DndMouseSensor {
  constructor(props: ConstructorParameters<typeof DndMouseSensor>[0]) {
    super({ ...props, onMove: followPointer })
  }
}

export class TouchSensor extends DndTouchSensor {
  constructor(props: ConstructorParameters<typeof DndTouchSensor>[0]) {
    super({ ...props, onMove: followPointer })
  }
}
