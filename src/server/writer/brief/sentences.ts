import { splitSentences } from '#figures/split-sentences.ts'
import { inBrackets } from './footnotes.ts'

/** The thoughts of a line: a condition stays with what it follows, and the answer with its question. */
export function sentencesOf(line: string): string[] {
  const whole: string[] = []
  for (const part of splitSentences(line)) {
    const last = whole.at(-1)
    if (last !== undefined && condition.test(part)) whole[whole.length - 1] = inBrackets(last, part)
    else if (last !== undefined && /[?؟]$/.test(last) && answer.test(part))
      whole[whole.length - 1] = `${last} ${part}`
    else if (part.trim() !== '') whole.push(part)
  }
  return whole
}

/** A part that only makes sense with what it follows. */
const condition =
  /^(?:terms|conditions|t ?& ?cs?|subject to|eligibility|min(?:imum)?\.? (?:spend|purchase|transaction)|max(?:imum)?\b|capped|cap\b|only (?:for|on|at|in|if)|valid|offer valid|excl(?:uding|udes|\.)|incl(?:uding|udes|\.)|whichever|applies|applicable|provided|as long as|unless|not valid|تطبق|وفق|حسب|بحد أ?اقصى|بحد أقصى|بشرط|يشترط|شامل|غير شامل|ساري)/i
const answer = /^(?:no|yes|nope|yep|yeah|لا|نعم|اي|ايوه)(?!\p{L})/iu
