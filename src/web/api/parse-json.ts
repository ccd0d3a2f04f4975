/** Undefined when the text is no JSON; a schema then says what is missing. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
