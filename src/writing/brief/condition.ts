/** Whether a part of a line only makes sense with what it follows: "Terms apply", "Capped at AED 300". */
export function isCondition(part: string): boolean {
  return condition.test(part)
}

const condition =
  /^(?:terms|conditions|t ?& ?cs?|subject to|eligibility|min(?:imum)?\.? (?:spend|purchase|transaction)|max(?:imum)?\b|capped|cap\b|only (?:for|on|at|in|if)|valid|offer valid|excl(?:uding|udes|\.)|incl(?:uding|udes|\.)|whichever|applies|applicable|provided|as long as|unless|not valid|تطبق|وفق|حسب|بحد أ?اقصى|بحد أقصى|بشرط|يشترط|شامل|غير شامل|ساري)/i
