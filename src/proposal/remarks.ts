import { asked, said } from './signs-of-remarks.ts'
import { inBrackets, ofWork } from './signs-of-work.ts'
import { weighSigns } from './weigh-signs.ts'

/** What one colleague says to another: in brackets, or behind "Note:", a little of it tells, in a sentence more. */
const enough = 3
const half = 2

/**
 * Whether a sentence is a remark of whoever wrote the document: somebody who says "I", people and departments that have said or
 * want something, the document and its parts, what is not done yet, and what a colleague is to do. Nobody says all that to a customer.
 * `isOwnVoice`: who speaks of himself there is no colleague.
 */
export function isRemark(text: string, isOwnVoice = false): boolean {
  if (weighSigns(text, ofWork) >= enough) return true
  return !isOwnVoice && text.length <= longest && scoreRemark(text) >= enough
}

export function isSaidInBrackets(text: string): boolean {
  return weighSigns(text, inBrackets) >= enough
}

export function isHalfRemark(text: string): boolean {
  return text.length <= longest && scoreRemark(text) >= half
}

const longest = 400

function scoreRemark(text: string): number {
  if (/^\s*["“«]/.test(text)) return 0
  const told = text.replace(/[^.!?؟\n]*[?؟]/g, '')
  return weighSigns(text, asked) + weighSigns(told, said)
}

/** A page whose writer speaks of himself throughout, as a shop of one person has. */
export function isOfOnePerson(texts: readonly string[]): boolean {
  const own = texts.filter(
    (text) => !/[?؟]/.test(text) && /(?<!\p{L})I(?:['’](?:m|d|ve|ll))?(?!['’.\p{L}])/u.test(text),
  )
  return own.length > 4 && own.length * 8 > texts.length
}
