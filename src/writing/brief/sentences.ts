import { isCondition } from '#facts/condition.ts'
import { splitSentences } from '#figures/split-sentences.ts'
import { inBrackets } from './footnotes.ts'
import { findNote } from './internal-notes.ts'

/** The thoughts of a line: a condition stays with what it follows, and the answer with its question. */
export function sentencesOf(line: string): string[] {
  const whole: string[] = []
  for (const part of splitSentences(line)) {
    const last = whole.at(-1)
    if (last !== undefined && (isCondition(part) || /^\(.*\)\W*$/.test(part)))
      whole[whole.length - 1] = inBrackets(last, part)
    else if (
      last !== undefined &&
      (shortened.test(last) || isOneWord(part) || goesOn.test(part) || goesOnList(last, part))
    )
      whole[whole.length - 1] = `${last} ${part}`
    else if (last !== undefined && /[?؟]$/.test(last) && answer.test(part))
      whole[whole.length - 1] = `${last} ${part}`
    else if (part.trim() !== '') whole.push(part)
  }
  return whole
}

/** "For cos. under 12 months old": no sentence begins so, and in lower case. */
const goesOn = /^(?:under|over|above|below|aged?|who|whose|that|which|of|per|than|and|or)\s/

/** "Discount: 10% online; 15% for cardholders". */
function goesOnList(last: string, part: string): boolean {
  return /[;؛]$/.test(last) && /^(?:[A-Z]{3}\s?)?[\d٠-٩]/.test(part)
}

/** "No annual fee. Ever." */
function isOneWord(part: string): boolean {
  return /^\p{L}+[.!]*$/u.test(part) && findNote(part) !== 'note'
}

const shortened =
  /(?<![\p{L}\p{N}])(?:supp|suppl|addl|intl|govt|docs?|stmts?|pymts?|eq|equiv|approx|est)\.$/iu
const answer = /^(?:no|yes|nope|yep|yeah|لا|نعم|اي|ايوه)(?!\p{L})/iu
