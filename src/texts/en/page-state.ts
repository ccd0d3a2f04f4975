import type { Locale } from '#base/locale.ts'
import type { PageState, Review } from '#team/review.ts'
import { languageNames } from './language-names.ts'
import { texts as team } from './team.ts'

type Step = Review['step']

const steps = {
  ready: 'Ready for review',
  changes: 'Changes asked for',
  approved: 'Approved',
  published: 'Published',
  withdrawn: 'Taken back',
} satisfies Record<Step, string>

/** Every word of the state of a page, in English. */
export const texts = {
  title: 'State of the page',
  description: 'A step is about the page as it is now. That version is kept for good.',
  states: { draft: 'Draft', ...steps, withdrawn: 'Draft' } satisfies Record<PageState['step'], string>,
  steps,
  now: 'Now',
  history: 'Steps so far',
  none: 'No steps yet.',
  loading: 'Looking for steps…',

  /** 'Approved, changed since' */
  badge: (state: PageState) => {
    const name = texts.states[state.step]
    return state.step !== 'draft' && state.step !== 'withdrawn' && state.changed
      ? `${name}, changed since`
      : name
  },
  /** On a page in two languages: 'Arabic: Approved'. */
  ofFace: (locale: Locale, said: string) => `${languageNames[locale]}: ${said}`,
  face: 'Language',
  by: (user: string, when: string) => `${team.nameOf(user)}, ${when}`,
  /** Where the state itself may have no room. */
  tip: ({ step, by }: { step: Step; by: string }, when: string) =>
    `${steps[step]}: ${team.nameOf(by)}, ${when}`,
  own: 'Approved by somebody who wrote on it',
  changed: (step: Step, by: string, when: string) =>
    `Changed since “${steps[step].toLowerCase()}”: by ${team.nameOf(by)}, ${when}`,
  version: (number: number) => `Version ${number}`,

  next: 'Next step',
  does: {
    ready: 'Ready for review',
    changes: 'Ask for changes',
    approved: 'Approve',
    published: 'Say where it is published',
    withdrawn: 'Take back',
  } satisfies Record<Step, string>,
  note: 'A sentence with it',
  notePlaceholder: 'The rates are those of November',
  address: 'Address of the published page',
  addressHint: 'With https:// in front',
  addressError: 'Give the whole address, such as https://www.example.com/cards',
  date: 'Published on',
  take: (step: Step) => texts.does[step],
  done: (step: Step) => `The page is now: ${texts.states[step].toLowerCase()}`,

  notApproved: (state: string) =>
    `The state of this page is “${state}”. Nobody has approved it as it is now.`,
  faceNotApproved: (locale: Locale, state: string) =>
    `The state of the ${languageNames[locale]} page is “${state}”. Nobody has approved it as it is now.`,
} as const
