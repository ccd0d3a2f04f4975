/** The keys of the review: function keys, or with a modifier, as letters belong to those who type or speak. */
export const reviewShortcuts = {
  next: 'F8',
  previous: 'Shift+F8',
  accept: 'Mod+Enter',
  edit: 'F2',
  regenerate: 'F9',
  take: 'Mod+F9',
  undo: 'Mod+Z',
  redo: 'Mod+Shift+Z',
  save: 'Mod+Enter',
  cancel: 'Escape',
} as const
