/** Words of the small parts that every screen is built from, in English. */
export const texts = {
  close: 'Close',
  justNow: 'just now',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  menuFailed: 'The menu could not be loaded. Check the connection and open it again.',
  /** Before the text of something that went wrong, where only a colour and an icon say so. */
  error: 'Error',
  limit: {
    over: (excess: number, max: number) =>
      `${excess} ${excess === 1 ? 'character' : 'characters'} over the limit of ${max}.`,
    within: (max: number) => `Within the limit of ${max} again.`,
  },
  colorScheme: {
    label: 'Colour scheme',
    light: 'Light',
    dark: 'Dark',
    auto: 'Same as the system',
  },
  /** Keys by the names that shortcuts are written in; those of one letter stand for themselves. */
  keys: {
    Ctrl: 'Ctrl',
    Alt: 'Alt',
    Shift: 'Shift',
    Enter: 'Enter',
    Escape: 'Esc',
    Delete: 'Del',
    Backspace: 'Backspace',
    Space: 'Space',
    ArrowUp: '↑',
    ArrowDown: '↓',
    ArrowLeft: '←',
    ArrowRight: '→',
  },
} as const
