import { heightIn, watchRows } from '../view/section-heights.ts'
import type { Sheet } from './sheet.ts'

/** Every section begins where the one opposite begins: room is left below whichever is lower. */
export function alignRows(drawing: object, sheet: Sheet): () => void {
  return watchRows((instanceId, height) =>
    sheet.leaveRoom(instanceId, height - (heightIn(drawing, instanceId) ?? height)),
  )
}
