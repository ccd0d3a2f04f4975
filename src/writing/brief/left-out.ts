import { quoteShort } from '#base/shorten.ts'
import type { UnsafeReason } from '../draft-writer/unsafe.ts'
import type { NoteKind } from './internal-notes.ts'

/** A line of a brief that stands in no text, and why. */
export type LeftOut = { line: string; reason: LeftOutReason }

export type LeftOutReason =
  | NoteKind
  | UnsafeReason
  | 'question'
  | 'beside-question'
  | 'unfinished'
  | 'bare-figure'
  | 'unread-figure'
  | 'no-footnote'
  | 'context'
  | 'unfollowed'
  | 'asked'
  | 'said-already'
  | 'too-long'
  | 'no-name'
  | 'behind-name'
  | { contradicts: string }

/** What people are told of each: the line, and why it stands nowhere. */
export function describeLeftOut(leftOut: readonly LeftOut[]): string[] {
  return leftOut.map(({ line, reason }) =>
    typeof reason === 'object'
      ? `Left out both until one is chosen, they say different figures of one thing: ${quoteShort(line)} and ${quoteShort(reason.contradicts)}`
      : `Left out, ${reasons[reason]}: ${quoteShort(line)}`,
  )
}

const reasons: Record<Exclude<LeftOutReason, object>, string> = {
  note: 'it is a note among colleagues and no message',
  unconfirmed: 'it is not confirmed yet',
  question: 'it is a question and no message',
  'beside-question': 'it stands with a question among colleagues',
  unfinished: 'it ends before it says what it is about',
  'bare-figure': 'it does not say what its figures count',
  'unread-figure': 'its figure cannot be read for certain; write it in full, with its unit',
  'no-footnote': 'its asterisk leads to no line that says the condition',
  context:
    'additional context and instructions choose and are never quoted; what customers are to read belongs in the key messages',
  unfollowed: 'this writer cannot follow it',
  asked: 'as the brief asks not to mention it',
  'said-already': 'another message says it already',
  'too-long': 'it is longer than a text of a page; say it in shorter sentences',
  'no-name':
    'it does not fit after “for” in a sentence; name the people as they would stand there, in 60 characters at most',
  'behind-name': 'texts say the name before it alone; make it a key message to have it told',
  instruction: 'it is an order to the writer and no message',
  markup: 'it holds markup',
  address: 'it holds an address',
  claim: 'it makes a claim that may not be published',
  'yearly-basis': 'it gives a rate without its yearly basis',
  'islamic-term': 'it uses a term that Islamic banking does not',
  personal: 'it holds personal data',
}
