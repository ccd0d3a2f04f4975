const directionMarks = /[\u2066-\u2069\u200e\u200f\u061c]/g

/** The text without the marks that turn its direction, which nobody sees. */
export function withoutDirectionMarks(text: string): string {
  return text.replace(directionMarks, '')
}

/** How long a text is to its readers: UTF-16 units of its NFC form, marks of direction not counted. */
export function visibleLength(text: string): number {
  return withoutDirectionMarks(text).normalize('NFC').length
}
