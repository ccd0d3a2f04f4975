import type { Locale } from '#base/locale.ts'
import { languageNames } from './language-names.ts'

/** Words about what blocks a page and is waived, in English. */
export const texts = {
  title: 'Words that the page should not go out with',
  intro,
  introOf: (locale: Locale, count: number) => `In ${languageNames[locale]}. ${intro(count)}`,
  list: 'What blocks the page',
  change: 'Change the words',
  changeOf: (place: string) => `Change the words: ${place}`,
  reason: 'Why it may stand',
  reasonMissing: 'Please say why it may stand',
  sameReason: 'Use this reason for all',
  by: 'Your name',
  byMissing: 'Please enter your name',
  notVerified: 'Name not verified: nobody is signed in under it.',
  second: 'Name of a second person',
  secondHint: 'What the law asks for wants two people. This name is kept as not verified.',
  secondMissing: 'Please enter the name of another person',
  cancel: 'Cancel',
  waive: 'Waive and go on',
  waived: (count: number) => (count === 1 ? '1 finding is waived.' : `${count} findings are waived.`),

  /** Where it is shown. */
  waivedBy: ({ by, second, isVerified }: Named, when: string) =>
    `Waived by ${named(by, isVerified)}${second ? ` and ${named(second, false)}` : ''}, ${when}`,
  takeBack: 'Take back the waiver',
  tookBack: 'The waiver is taken back.',
} as const

function intro(count: number): string {
  return count === 1
    ? 'Change it, or answer for it: with your name, and why it may stand.'
    : `Change these ${count}, or answer for them: with your name, and why each may stand.`
}

type Named = { by: string; second?: string | undefined; isVerified: boolean }

function named(name: string, isVerified: boolean): string {
  return isVerified ? name : `${name} (name not verified)`
}
