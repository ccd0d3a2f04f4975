import type { Locale } from '#base/locale.ts'
import type { OrderRule } from '#layout/operations.ts'
import { languageNames } from './language-names.ts'

/** Every word of the canvas and of dragging, in English. Places count from 1. */
export const texts = {
  heading: 'Canvas',
  hint: 'Drag components to reorder • Click components from left panel to add',
  list: 'Components of the page',
  /** 'FAQ, 3 of 7, FAQ-0003' */
  section: (name: string, place: number, count: number, instanceId: string) =>
    `${name}, ${place} of ${count}, ${instanceId}`,
  ai: 'Has content written by AI',
  sample: 'Has sample texts, to be written anew',

  modes: {
    label: 'What the canvas shows',
    pictures: 'Pictures',
    live: 'Live',
    samples: 'Pictures are samples',
    wentLive: 'The page has texts now, so the canvas shows the page itself.',
    showPictures: 'Show pictures',
  },
  showings: {
    label: 'Values on the page',
    written: 'All written',
    accepted: 'Accepted only',
  },
  faces: {
    label: 'Languages in view',
    one: 'One',
    both: 'Both',
    narrow: 'Two languages need a wider canvas',
    said: { one: 'One language is shown', both: 'Both languages are shown side by side' },
  },
  live: {
    /** Goes on with the hint of the canvas. */
    hint: ' • Click a text to edit it',
    frame: 'Page',
    frameIn: (locale: Locale) => `Page in ${languageNames[locale]}`,
    /** On what stands where a picture may be, which a download has not. */
    noPicture: 'No picture yet',
    opening: 'Drawing the page',
    failed: 'The page could not be drawn. Your work is kept; look whether you are connected.',
    noLibrary: 'The component library did not come, so the page cannot be drawn. Your work is kept.',
    retry: 'Try again',
    nothingToOpen: 'Nothing opens in this section',
    notices: 'The page puts this here because of its product. It cannot be edited.',
  },
  blanks: {
    empty: 'Nothing is written in this section yet',
    'left-out': 'Nothing of this section is accepted, so it is left out of the page',
    unknown: 'This component is not in the library',
    failed: 'This section cannot be drawn: its template fails. Its texts are kept.',
  } satisfies Record<string, string>,

  empty: {
    title: 'No components yet',
    text: 'Click components in the left panel to add them, or drag them here.',
    start: 'Start from a whole page…',
    open: 'Open a file…',
  },

  bar: { drag: 'Drag to reorder' },

  faults: {
    label: 'What an export would refuse',
    show: 'Show it',
    showInstance: (instanceId: string) => `Show it: ${instanceId}`,
  },

  moveTo: {
    title: (name: string) => `Move ${name}`,
    label: 'Move to position',
    option: (place: number, previous: string | undefined) =>
      previous === undefined ? `${place}, at the top` : `${place}, after ${previous}`,
    current: (place: number) => `${place}, where it is`,
    submit: 'Move',
  },

  drag: {
    instructions:
      'Press Space to lift. Move with the arrow keys, with Shift in larger steps. Press Space again to drop, or Escape to cancel. Without lifting it, Alt with the up or down arrow moves it by one place.',
    gap: (previous: string | undefined) => (previous === undefined ? 'at the top' : `after ${previous}`),
    unchanged: 'stays here',
    outside: 'not over the page',
    refusals: {
      'header-first': 'The header must stay first',
      'footer-last': 'The footer must stay last',
    } satisfies Record<OrderRule, string>,
    lifted: (name: string, place: number, count: number) => `${name} lifted, ${place} of ${count}`,
    liftedNew: (name: string) => `${name} lifted from the library`,
    /** Said once, as the first presses of a key may not yet lead past a neighbour. */
    stays: (name: string, place: number, count: number) => `${name} stays here, ${place} of ${count}`,
    cancelled: (name: string, place: number, count: number) =>
      `Cancelled. ${name} is back at ${place} of ${count}`,
    cancelledNew: (name: string) => `Cancelled. ${name} was not added`,
    droppedOutside: 'Dropped outside the page. Nothing was changed.',
  },
} as const
