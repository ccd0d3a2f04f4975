import type { OrderRule } from '#layout/operations.ts'

/** What is said of the page's changes, wherever in the builder they are made, in English. */
export const texts = {
  pageTitle: (pageName: string) => `${pageName || 'Untitled page'} · Webpage Builder`,
  opening: 'Opening the page',
  regions: { library: 'Component library', canvas: 'Canvas', outline: 'Outline' },

  refusedMove: {
    'header-first': 'The header must stay first. Nothing was moved.',
    'footer-last': 'The footer must stay last. Nothing was moved.',
  } satisfies Record<OrderRule, string>,
  refusedAdd: {
    'header-first': 'The header must stay first. Nothing was added.',
    'footer-last': 'The footer must stay last. Nothing was added.',
  } satisfies Record<OrderRule, string>,

  /** 'FAQ, now 3 of 7, after Key benefits'. Places count from 1. */
  place: (name: string, place: number, count: number, previous: string | undefined) =>
    `${name}, now ${place} of ${count}, ${previous === undefined ? 'at the top' : `after ${previous}`}`,
  added: (place: string) => `Added ${place}`,
  duplicated: (place: string) => `Duplicated. ${place}`,
  moved: (place: string) => place,
  removed: (name: string, count: number) =>
    `Deleted ${name}. ${count} ${count === 1 ? 'component' : 'components'} left. Undo brings it back.`,
  undone: (change: string) => `Undone: ${change}`,
  redone: (change: string) => `Done again: ${change}`,
  nothingToUndo: 'There is nothing to undo',
  nothingToRedo: 'There is nothing to do again',
  renamed: (pageName: string) =>
    pageName === '' ? 'The page has no name now' : `The page is now ${pageName}`,
  wasReset: 'The page is empty. Undo brings everything back.',
  /** The place is that of the first. */
  copied: (count: number, place: string) =>
    `Copied ${count === 1 ? '1 section' : `${count} sections`}. ${place}`,
  started: (title: string, sections: number) =>
    `${title} is on the page, ${sections} components, all texts are samples. Undo takes them away.`,
  imported: (pageName: string) => `${pageName || 'Untitled page'} is open`,

  /** What was done, for undo and redo. */
  changes: {
    add: (name: string) => `add ${name}`,
    duplicate: (name: string) => `duplicate ${name}`,
    remove: (name: string) => `delete ${name}`,
    move: (name: string) => `move ${name}`,
    rename: () => 'rename the page',
    'set-locale': () => 'change the language',
    'set-public-url': () => 'change the public address',
    'set-action-url': () => 'change the action address',
    'set-pictures-url': () => 'change where pictures will stand',
    'set-product': () => 'change what the page is about',
    waive: () => 'waive what a rule forbids',
    'take-back-waiver': () => 'take back a waiver',
    'describe-picture': () => 'tell what a picture shows',
    reset: () => 'reset the page',
    import: () => 'open a file',
    'set-brief': () => 'change the brief',
    generate: () => 'generate content',
    accept: (name: string) => `accept a text of ${name}`,
    'accept-section': (name: string) => `accept the pending texts of ${name}`,
    'accept-all': () => 'accept all pending texts',
    edit: (name: string) => `edit a text of ${name}`,
    regenerate: (name: string) => `regenerate a text of ${name}`,
    restore: (name: string) => `bring back a text of ${name}`,
    'add-item': (name: string) => `add an item to ${name}`,
    'duplicate-item': (name: string) => `duplicate an item of ${name}`,
    'remove-item': (name: string) => `remove an item of ${name}`,
    'move-item': (name: string) => `move an item of ${name}`,
    'switch-element': (name: string) => `show or hide a part of ${name}`,
    start: () => 'start from samples',
    settle: (name: string) => (name === '' ? 'decide about the page' : `decide about ${name}`),
    'restore-version': (name: string) =>
      name === '' ? 'restore a version of the page' : `restore a version of ${name}`,
    'add-face': () => 'make the page in the other language',
    'in-step': (name: string) => `call a text of ${name} still right`,
    'take-returned': (name: string) =>
      name === '' ? 'take changes of a document' : `take a change of a document into ${name}`,
    'copy-sections': (name: string) => (name === '' ? 'copy sections' : `copy ${name}`),
    replace: (name: string) => (name === '' ? 'replace words of the page' : `replace words of ${name}`),
  },
} as const
