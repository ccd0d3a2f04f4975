import type { Span } from '#figures/figure.ts'

/** Whether a part of a line only makes sense with what it follows: "Terms apply", "Capped at AED 300". */
export function isCondition(part: string): boolean {
  return condition.test(part)
}

const condition =
  /^(?:terms|conditions|t ?& ?cs?|subject to|eligibility|min(?:imum)?\.? (?:spend|purchase|transaction)|max(?:imum)?\b|capped|cap\b|only (?:for|on|at|in|if)|valid|offer valid|excl(?:uding|udes|\.)|incl(?:uding|udes|\.)|whichever|applies|applicable|provided|as long as|unless|not valid|تطبق|وفق|حسب|بحد أ?اقصى|بحد أقصى|بشرط|يشترط|شامل|غير شامل|ساري)/i

/** The words of a statement that say when the rest of it holds; what it begins with is the thing itself. */
export function conditionsIn(statement: string): string[] {
  return conditionSpansIn(statement).map(({ text }) => text)
}

/** The same, each at its place. */
export function conditionSpansIn(statement: string): Span[] {
  return partsOf(statement).flatMap(({ from, text }, place): Span[] => {
    const words = text.trim()
    if (place > 0 && (isCondition(words) || opening.test(words))) return trimmed(from, text)
    const tail = within.exec(words)
    return tail ? trimmed(from + text.indexOf(words) + tail.index, tail[0]) : []
  })
}

function partsOf(statement: string): { from: number; text: string }[] {
  let from = 0
  const parts = [...statement.matchAll(parting)].map(({ index, 0: sign }) => {
    const part = { from, text: statement.slice(from, index) }
    from = index + sign.length
    return part
  })
  return [...parts, { from, text: statement.slice(from) }]
}

function trimmed(from: number, text: string): Span[] {
  const words = text.trim()
  const start = from + text.indexOf(words)
  return words === '' ? [] : [{ from: start, to: start + words.length, text: words }]
}

/** No comma within a figure, and no hyphen within a word. */
const parting = /[,،;؛](?=\s)|[()[\]]|\s[-–—|]+\s|\.\s/g

const opening =
  /^(?:min|minimum|if|when|on (?:a |an )?(?:min|spend|balance)|with (?:a |an )?(?:min|salary)|for (?:salar|new|existing|uae national)|لمن|عند|إذا|اذا|للعملاء|للمواطنين|الحد ال)|\sonly$|\sفقط$/i

/** From such a word to the end of its part. */
const within =
  /(?:\s(?:if|when|once|provided|unless|as long as|subject to|capped at|on (?:a )?(?:min(?:imum)?\.? )?spend(?:s|ing)? (?:of|above|over)|(?:for|with) (?:a |an )?(?:(?:min(?:imum)?|monthly) )*salar(?:y|ies)|with (?:a )?min(?:imum)?)(?=\s)|\s(?:بشرط|شرط|عند|إذا|اذا|بحد أقصى|بحد اقصى|بحد أدنى|بحد ادنى|لمن|للرواتب|لرواتب)(?=\s)).*$/iu
