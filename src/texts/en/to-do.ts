import { shorten } from '#base/shorten.ts'
import { labelOf } from '#catalogue/lookup.ts'
import type { FindingPlace } from '#checks/finding.ts'

/** Every word of what is still to be done on a page, in English. */
export const texts = {
  summary: (count: number) => (count === 1 ? '1 thing to do' : `${count} things to do`),
  reckoning: 'Looking through the page…',
  nothingHere: 'Nothing is missing or wrong here.',
  nothing: 'Nothing to do. Every text is accepted, and nothing is missing.',
  emptyPage: 'Nothing on the page yet. What is to be done is listed here.',
  pageReport: 'Page report',
  pageReportHint: 'What only the finished page tells stands in the page report.',
  showAll: (count: number) => `Show all ${count}`,
  wholePage: 'The page',

  groups: {
    decide: 'To be decided',
    comments: 'Comments',
    failed: 'Could not be written',
    missing: 'Missing',
    wrong: 'Wrong',
    words: 'Words to change',
    over: 'Over the limit',
    pending: 'To be accepted',
    outOfStep: 'Out of step with the other language',
    toTranslate: 'To be translated',
    differ: 'Different in the two languages',
    figures: 'Figures without a source',
    look: 'Worth a look',
    waived: 'Waived',
  },

  /** 'Item 2, Question'; of a section as a whole, nothing. */
  place: ({ field, item }: Partial<FindingPlace>) =>
    [item !== undefined && `Item ${item + 1}`, field !== undefined && labelOf(field)]
      .filter(Boolean)
      .join(', '),
  pending: (count: number) => (count === 1 ? '1 value waits for you.' : `${count} values wait for you.`),
  noPictures: (count: number) =>
    `${count} pictures are missing. Give their addresses, or use placeholder images.`,
  nothingWritten: 'Nothing is written yet.',
  failed: (error: string, cause: string) => `${shorten(error)}.${cause && ` ${cause}`}`,
} as const
