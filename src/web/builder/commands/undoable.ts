import { useEditor } from '../editor/editor-store.ts'

export function canUndo(): boolean {
  const { applied, changes } = useEditor.getState().history
  return changes[applied - 1] !== undefined
}

export function canRedo(): boolean {
  const { applied, changes } = useEditor.getState().history
  return changes[applied] !== undefined
}
