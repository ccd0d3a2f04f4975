import type { Standing } from '#content/draft/returned/returned-changes.ts'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Words of what changed in a document that was exported from the page, in English. */
export const texts = {
  title: 'What changed in the document',
  /** On the way there. */
  see: 'See what changed',
  isOfThisPage: 'This document was exported from the page that is open.',
  isOfPage: (name: string) => `This document was exported from another page: ${name}.`,
  openAndSee: 'Open that page and see what changed',
  base: {
    exported: 'Compared with the page as it was exported.',
    page: 'The program that saved this document dropped what it knew of its export, so it is compared with the page as it is now.',
  },
  pictures: (count: number) =>
    `${counted(count, 'picture', 'pictures')} in the document ${count === 1 ? 'is' : 'are'} not compared. Open the document as a new page to take ${count === 1 ? 'it' : 'them'}.`,
  otherLanguage:
    'This document is in the other language than this page. Make that version of the page first, then open the document again.',

  count: (open: number, done: number) =>
    open === 0
      ? 'Nothing is left to decide.'
      : [
          counted(open, 'change to decide', 'changes to decide'),
          done > 0 && `${counted(done, 'is', 'are')} on the page already`,
        ]
          .filter(Boolean)
          .join(', '),
  nothing: 'Nothing changed in the document.',

  takeAll: (count: number) => (count === 1 ? 'Accept it' : `Accept all ${count}`),
  takeAllHint: 'What the page changed as well is not among them: each of these is yours to decide.',
  takeSection: 'Accept this section',
  takeSectionOf: (name: string) => `Accept all changes of section ${name}`,
  take: 'Accept',
  leave: 'Leave',
  /** Where several buttons say the same. */
  of: (act: string, what: string) => `${act}: ${what}`,
  takeDocument: 'Take the document’s',
  keepPage: 'Keep the page’s',
  taken: (count: number) =>
    count === 1
      ? 'The change is on the page. Undo takes it back.'
      : `${count} changes are on the page. Undo takes them back.`,
  left: (count: number) => `${counted(count, 'change is', 'changes are')} left as the page has it.`,
  showLeft: 'Show again',

  standings: {
    open: '',
    both: 'Changed on the page as well, since the export:',
    gone: 'The page does not have this any longer. Accepting brings it back.',
    done: 'On the page already',
  } satisfies Record<Standing, string>,
  removedHere: 'Somebody wrote in it on the page since the export.',
  empty: 'Nothing',
  page: 'The page as a whole',
  untracked: 'Changed without Track Changes',
  other: 'Comments on what did not change',
  ofPage: 'The document',
  back: 'Back',
  done: 'Done',
} as const
