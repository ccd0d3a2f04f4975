/** The keys of a value that is edited on the page. */
export const editShortcuts = {
  begin: 'Enter',
  keep: 'Mod+Enter',
  takeBack: 'Escape',
  next: 'Tab',
  previous: 'Shift+Tab',
  address: 'Mod+K',
  bar: 'Alt+F10',
  itemBack: 'Alt+Shift+ArrowUp',
  itemOn: 'Alt+Shift+ArrowDown',
} as const
