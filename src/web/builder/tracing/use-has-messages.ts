import { useEditor } from '../editor/editor-store.ts'

/** Whether the brief says anything that figures and names of the page may come from. */
export function useHasMessages(): boolean {
  return useEditor(({ draft }) => draft.brief.keyMessages.some((text) => text.trim() !== ''))
}
