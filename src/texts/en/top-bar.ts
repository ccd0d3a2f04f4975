/** Every word of the builder's top bar, in English; those of its buttons stand in `commands.ts`. */
export const texts = {
  reviewName: (pending: number) => (pending === 0 ? 'Review' : `Review, ${pending} pending`),
  title: 'Webpage Builder',
  home: 'Home',
  pageName: {
    label: 'Page name',
    untitled: 'Untitled page',
    /** Name of the button that shows the page's name. */
    rename: (shown: string) => `${shown}, rename`,
    hint: 'Click to rename',
    files: (fileName: string) =>
      fileName === ''
        ? 'Its files need a name in Latin letters or digits, which is asked for when you export.'
        : `Its files are called ${fileName}.`,
  },
  save: {
    saved: 'Saved',
    saving: 'Saving…',
    refused: 'Not saved',
    again: 'Click to save again',
  },
  components: (count: number) => (count === 1 ? 'component' : 'components'),
  undoChange: (change: string) => `Undo ${change}`,
  redoChange: (change: string) => `Redo ${change}`,
} as const
