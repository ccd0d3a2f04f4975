import { inBrackets, ofWork } from './signs-of-work.ts'
import { toneOfLine } from './tone-of-line.ts'
import { weighSigns } from './weigh-signs.ts'

/**
 * Whether a line is a remark of whoever wrote the document: it bears a sign that only those have who work on a page, or it sounds
 * surely like what colleagues say. `isOwnVoice`: who speaks of himself there is no colleague.
 */
export function isRemark(text: string, isOwnVoice = false): boolean {
  if (weighSigns(text, ofWork) >= enough) return true
  return !isOwnVoice && isLong(text) && toneOfLine(text) > (isQuestion(text) ? certainly : surely)
}

/** Whether running text sounds like what colleagues say; a title or the words of a button have too few words for that. */
export function soundsLikeRemark(text: string, isOwnVoice = false): boolean {
  return !isOwnVoice && isLong(text) && toneOfLine(text) > (isQuestion(text) ? surely : likely)
}

export function isSaidInBrackets(text: string): boolean {
  return weighSigns(text, inBrackets) >= enough
}

/** In brackets, or behind "Note:", a little of it tells. */
export function isHalfRemark(text: string): boolean {
  return text.length <= longest && toneOfLine(text) > maybe
}

const enough = 3
const [maybe, likely, surely, certainly] = [20, 10, 30, 50]
const longest = 400

/** Customers ask as well. */
function isQuestion(text: string): boolean {
  return /[?؟]\s*$/.test(text)
}

function isLong(text: string): boolean {
  return text.length <= longest && (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= fewestWords
}

const fewestWords = 5

/** A page whose writer speaks of himself throughout, as a shop of one person has. */
export function isOfOnePerson(texts: readonly string[]): boolean {
  const own = texts.filter(
    (text) => !/[?؟]/.test(text) && /(?<!\p{L})I(?:['’](?:m|d|ve|ll))?(?!['’.\p{L}])/u.test(text),
  )
  return own.length > 4 && own.length * 8 > texts.length
}
