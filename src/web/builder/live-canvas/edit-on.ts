import { hearEditKeys } from './editing/edit-keys.ts'
import { createEditSession } from './editing/edit-session.ts'
import type { OpenFrame } from './open-frame.ts'

/** From now on the values of the page are edited where they stand. */
export function editOn({ frame, page, sheet, setEditing }: OpenFrame, drawNow: () => void): () => void {
  const session = createEditSession(frame, page, { ...sheet, drawNow })
  const stopKeys = hearEditKeys(page, session)
  setEditing(session)
  session.takeUp()
  return () => {
    setEditing(undefined)
    stopKeys()
    session.close()
  }
}
