/** Every word of the builder's top bar, in English. */
export const texts = {
  title: 'Webpage Builder',
  home: 'Home',
  pageName: {
    label: 'Page name',
    untitled: 'Untitled page',
    /** Name of the button that shows the page's name. */
    rename: (shown: string) => `${shown}, rename`,
    hint: 'Click to rename',
    files: (fileName: string) => `Its files are called ${fileName}.`,
    noFiles: 'Its files need a name in Latin letters or digits, which is asked for when you export.',
  },
  save: {
    saved: 'Saved',
    saving: 'Saving…',
    refused: 'Not saved',
    again: 'Click to save again',
  },
  components: (count: number) => (count === 1 ? 'component' : 'components'),
  undo: 'Undo',
  redo: 'Redo',
  undoChange: (change: string) => `Undo ${change}`,
  redoChange: (change: string) => `Redo ${change}`,
  nothingToUndo: 'There is nothing to undo',
  nothingToRedo: 'There is nothing to redo',
  commands: 'Commands',
  ai: {
    label: 'AI Generate',
    noComponents: 'Add a component first.',
    noCatalogue: 'The component library has not been loaded yet.',
    generating: 'Content is being generated.',
    tip: 'Have the texts written from a brief',
  },
  preview: { label: 'Preview', tip: 'See the page as it will be, and what is to be mended' },
  export: 'Export',
  exportTip: 'Save the page as files',
  shortcuts: 'Keyboard shortcuts',
} as const
