import { hearEditKeys } from './editing/edit-keys.ts'
import { createEditSession } from './editing/edit-session.ts'
import { hearPictures } from './editing/hear-pictures.ts'
import type { OpenFrame } from './open-frame.ts'

/** From now on the values of the page are edited where they stand. */
export function editOn({ face, frame, page, sheet, setEditing }: OpenFrame, drawNow: () => void): () => void {
  const session = createEditSession(frame, page, { ...sheet, face, drawNow })
  const stops = [hearEditKeys(page, session), hearPictures(page, session)]
  setEditing(session)
  session.takeUp()
  return () => {
    setEditing(undefined)
    for (const stop of stops) stop()
    session.close()
  }
}
