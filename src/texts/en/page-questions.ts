/** What is asked before work is lost, by dialogs that come when they are wanted. */
export const texts = {
  reset: {
    title: 'Reset this page?',
    text: 'Its components, name, content and brief are cleared, and its language is English (UAE) again. Undo brings everything back.',
    confirm: 'Reset page',
    cancel: 'Cancel',
  },

  signOut: {
    title: 'Log out and lose your work?',
    text: 'The last changes of this page could not be saved in this browser. Export the page to keep them; logging out loses them.',
    confirm: 'Log out and lose them',
    export: 'Export',
    cancel: 'Stay signed in',
  },

  leave: {
    title: 'Leave without saving?',
    text: 'The last changes of this page could not be saved. They are lost when you leave.',
    confirm: 'Leave and lose them',
    cancel: 'Stay',
  },
} as const
