import { type Locale, locales } from '#base/locale.ts'
import { useEditor } from '../editor/editor-store.ts'
import { useCanvasMode } from './canvas-mode.ts'

/** What one drawing of the live canvas shows: the face in front, whichever it is, or the one in this language. */
export type ShownFace = Locale | 'front'

/** From left to right. */
export function useShownFaces(): readonly ShownFace[] {
  const areBothWanted = useCanvasMode(({ faces, isWide }) => faces === 'both' && isWide)
  const hasBoth = useEditor(({ draft }) => draft.other !== undefined)
  return areBothWanted && hasBoth ? locales : oneFace
}

export function isInFront(face: ShownFace): boolean {
  return face === 'front' || face === useEditor.getState().draft.layout.locale
}

const oneFace = ['front'] as const
