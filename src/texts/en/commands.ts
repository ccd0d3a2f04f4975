/** What is said of a command with the page or the screen. `label` stands in for what is not given. */
export type CommandWords = {
  label: string
  /** What the palette finds it by besides; without them it is not found there. */
  words?: string
  /** In a menu. */
  menu?: string
  /** On a button, and what its tip says. */
  button?: string
  tip?: string
  /** In the sheet of keys. */
  row?: string
}

/** What is said of one that is done to a section. */
export type SectionCommandWords = {
  label: string
  /** Where it is not plain which section is meant. */
  of: (name: string) => string
  /** What the palette finds it by besides. */
  words?: string
  /** Where it asks for one thing more. */
  ask?: (name: string) => string
}

/** Every word about what people can do in the builder, in English: with the page and the screen, and with one section. */
export const texts = {
  page: {
    undo: { label: 'Undo', words: 'back revert' },
    redo: { label: 'Redo', words: 'again forward' },
    save: { label: 'Save now', words: 'store keep' },
    export: {
      label: 'Export the page',
      words: 'download word docx json layout html',
      button: 'Export',
      tip: 'Save the page as files',
      row: 'Export',
    },
    review: {
      label: 'Review the texts',
      words: 'accept pending regenerate edit content',
      button: 'Review',
      tip: 'Read and accept the texts of the page',
    },
    generate: {
      label: 'AI Generate',
      words: 'write content text',
      tip: 'Have the texts written from a brief',
    },
    preview: {
      label: 'Preview',
      words: 'check look see page report errors mend quality',
      tip: 'See the page as it will be, and what is to be mended',
    },
    otherFace: { label: 'The other language of the page' },
    makeArabic: { label: 'Make the Arabic version', words: 'translate language ar locale face second' },
    makeEnglish: { label: 'Make the English version', words: 'translate language en locale face second' },
    showArabic: { label: 'Show the Arabic version', words: 'language ar locale face switch' },
    showEnglish: { label: 'Show the English version', words: 'language en locale face switch' },
    bothFaces: {
      label: 'Both languages side by side, or one',
      words: 'arabic english compare beside split opposite',
    },
    translate: {
      label: 'Translate what is empty',
      words: 'language arabic english missing texts writer',
    },
    languages: {
      label: 'Terms and memory',
      words: 'glossary translation dictionary arabic english tmx xliff tbx csv',
      menu: 'Terms and memory…',
    },
    takeKnown: { label: 'Use the text of the memory' },
    find: {
      label: 'Find and replace',
      words: 'search words text address link url change substitute',
      menu: 'Find and replace…',
    },
    pages: { label: 'All pages', words: 'list open switch my', menu: 'Pages…' },
    create: { label: 'New page', words: 'create empty start' },
    startFrom: {
      label: 'Start from a whole page',
      words: 'new page template example sample create',
      menu: 'Start from…',
    },
    copySections: {
      label: 'Copy sections from another page',
      words: 'reuse insert import paste component',
      menu: 'Copy sections…',
    },
    import: { label: 'Open a file', words: 'import upload word docx json layout', menu: 'Open a file…' },
    rename: { label: 'Rename the page', words: 'name title' },
    comments: {
      label: 'Comments on the page',
      words: 'notes remarks answer mention feedback',
      menu: 'Comments…',
    },
    state: {
      label: 'State of the page',
      words: 'review ready approve approved publish published draft sign off',
      menu: 'State of the page…',
    },
    links: {
      label: 'Review links',
      words: 'share guest external legal preview send account',
      menu: 'Review links…',
    },
    versions: {
      label: 'Versions of the page',
      words: 'history compare restore earlier name difference',
      menu: 'Versions…',
    },
    duplicatePage: { label: 'Duplicate the page', words: 'copy', menu: 'Duplicate page' },
    palette: { label: 'Find a command, a component or a section', button: 'Commands' },
    nextRegion: { label: 'Next part of the screen' },
    previousRegion: { label: 'Previous part of the screen' },
    shortcuts: { label: 'Keyboard shortcuts', words: 'keys help', row: 'This sheet' },
    hideOutline: { label: 'Hide outline', words: 'fold close panel list' },
    showOutline: { label: 'Show outline', words: 'unfold open panel list' },
    hideDetails: { label: 'Hide details', words: 'fold close panel inspector' },
    showDetails: {
      label: 'Show details',
      words: 'unfold open panel inspector selection limits origin status section value',
    },
    hideToDo: { label: 'Hide to-do list', words: 'fold close panel' },
    showToDo: {
      label: 'Show to-do list',
      words: 'unfold open panel pending errors missing findings tasks problems todo',
    },
    hideLibrary: { label: 'Hide component library', words: 'fold close panel' },
    showLibrary: { label: 'Show component library', words: 'unfold open panel' },
    libraryWidth: { label: 'Width of the component library', words: 'panel size wider narrower' },
    light: { label: 'Light colours', words: 'theme scheme mode bright' },
    dark: { label: 'Dark colours', words: 'theme scheme mode night' },
    system: { label: 'Colours of the system', words: 'theme scheme mode auto' },
    home: { label: 'Home', words: 'start leave' },
    generator: { label: 'HTML Generator', words: 'word convert bulk' },
    signOut: { label: 'Log out', words: 'sign out leave user' },
    reset: { label: 'Reset the page', words: 'clear empty', menu: 'Reset…' },
    deletePage: { label: 'Delete the page', words: 'remove bin', menu: 'Delete page' },
  } satisfies Record<string, CommandWords>,

  section: {
    moveUp: { label: 'Move up', of: (name: string) => `Move ${name} up` },
    moveDown: { label: 'Move down', of: (name: string) => `Move ${name} down` },
    moveTo: {
      label: 'Move to…',
      of: (name: string) => `Move ${name} to…`,
      words: 'position place',
      ask: (name: string) => `Where ${name} should stand`,
    },
    duplicate: { label: 'Duplicate', of: (name: string) => `Duplicate ${name}` },
    delete: { label: 'Delete', of: (name: string) => `Delete ${name}` },
  } satisfies Record<string, SectionCommandWords>,

  /** Of the texts in the review. */
  review: {
    next: 'Next pending text',
    previous: 'Previous pending text',
    accept: 'Accept',
    edit: 'Edit',
    regenerate: 'Regenerate',
    take: 'Use the text of the memory',
  },

  /** Why something cannot be done now. */
  obstacles: {
    nothingToUndo: 'There is nothing to undo',
    nothingToRedo: 'There is nothing to redo',
    noTexts: 'There is nothing to review yet.',
    noFaceTexts: 'Write something first: there is nothing to translate yet.',
    nothingKnown: 'Details have no text of the memory to use.',
    oneLanguage: 'The page is in one language.',
    nothingToTranslate: 'Nothing is left to translate.',
    noComponents: 'Add a component first.',
    noCatalogue: 'The component library has not been loaded yet.',
    generating: 'Content is being generated.',
    oneWidth: 'This window is too narrow for another width.',
    isFirst: 'It stands at the top already',
    isLast: 'It stands at the end already',
  },

  saved: 'Saved',
} as const
