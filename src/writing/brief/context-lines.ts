import { foldText } from '../draft-writer/text.ts'
import { otherBanks } from './note-words/english.ts'
import { sentencesOf } from './sentences.ts'
import { writeOut } from './shorthand.ts'
import { linesOfMessage } from './split-message.ts'

/**
 * What the additional context says of the product, sentence by sentence: no text quotes it, but a message that says
 * otherwise is in doubt. A doubt is one too ("since September?"); what once was, or is said of others, is none.
 */
export function linesOfContext(additionalContext: string): string[] {
  return linesOfMessage(additionalContext)
    .flatMap(({ text }) => sentencesOf(text))
    .map((sentence) => writeOut(sentence.replace(/[?؟]+/g, '').replace(/[!\s]+$/, '')))
    .filter((sentence) => sentence.length <= longest && !ofOthers.test(foldText(sentence)))
    .slice(0, most)
}

const most = 60
const longest = 600

/** For folded text. */
const ofOthers = new RegExp(
  `(?<!\\p{L})(?:${otherBanks})(?!\\p{L})|` +
    /\b(?:old|previous(?:ly)?|former(?:ly)?|used to|was|were|last (?:year|yr|month|week|time)|instead of|no longer|competitors?|other banks?|do not|don't|dont|never|avoid)\b|^not\b|\b(?:use|say|write|put|call it) ["'“‘«]|\b(?:no|not) ["'“‘«]|القديم|السابق|كانت?(?!\p{L})|بدل|المنافس|لا تذكر|لا تكتب/u
      .source,
  'u',
)
