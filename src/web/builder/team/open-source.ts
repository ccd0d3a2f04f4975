import type { ItemPlace } from '#content/place.ts'
import type { PageSource } from '../../team/page-source.ts'
import { useEditor } from '../editor/editor-store.ts'
import { changeAndSave, savedRevision, saveNow } from '../editor/saving.ts'
import { useEditing } from '../reviewing/editing-store.ts'

/** The page that is open in this tab. What is done on it goes on being done meanwhile. */
export function openSource(pageId: string): PageSource {
  return {
    async read() {
      await saveNow()
      const { draft, history, pageId: openId } = useEditor.getState()
      const revision = savedRevision()
      return openId === pageId && revision !== undefined ? { draft, history, revision } : undefined
    },
    change: async (make) => useEditor.getState().pageId === pageId && (await changeAndSave(make)),
    findOpenPlace,
  }
}

function findOpenPlace(): ItemPlace | undefined {
  const { editing } = useEditing.getState()
  if (!editing) return undefined
  const { instanceId, place } = editing
  if (place.item === undefined) return { instanceId, field: place.field }
  const itemId = useEditor.getState().draft.content[instanceId]?.items[place.item]?.id
  return itemId === undefined ? undefined : { instanceId, itemId, field: place.field }
}
