import { escapeHtml } from '#base/escape-html.ts'

/** A text for the inside of an element or an attribute, without what XML 1.0 (2.2) has no way to write. */
export function xmlText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
  return escapeHtml(text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''))
}
