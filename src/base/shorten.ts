/** As much of a text as may be shown, with `…` where it is longer. Never half a character. */
export function shorten(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text
  return `${text.slice(0, maxCharacters - 1).replace(/[\ud800-\udbff]$/, '')}…`
}
