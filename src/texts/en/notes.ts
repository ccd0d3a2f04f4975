import { quoteShort } from '#base/shorten.ts'
import { labelOf } from '#catalogue/lookup.ts'
import type { Note } from '#content/values/note.ts'
import { languageNames } from './language-names.ts'

/** What a writer tells people, with the name of the value that it is about unless they see that: `beside`. */
export function describeNote(note: Note, beside?: string): string {
  const field = 'field' in note ? note.field : undefined
  const label = field === undefined || field === beside ? '' : `${labelOf(field)}: `
  return `${label}${wordsOf(note)}`
}

function wordsOf(note: Note): string {
  switch (note.kind) {
    case 'text':
      return note.text
    case 'needs-figure':
      return 'needs a figure'
    case 'left-empty':
      return 'left empty'
    case 'nothing-written':
      return 'nothing was written'
    case 'not-valid':
      return 'is not valid'
    case 'too-long':
      return `${note.excess} over the limit of ${note.max}`
    case 'too-short':
      return `${note.lack} under the least of ${note.min}`
    case 'too-many-entries':
      return `${note.count} entries, at most ${note.max}`
    case 'too-few-entries':
      return `${note.count} entries, at least ${note.min}`
    case 'not-a-number':
      return `not a number${boundsOf(note)}`
    case 'wrong-language':
      return `not in ${languageNames[note.locale]}`
    case 'foreign-figure':
      return `${note.figure} is not in the brief`
    case 'quoted-notes':
      return `“${note.words}” quotes the additional context, which is not for customers`
    case 'claim':
      return `“${note.words}” may not be published`
    case 'no-fact':
      return 'Left empty: the brief holds no further fact that belongs here.'
    case 'no-room':
      return `No room here for the whole of it, with its conditions: ${quoteShort(note.line)}`
    case 'parted':
      return `${note.figure} stands without what belongs to it: ${quoteShort(note.line)}`
    case 'no-further-figure':
      return 'Needs a figure: the brief holds no further one that fits here.'
    case 'no-figure-label':
      return 'Needs a label: the brief does not say in few words what this figure counts.'
    case 'no-answer':
      return 'Needs an answer: the brief does not hold one to this question.'
    case 'no-quote':
      return 'An approved quote or name is to be added by a person.'
    case 'no-name':
      return 'Needs the product name: this writer cannot say the topic as it stands. Begin it with the name, in the language of the page.'
    case 'no-product-name':
      return 'Needs the product name: the brief names none for this card.'
    case 'not-translated':
      return `Needs a translation, left out here: “${note.text}”${note.reason ? `. ${untranslated[note.reason]}` : ''}`
    case 'accepted-for':
      return `Accepted for a text that differs: read what does. It was ${quoteShort(note.text)}`
    case 'left-out':
      return `Left out, ${leftOut[note.reason]}: ${quoteShort(note.line)}`
    case 'contradiction':
      return `Left out both until one is chosen, they say different figures of one thing: ${quoteShort(note.line)} and ${quoteShort(note.other)}`
    case 'brief-too-long':
      return `Left out: this writer reads ${note.statements} statements and ${note.characters.toLocaleString('en')} characters of key messages, and the brief holds more.`
  }
}

const untranslated = {
  figures: 'It was said before with other figures, and these cannot be put in for certain.',
  markup: 'It was said before with other links or marks.',
} as const

function boundsOf({ min, max }: { min?: number | undefined; max?: number | undefined }): string {
  if (min === undefined && max === undefined) return ''
  return ` from ${min ?? 'any'} to ${max ?? 'any'}`
}

/** Why a line of a brief stands in no text. */
export function describeReason(reason: Extract<Note, { kind: 'left-out' }>['reason']): string {
  return leftOut[reason]
}

const leftOut: Record<Extract<Note, { kind: 'left-out' }>['reason'], string> = {
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
  over: 'its last day is over',
}
