/** What a terminal obeys, and what ends, hides or reverses a line where it is shown. None of it outside the first plane. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu

/** A text for one line of a terminal or log: what is no letter there is written out as in JSON, `\u001b`. */
export function printable(text: string): string {
  return text.replace(
    unprintable,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
