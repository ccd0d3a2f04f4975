import type { TaskRefusal } from '#writing/find-task.ts'
import type { PromptLength, WritingFailure } from '#writing/writer.ts'

const parts: Record<PromptLength['longest']['part'], string> = {
  topic: 'the topic',
  audience: 'the audience',
  'key-messages': 'the key messages',
  'additional-context': 'the additional context',
  instructions: 'the instructions for this section',
  'other-texts': 'the other texts of this section',
}

const count = (number: number) => number.toLocaleString('en')

/** Why no text is written, as the server tells whoever asked for one, in English. */
export const texts = {
  failures: {
    refused: 'The model refused to write this. Please change the brief.',
    timeout: 'The model took too long. Please try again.',
    'rate-limited': 'The model has too much to do. Please try again in a while.',
    'provider-error': 'The model server reported an error. Please try again, or tell your administrator.',
    unreachable: 'The model server cannot be reached. Please try again, or tell your administrator.',
    'unusable-answer': 'The model gave an answer that cannot be used. Please try again.',
    credentials: 'The model server refused our key. Please tell your administrator.',
    cancelled: 'The call was cancelled.',
    'too-long': 'The brief is too long for a model. Please shorten it.',
  } satisfies Record<WritingFailure['reason'], string>,
  sorting: {
    'no-model': 'No model is configured here, so no document can be sorted by one.',
    refused: 'The model refused to sort this document.',
    'too-long': 'This document is too long for a model.',
  },
  tooLong: ({ characters, longest }: PromptLength, most: number) =>
    `The brief, with what belongs to this text, is ${count(characters)} characters long; a model is sent ${count(most)} at most. Please shorten ${parts[longest.part]} first (${count(longest.characters)} characters).`,
  spentDay: (most: number, what: 'calls' | 'tokens', seconds: number) => {
    const minutes = Math.ceil(seconds / 60)
    const time = minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
    return `Today's ${count(most)} ${what} are used up. The count starts again in ${time}, at 00:00 UTC.`
  },
  lostCounts:
    "Today's calls cannot be counted just now. Please go on in a while, or tell your administrator.",
  callers: {
    'accounts-away':
      'Sign-ins cannot be checked just now. Please go on in a while, or tell your administrator.',
    'no-token': 'Please sign in to have texts written.',
    'bad-token': 'This sign-in is not valid here. Please sign in again.',
    expired:
      "This sign-in is more than 24 hours old. Please sign in again. If you have just done so, your computer's clock is behind the server's: please set it right first.",
    clock:
      "Your computer's clock is wrong: it is ahead of the server's. Please set it right and sign in again.",
  },
} as const

/** What of a request for a text the catalogue does not know. */
export function describeTaskRefusal(refusal: TaskRefusal): string {
  const { code } = refusal
  switch (refusal.reason) {
    case 'no-component':
      return `There is no component "${code}".`
    case 'no-field':
      return `${code} has no field "${refusal.name}".`
    case 'no-column':
      return `${code} has no column "${refusal.name}".`
    case 'not-written':
      return `${code} ${refusal.name} is not a value that is written.`
  }
}
