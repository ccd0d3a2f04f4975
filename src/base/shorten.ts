/** As much of a text as a message quotes, with `…` where it is longer. Never half a character. */
export function shorten(text: string, maxCharacters = 60): string {
  if (text.length <= maxCharacters) return text
  return `${text.slice(0, maxCharacters - 1).replace(/[\ud800-\udbff]$/, '')}…`
}

/** Words of people in a message: on one line, cut where they are long. */
export function quoteShort(text: string): string {
  return `“${shorten(text.replace(/\s+/g, ' ').trim(), longestQuote)}”`
}

const longestQuote = 160
