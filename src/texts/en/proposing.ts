import { quoteShort } from '#base/shorten.ts'
import type { PageSummary } from '#content/parse-result.ts'
import type { FailureCause } from '#content/values/field-value.ts'
import type { CallPause } from '#content/writing/run.ts'
import type { GrainRole, HeldKind } from '#proposal/grain.ts'
import type { Aside } from '#proposal/list-asides.ts'
import { languageNames } from './language-names.ts'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Words of making a page of any Word document, in English. */
export const texts = {
  bulk: {
    heading: (count: number) =>
      `${counted(count, 'document', 'documents')} can become ${count === 1 ? 'a page' : 'pages'}`,
    hint: 'They are not page documents yet. Look at what goes where, or take a page document of each and check it in Word.',
    file: 'Document',
    sections: 'Sections',
    unplaced: 'Words without a place',
    questions: 'Questions',
    open: 'Open',
    look: 'Look at it',
    lookAt: (name: string) => `Look at ${name}`,
    download: (count: number) => `Download ${counted(count, 'Page Document', 'Page Documents')} (ZIP)`,
    making: (number: number, count: number) => `Making document ${number} of ${count}…`,
    zip: 'page-documents.zip',
    leftOut: (count: number) => `${counted(count, 'document', 'documents')} could not be made into a page.`,
    changed: 'Changed by you',
    failed: 'No page document could be made. Please try again.',
  },
  question: 'This is not a page document yet. Make a page of it?',
  facts: ({ components, placedWords, keptWords, unplacedWords, questions }: PageSummary) =>
    [
      `${counted(components.length, 'section', 'sections')} with ${counted(placedWords, 'word', 'words')}`,
      keptWords > 0 && `${counted(keptWords, 'word', 'words')} kept off the page`,
      `${counted(unplacedWords, 'word', 'words')} without a place`,
      questions > 0 && counted(questions, 'question', 'questions'),
    ]
      .filter(Boolean)
      .join(', '),
  mostIsOff: 'Most of what this document says is not on the page. Please look whether it is meant for one.',
  howItGoes: 'You see what goes where, and can change it. All texts wait to be accepted afterwards.',
  make: 'Make a page of it',
  notYet: 'Not a page document yet',
  reading: 'Reading…',
  unread: 'This document could not be read again in this browser. Please choose it again.',
  openInBuilder: 'Open in the builder',
  opening: 'Opening…',

  title: (filename: string) => `Make a page of ${filename}`,
  undo: 'Undo',
  redo: 'Redo',
  undone: 'Undone',
  redone: 'Redone',
  back: 'Back',
  download: 'Download page document',
  downloadBoth: 'Download page documents (ZIP)',
  downloading: 'Making the document…',
  downloadFailed: 'The document could not be made. Please try again.',
  saved: (name: string) => `Saved as ${name} in your downloads.`,
  leave: {
    title: 'Leave without a page?',
    text: 'What you changed here is lost. The document stays as it is.',
    confirm: 'Leave',
    cancel: 'Stay here',
  },

  languages: {
    label: 'Language',
    names: languageNames,
    one: 'This document has two languages whose sections correspond, so it becomes one page in both.',
    two: 'This document has two languages whose sections do not correspond, so it becomes two pages. The one that you see here opens.',
  },

  view: { label: 'Show', document: 'Document', page: 'Page' },
  document: 'The document',
  page: 'The page',
  pageFrame: 'The page with all its texts',
  drawing: 'Drawing the page',
  notDrawn: 'The page could not be drawn. Your work is kept; look whether you are connected.',
  retry: 'Retry',

  filter: {
    label: 'Lines',
    all: 'All',
    unplaced: (count: number) => `Unplaced (${count})`,
    off: (count: number) => `Not on the page (${count})`,
  },
  noneUnplaced: 'Every word has a place, or is kept off the page for a reason.',
  noneOff: 'Nothing is kept off the page.',
  lines: 'Lines of the document',
  keys: 'Arrow keys go from line to line, Enter opens what can be done with one. Alt and an arrow key moves a line, or a section, on the page.',

  section: (number: number, name: string) => `${number}. ${name}`,
  sectionName: (number: number, name: string) => `Section ${number}, ${name}`,
  items: (count: number) => counted(count, 'item', 'items'),
  leftOver: (count: number) => `${counted(count, 'text', 'texts')} without a place`,
  leftOverIs: 'Without a place in this component:',
  others: 'Another component for these words',
  fitsAll: 'Every text has a place.',
  wouldNotFit: (quoted: readonly string[], more: number) =>
    `Without a place: ${quoted.join(', ')}${more > 0 ? `, and ${more} more` : ''}`,
  all: 'All components',
  allFirst: 'Choose…',
  use: 'Use',
  join: 'Join with the section below',
  move: {
    up: 'Move up',
    down: 'Move down',
    section: { [-1]: 'Move the section up', 1: 'Move the section down' },
  },
  joinLine: 'Join with the line above',
  cutting: {
    before: 'Cut the line before',
    sentences: 'Sentences',
    words: 'Words',
    cut: 'Cut here',
  },
  leaveSection: 'Leave the section out',

  fates: {
    held: {
      label: 'Label',
      note: 'Note',
      data: 'About the page',
      form: 'Form text',
      frame: 'Header or footer',
      struck: 'Struck through',
      version: 'Other version',
      language: 'Other language',
      picture: 'About a picture',
      'left-out': 'Left out',
    } satisfies Record<HeldKind, string>,
    asked: 'Question',
    unplaced: 'Unplaced',
    leftOver: (number: number) => `No place in section ${number}`,
  },
  roles: {
    eyebrow: 'Small line above the title',
    title: 'Title',
    lead: 'Introduction',
    body: 'Text',
    point: 'Point of a list',
    action: 'Button',
    'second-action': 'Second button',
    address: 'Address of a button',
    question: 'Question',
    answer: 'Answer',
    figure: 'Figure',
    'figure-label': 'What a figure says',
    quote: 'Quotation',
    person: 'Person',
    pill: 'Short mark',
    legal: 'Small print',
  } satisfies Record<GrainRole, string>,
  /** 'Item 2, Title'. Items count from 0 here. */
  place: (role: string, item: number | undefined) =>
    item === undefined ? role : `Item ${item + 1}, ${role.toLowerCase()}`,

  placing: {
    section: 'Section',
    own: 'A section of its own, here',
    role: 'As',
    asItStands: 'As it stands',
    item: 'In',
    noItem: 'The section itself',
    itemOf: (item: number) => `Item ${item + 1}`,
    newItem: 'A new item',
    place: 'Place here',
  },
  split: 'Begin a section here',
  leaveOut: 'Leave out',
  takeVersion: 'Take this version',

  questions: (count: number) => counted(count, 'question', 'questions'),
  questionsHint: 'Nobody knows what these labels mean. Until you say so, their words are not on the page.',
  questionIs: (label: string) => `What is “${label}”?`,
  questionPlaces: (count: number) => counted(count, 'place', 'places'),
  answers: { choose: 'Choose…', note: 'A note, not for the page' },
  answer: 'Answer',

  behind: {
    /** What is on no page of the document. */
    note: (questions: number, unplaced: number, kept: number) => {
      const parts = [
        questions > 0 && counted(questions, 'open question', 'open questions'),
        unplaced > 0 && `${counted(unplaced, 'line', 'lines')} without a place`,
        kept > 0 && `${counted(kept, 'line', 'lines')} kept off`,
      ].filter(Boolean)
      return parts.length > 0 ? `Not on the page: ${parts.join(', ')}.` : 'All lines are on the page.'
    },
    pictures: (count: number) =>
      `${counted(count, 'picture is', 'pictures are')} added when it opens in the builder, not in the download.`,
    questions: 'Labels that nobody knows',
    unplaced: 'Without a place',
    asides: 'Also in the document',
    nothing: 'All of it is on the page.',
  },

  pictures: (count: number) => `${counted(count, 'picture', 'pictures')} for the page`,
  picturesHint: 'Once the page opens in the builder, they are added to the pictures of the team.',
  pictureFor: (where: string, alt: string) => (alt === '' ? where : `${where}: ${quoteShort(alt)}`),

  asides: (count: number) => `Also in the document (${count})`,
  asidesHint: 'None of this comes onto the page.',
  aside: ({ kind, author, text }: Aside) =>
    `${asideKinds[kind]}${author ? ` by ${author}` : ''}${text ? `: “${text}”` : ''}`,

  sorting: {
    label: 'Sorting with the model',
    hint: 'A model can say which lines go elsewhere. It is sent the lines and writes no words.',
    start: 'Sort with the model',
    again: 'Sort again',
    cancel: 'Cancel',
    reading: (lines: number, seconds: number) =>
      `The model reads ${counted(lines, 'line', 'lines')}: ${seconds} s so far, mostly less than a minute.`,
    waiting: (seconds: number) => `The server asks for patience: going on in ${seconds} s.`,
    done: 'The model has sorted the lines. Look at what changed; undo takes all of it back.',
    nothing: 'The model would leave all lines where they are.',
    failed: {
      'sign-in': 'Please sign in to have lines sorted.',
      'daily-cap': "Today's calls of the model are used up.",
      away: 'The server cannot be reached. Please try again.',
      busy: 'The server has too much to do. Please try again in a while.',
      refused: 'The model refused to sort this document. Please sort it by hand.',
      timeout: 'The model took too long. Please try again.',
      'rate-limited': 'The model has too much to do. Please try again in a while.',
      'provider-error': 'The model server reported an error. Please try again, or tell your administrator.',
      unreachable: 'The model server cannot be reached. Please try again, or tell your administrator.',
      'unusable-answer': 'The model gave an answer that cannot be used. Please try again.',
      credentials: 'The model server refuses our key. Please tell your administrator.',
      'server-error': 'The server could not sort this document. Please try again.',
      'too-long': 'This document is longer than a model is sent at once. Please sort it by hand.',
    } satisfies Record<FailureCause | CallPause, string>,
    kept: 'Nothing has changed here.',
    signIn: 'Sign in',
  },

  said: {
    nothing: 'Nothing can be changed there.',
    moved: { [-1]: 'Moved up.', 1: 'Moved down.' },
    sectionMoved: (number: number) => `It is section ${number} now.`,
    lineJoined: 'Joined with the line above.',
    cut: 'The line is cut in two.',
    component: (number: number, name: string) => `Section ${number} is ${name} now.`,
    joined: (number: number) => `Joined into section ${number}.`,
    split: 'A new section begins here.',
    placed: 'Placed.',
    leftOut: 'Left out of the page.',
    version: 'This version is on the page now.',
    answered: (label: string) => `“${label}” is answered.`,
  },
} as const

const asideKinds: Record<Aside['kind'], string> = {
  picture: 'Picture without a place, to be added in the builder',
  comment: 'Comment',
  deleted: 'Deleted with tracked changes',
  hidden: 'Hidden text',
  margin: 'Page header or footer',
}
