/** Undefined when the text is no JSON; a schema then says what is missing. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(withoutMark(text))
  } catch {
    return undefined
  }
}

/** Some editors put a byte-order mark in front of what they save. */
export function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}
