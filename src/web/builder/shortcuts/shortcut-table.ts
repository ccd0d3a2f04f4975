/**
 * The builder's own shortcuts. Each has a modifier or is a function key, as single letters and signs belong to those
 * who speak to their computer; none has Alt, as that and Ctrl together make letters on many keyboards.
 */
export const shortcuts = {
  undo: ['Mod+Z'],
  redo: ['Mod+Shift+Z', 'Ctrl+Y'],
  save: ['Mod+S'],
  generate: ['Mod+Shift+G'],
  export: ['Mod+Shift+E'],
  review: ['F8'],
  palette: ['Mod+K'],
  shortcuts: ['Mod+/'],
  'next-region': ['F6'],
  'previous-region': ['Shift+F6'],
} as const satisfies Record<string, readonly string[]>

export type ShortcutName = keyof typeof shortcuts

/** In a field for text these are the field's own. */
export const editingShortcuts: readonly ShortcutName[] = ['undo', 'redo']
