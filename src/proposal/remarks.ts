import { inBrackets, ofWork } from './signs-of-work.ts'
import { toneOfLine } from './tone-of-line.ts'
import { weighSigns } from './weigh-signs.ts'

/** Whether a line bears a sign that only those have who work on a page. */
export function isOfWork(text: string): boolean {
  return weighSigns(text, ofWork) >= enough
}

export function isSaidInBrackets(text: string): boolean {
  return weighSigns(text, inBrackets) >= enough
}

/** In brackets, or behind "Note:", a little of it tells. */
export function isHalfRemark(text: string): boolean {
  return text.length <= longest && toneOfLine(text) > maybe
}

const enough = 3
const maybe = 20
const longest = 400
