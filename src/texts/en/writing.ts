import type { WritingScope } from '#content/writing/generation-plan.ts'

const fields = (count: number) => `${count} ${count === 1 ? 'field' : 'fields'}`
const seconds = (count: number) =>
  count < 60 ? `${count} s` : `${Math.floor(count / 60)} min ${count % 60} s`
const soFar = (completed: number, total: number) =>
  `${completed} of ${fields(total)} ${completed === 1 ? 'is' : 'are'} done, and nothing is lost.`

/** Every word about texts being written for a page, in English. Those in the specification stand as written there. */
export const texts = {
  fieldFailed: 'Failed to generate content',
  itemFailed: 'Failed to generate item content',
  /** Items count from 1. */
  item: (item: number) => `Item ${item}`,

  progress: {
    title: 'Generating Content...',
    hint: 'Please wait, this may take 30-60 seconds...',
    label: 'Fields done',
    completed: (completed: number, total: number) => `${completed}/${total} fields`,
    percent: (percent: number) => `${percent}%`,
    now: 'Writing now',
    /** Items count from 1. */
    nowItem: (item: number, count: number) => `Item ${item} of ${count}`,
    nowItemField: (item: number, count: number, label: string) => `Item ${item} of ${count}, ${label}`,
    elapsed: (elapsed: number) => `${seconds(elapsed)} so far`,
    left: (left: number) => `about ${seconds(left)} left`,
    failures: (count: number) => `${fields(count)} could not be written`,
    waits: (left: number) => `The server asks for patience: going on in ${seconds(left)}`,
    latest: 'Just written',
    place: (section: string, label: string) => `${section} · ${label}`,
    cancel: 'Cancel',
  },

  announced: {
    known: (count: number) =>
      count === 1
        ? '1 text was known and waits to be read.'
        : `${count} texts were known and wait to be read.`,
    started: (completed: number, total: number) =>
      `Generating content. ${completed} of ${fields(total)} ${completed === 1 ? 'is' : 'are'} done.`,
    quarter: (percent: number, completed: number, total: number) =>
      `${percent}%, ${completed} of ${fields(total)}`,
    ended: 'All content is generated.',
    untranslated: (count: number) =>
      `${count === 1 ? '1 text' : `${count} texts`} could not be translated and stay empty. Look at one to see why.`,
    endedWith: (failures: number, scope: WritingScope) =>
      `Generating is done. ${fields(failures)} could not be written.${scope === 'untouched' ? ' Where there was a text before, it stays.' : ''}`,
  },

  stopped: {
    title: 'Failed to generate content. Please try again.',
    /** When the server gives no reason of its own. */
    reasons: {
      'sign-in': 'Your sign-in is no longer valid.',
      'daily-cap': "Today's calls are used up.",
      away: 'The server cannot be reached.',
      busy: 'The server asks to be left alone for more than ten minutes. Please go on later.',
      unreachable: 'The model server cannot be reached.',
      credentials: 'The model server refuses our key. Please tell your administrator.',
      'too-long': 'The brief is longer than the writer takes. Please shorten it.',
      left: 'The page was left.',
      conflict:
        'This page was changed or deleted in another tab, so it cannot be saved any longer. Close this, and choose above the page what is to be kept.',
      broken: 'Something went wrong in this tab.',
    },
    soFar,
    resume: 'Resume',
    close: 'Close',
    brief: 'Open the brief',
    signIn: 'Sign in',
    notSaved: 'This page could not be saved, so signing in now would lose work. Please export it first.',
  },
  cancelled: (completed: number, total: number) => `Stopped. ${soFar(completed, total)}`,
  offer: (completed: number, total: number) =>
    `Generating content was interrupted. ${soFar(completed, total)}`,
  nothingToResume: 'There is nothing to go on with on this page.',
} as const
