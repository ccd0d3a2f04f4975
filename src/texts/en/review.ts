import { shorten } from '#base/shorten.ts'
import type { ToMend } from '#content/draft/to-mend.ts'
import type { FailureCause } from '#content/values/field-value.ts'
import { fixedLimits } from './limits.ts'

/** Every word of the review, in English. */
export const texts = {
  title: 'Review AI Generated Content',

  facts: (instanceId: string, accepted: string) => `${instanceId} · ${accepted}`,

  counts: {
    label: 'The page so far',
    accepted: (accepted: number, total: number) => `${accepted} of ${total} accepted`,
    pending: (count: number) => `${count} pending`,
    error: (count: number) => (count === 1 ? '1 error' : `${count} errors`),
    /** '6 empty, 1 over the limit' */
    mend: ({ empty, over }: ToMend) =>
      [empty > 0 && `${empty} empty`, over > 0 && `${over} over the limit`].filter(Boolean).join(', '),
  },
  statuses: { pending: 'Pending', accepted: 'Accepted', error: 'Error' },

  components: 'Components',
  componentChoice: 'Component',
  filter: { label: 'Show', all: 'All', pending: 'Pending', error: 'Errors', mend: 'To mend' },
  noneLeft: {
    pending: 'Nothing is pending.',
    error: 'There are no errors.',
    mend: 'Nothing required is empty, and nothing is over its limit.',
  },
  showAll: 'Show all',

  acceptSection: (count: number) => `Accept this section (${count})`,
  acceptAll: 'Accept All Pending',
  exportNow: 'Export Now',
  exportNowReason: (open: number) =>
    `${open === 1 ? 'One value is' : `${open} values are`} not accepted yet. Export Now waits for ${open === 1 ? 'it' : 'them'}; Export leaves ${open === 1 ? 'it' : 'them'} out of the HTML page.`,
  goBack: 'Go Back',
  export: 'Export',
  nextPending: 'Next pending',

  empty: '(empty)',
  rowName: (label: string, status: string, item?: number) =>
    `${item === undefined ? '' : `Item ${item + 1}, `}${label}, ${status}`,
  required: 'required',
  accept: 'Accept',
  edit: 'Edit',
  regenerate: 'Regenerate',
  regenerating: 'Regenerating…',
  regeneratingThis: 'This text is being regenerated.',
  earlier: (count: number) => `Earlier texts (${count})`,
  earlierTitle: 'Earlier',
  earlierLegend: 'Compared with the text that stands there now.',
  added: 'only in this one',
  removed: 'only in the current one',
  take: 'Use this',
  takeThis: (place: number) => `Use this, ${place} before the current one`,
  /** 'Accept: Percentage, item 2'. Items count from 0 here. */
  actionOn: (action: string, label: string, item?: number) =>
    `${action}: ${label}${item === undefined ? '' : `, item ${item + 1}`}`,

  writtenBy: {
    machine: 'Written by the machine and not changed since',
    sample: 'A sample that comes with the page, to be written anew',
    draft: 'Draft writer, no model configured',
    memory: 'From the memory of what was accepted before',
    terms: 'From terms and figures',
    label: (writer: string) => `Written by: ${writer}`,
  },
  /** In place of its status, until it is kept. */
  typed: 'Edited',
  retried: (count: number) => (count === 1 ? 'Regenerated once' : `Regenerated ${count} times`),
  length: (length: number, max: number) => `${length} / ${max}`,
  lengthSpoken: (length: number, max: number) => `${length} of ${max}`,
  byPage: fixedLimits,
  worthALook: 'Worth a look:',
  /** What the writer says of the brief, once for all sections. */
  briefNotes: {
    heading: 'Worth a look in your brief',
    all: (count: number) => `Show all ${count}`,
    fewer: 'Show fewer',
  },
  switchedOff: (label: string) => `Not on the page: “${label}” is switched off.`,

  causes: {
    refused: 'The writer declined to write this.',
    timeout: 'The writer took too long.',
    'rate-limited': 'The writer has too much to do at the moment.',
    'provider-error': 'The service of the writer reported an error.',
    unreachable: 'The service of the writer could not be reached.',
    'unusable-answer': 'The answer of the writer could not be used.',
    credentials: 'The key for the writer is missing or wrong. Whoever runs this tool can set it.',
    'server-error': 'The server reported an error.',
    'too-long': 'The brief is longer than the writer takes. Please shorten it.',
  } satisfies Record<FailureCause, string>,

  notTranslated: 'Could not be translated.',
  regenerateFailed: 'Failed to regenerate content. Please try again.',
  pauses: {
    'sign-in': 'The server does not know you any more. Please sign in again, then try again.',
    'daily-cap': 'The limit of texts for today is reached. Tomorrow there is room again.',
    away: 'The server did not answer. Check the connection.',
    busy: 'The server has too much to do for now. Please try again later.',
  },
  nothingChanged: 'The text that was there is untouched.',
  changedMeanwhile: 'The value was changed meanwhile, so the new text was not used.',
  tryAgain: 'Try again',
  signIn: 'Sign in',
  close: 'Close',

  save: 'Save',
  cancel: 'Cancel',
  editing: (label: string, item?: number) => `Edit ${label}${item === undefined ? '' : `, item ${item + 1}`}`,
  takenUp: 'You typed this before and have not saved it yet.',
  changedHere: 'Another tab changed this text meanwhile. Save replaces it; it stays among the earlier texts.',
  entry: (place: number) => `Entry ${place}`,
  addEntry: 'Add entry',
  entriesAtMost: (most: number, left: readonly string[] = []) =>
    [
      `This list takes at most ${most} ${most === 1 ? 'entry' : 'entries'}.`,
      ...(left.length > 0 ? [`Not put in: ${left.map((each) => `“${shorten(each)}”`).join(', ')}.`] : []),
    ].join(' '),
  removeEntry: (place: number) => `Remove entry ${place}`,
  moveEntryUp: (place: number) => `Move entry ${place} up`,
  moveEntryDown: (place: number) => `Move entry ${place} down`,
  unsavedTitle: 'Discard what you typed?',
  unsavedText: (label: string) => `Your change to “${label}” has not been saved.`,
  discard: 'Discard',
  keepEditing: 'Keep editing',

  items: 'Items',
  itemCount: (count: number, limits: string) => `${count} · ${limits}`,
  item: (place: number) => `Item ${place}`,
  moveUp: (place: number) => `Move item ${place} up`,
  moveDown: (place: number) => `Move item ${place} down`,
  remove: (place: number) => `Remove item ${place}`,
  isFirst: 'It is the first item.',
  isLast: 'It is the last item.',
  atLeast: (rows: number) => `This component needs at least ${rows} ${rows === 1 ? 'item' : 'items'}.`,
  atMost: (rows: number) => `This component takes at most ${rows} ${rows === 1 ? 'item' : 'items'}.`,
  waitForText: 'A text of this component is being regenerated.',
  shownParts: (place: number) => `Shown in item ${place}`,

  preview: {
    title: 'Preview',
    frame: (name: string) => `${name} as it will look`,
    measured: 'The section while it is measured',
    note: 'All values of this section as they stand, accepted or not, with stand-in pictures where none is given. The page gets accepted values alone, and stand-in pictures only if you choose them.',
    loading: 'Loading the preview…',
    failed: 'The preview could not be made. The texts are untouched.',
    show: 'Show preview',
    hide: 'Show texts',
  },

  emptyTitle: 'Nothing to review',
  emptyText: 'The components of this page have no texts. Add a component that has some, then come back.',
  backToPage: 'Back to the page',

  said: {
    accepted: (label: string) => `Accepted ${label}.`,
    acceptedAll: (count: number) => (count === 1 ? 'Accepted 1 value.' : `Accepted ${count} values.`),
    typedBefore: (label: string) => `What you typed in ${label} is back. It is not saved yet.`,
    left: (pending: number) => (pending === 0 ? 'Nothing is pending any more.' : `${pending} pending.`),
    saved: (label: string) => `Saved ${label}`,
    isAccepted: 'It is accepted, as you typed it yourself',
    regenerated: (label: string) => `${label} was regenerated and is pending.`,
    restored: (label: string) => `The earlier text of ${label} is back and pending.`,
    taken: (label: string) => `${label} has the accepted text of the memory, and is pending.`,
    itemAdded: (place: number) => `Added item ${place}`,
    itemRemoved: (place: number) => `Removed item ${place}. Undo brings it back.`,
    itemMoved: (from: number, to: number) => `Item ${from} is now item ${to}`,
    nothingPending: 'Nothing is pending.',
  },
} as const
