/** Every word of the details of what is selected, in English. */
export const texts = {
  nothing:
    'Select a section on the page, or one in the outline. Its texts and what belongs to them stand here.',
  gone: 'What was selected is not on the page any more.',
  unknown: (code: string) => `The catalogue has no component ${code}, so nothing is known of its texts.`,
  nothingToWrite: 'Nothing is written in this section: the page fills it in.',
  /** Leads from a value to its section. */
  toSection: (name: string) => `All of ${name}`,
  show: 'Show on the page',
  review: 'Open in the review',

  /** What belongs to no section. */
  page: 'The page',
  parts: {
    product: 'What it is about',
    conflict: 'To be decided',
    progress: 'Progress',
    toDo: 'To do',
    values: 'Texts',
    writing: 'How it is written',
    value: 'Text',
    opposite: 'In the other language',
    picture: 'Picture',
    sources: 'Where the figures come from',
    facts: 'Facts',
    comments: 'Comments',
    earlier: 'Earlier texts',
  },

  /** 'Items: 5 · 3–20 items' */
  items: (count: string) => `Items: ${count}`,
  /** 'Title, Pending' */
  valueName: (label: string, status: string) => `${label}, ${status}`,
  item: (place: number, name: string) => (name ? `${place}. ${name}` : `Item ${place}`),

  limits: 'Length',
  noLimits: 'No limit',
  required: 'Required',
  optional: 'Optional',
  need: 'Need',
  status: 'Status',
  origin: 'Written by',
  origins: {
    nobody: 'Nobody yet',
    person: 'A person',
    word: 'A Word document',
    wordMachine: 'The machine, by way of a Word document',
    machine: 'The machine',
    sample: 'Nobody yet: a sample that comes with the page',
  },
  mode: 'Items',
  ideas: 'Ideas',
  instructions: 'Instructions',
  changeWriting: 'Change in the brief',
  nextPending: 'Next pending',
} as const
