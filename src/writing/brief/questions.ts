import { foldText } from '../draft-writer/text.ts'
import { findNote } from './internal-notes.ts'

/** Whether a sentence asks, and not the customers: "Need cash fast?" leads on to an offer, "is fuel still in?" doubts one. */
export function asksColleagues(sentence: string): boolean {
  if (!/[?؟][\s!)]*$/.test(sentence)) return false
  // Of a text that is quoted it is asked whether it will do.
  const own = foldText(sentence.replace(/[«“"][^«»“”"]{1,80}[»”"]/g, ' '))
  return findNote(sentence) !== undefined || !customers.test(own)
}

/** For folded text. */
const customers =
  /\b(?:you|your|yourself|ur|u)\b|^(?:need|want|looking|ready|tired|got|love|hate|dream|short of|in a hurry|new to|why|how|still|\p{L}+ing)\b|(?:^|\s)(?:تبحث|تبي|تريد|ترغب|تحتاج|تفكر|تخطط|تحب|تسافر|محتاج|مستعد|ناوي|لماذا|ليش|كيف)(?!\p{L})|\p{L}{2}كم?(?!\p{L})/u
