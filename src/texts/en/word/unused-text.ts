import { shorten } from '#base/shorten.ts'
import type { ParseWarningType } from '#content/values/problem.ts'
import type { UnusedText, WhyUnused } from '#word/read/unused-text.ts'
import { listLines } from './lines.ts'
import { describePlace } from './places.ts'

/** Longer than this it is only told how long it is. */
const excerptLength = 160
/** Places name fields, and the authors of comments. */
const placeLength = 160

type Reason = {
  type: ParseWarningType
  /** What became of so many words, and what to do about it. */
  head: string
  advice: string
}

const reasons: Record<WhyUnused, Reason> = {
  outside: {
    type: 'UNUSED_TEXT',
    head: 'not used, because only the Value column is read',
    advice: 'Please move what the page needs to a Value cell, and delete the rest.',
  },
  label: {
    type: 'UNUSED_TEXT',
    head: 'not used: the names in the Field column and other words of the form were changed or translated, and the values that were found were known by their marks or data names',
    advice: 'Please check that each value stands where it should.',
  },
  'no-field': {
    type: 'UNUSED_TEXT',
    head: 'not used, because the component has no field of that name',
    advice:
      'Please move what the page needs to the Value cell of a field. If the name of a field was changed, please write the old one again.',
  },
  copied: {
    type: 'UNUSED_TEXT',
    head: 'not used, because they stand in a second section of the same instance ID',
    advice: 'Please give the copy an ID of its own if the page needs it, or delete it.',
  },
  repeated: {
    type: 'UNUSED_TEXT',
    head: 'not used, because an earlier row is for the same value',
    advice: 'Please keep one of the rows.',
  },
  'not-shown': {
    type: 'UNUSED_TEXT',
    head: 'not used, because the cell only says whether something is shown',
    advice: 'Please write Shown or Hidden there.',
  },
  struck: {
    type: 'STRUCK_TEXT',
    head: 'struck through, and left out of the value, which is plain text',
    advice: 'Please delete them in Word, or take the line through them away if they are to stand.',
  },
  hidden: {
    type: 'HIDDEN_TEXT',
    head: 'hidden in Word, and not used',
    advice: 'Please show them in Word (Home, Font, Hidden) if the page needs them, or delete them.',
  },
  equation: {
    type: 'FORM_NOT_KEPT',
    head: 'in an equation of Word, and read as plain text',
    advice: 'Please check that these values read as they should, or write the equations as words.',
  },
  reading: {
    type: 'UNUSED_TEXT',
    head: 'not used, being only a guide to how other words are read',
    advice: 'Please write them into the Value cell as words if the page needs them.',
  },
  formula: {
    type: 'UNUSED_TEXT',
    head: 'not used, being the code of a field of Word that draws something',
    advice: 'Please write what the field shows into the Value cell as words.',
  },
  placeholder: {
    type: 'UNUSED_TEXT',
    head: 'not used, because Word takes them for the placeholder of an empty field',
    advice: 'Please type them into the field again if the page needs them.',
  },
  margin: {
    type: 'UNUSED_TEXT',
    head: "not used, because they stand in the header, the footer or the notes of Word's pages",
    advice: 'Please move what the page needs to a Value cell.',
  },
  embedded: {
    type: 'UNUSED_TEXT',
    head: 'not used, because they are in a file that stands inside the document',
    advice: 'Please paste what the page needs into a Value cell.',
  },
}

const embeddedFile = '(an embedded file)'

/** Words that were not used for one reason. */
export function describeUnusedText(why: WhyUnused, unused: readonly UnusedText[]) {
  const { type, head, advice } = reasons[why]
  const texts = unused.map(({ text, place }) => ({
    text: why === 'embedded' ? embeddedFile : text,
    place: describePlace(place),
  }))
  const count = texts.reduce((sum, { text }) => sum + countWords(text), 0)
  const lines = texts.map(
    ({ text, place }) => `${excerptOf(place, placeLength)}: “${excerptOf(text, excerptLength)}”`,
  )
  const words = count === 1 ? '1 word is' : `${count} words are`
  return { type, message: listLines(`${words} ${head}:`, lines, advice) }
}

/** One of them, for where it stands. */
export function describeUnusedHere({ why, text }: UnusedText): string {
  const { head, advice } = reasons[why]
  const words = why === 'embedded' ? embeddedFile : `“${excerptOf(text, excerptLength)}”`
  return `${words}: ${head}. ${advice}`
}

function countWords(text: string) {
  return text.match(/[^\s]+/g)?.length ?? 0
}

function excerptOf(text: string, longest: number) {
  return shorten(text.replace(/\s+/g, ' ').trim(), longest)
}
