import { laterPart } from '../../loading/later-part.ts'
import { useEditor } from '../editor/editor-store.ts'

/** A run over all that the other face says and the one in front does not: what people have said before first. */
export async function translateEmpty() {
  const { pageId, draft } = useEditor.getState()
  const [{ generate }, { loadKnown }] = await loadTranslating()
  const known = await loadKnown(draft)
  if (useEditor.getState().pageId === pageId) generate('translation', known)
}

const loadTranslating = laterPart(() => Promise.all([import('./generate.ts'), import('./load-known.ts')]))
