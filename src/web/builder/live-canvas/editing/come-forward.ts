import { showFaceNow } from '../../faces/show-face.ts'
import type { ShownFace } from '../../view/shown-faces.ts'
import { useOpenValue } from './open-value.ts'

/**
 * Whoever does something in a drawing of the page means its face: that comes to the front, after what was typed elsewhere is
 * kept. False: that is refused.
 */
export function comeForward(face: ShownFace): boolean {
  const { open } = useOpenValue.getState()
  if (open && !open.acts.leave()) return false
  return face === 'front' || showFaceNow(face)
}
