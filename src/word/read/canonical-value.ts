import type { Field } from '#catalogue/manifest.ts'
import { listOf, textOf } from '#content/content.ts'
import { readNumber } from '#content/values/number.ts'
import { normalizeRichText } from '#content/values/rich-text.ts'

/**
 * A value as it comes back from a document in which nobody has touched it: what the writer writes and the
 * reader reads. The digests of marked values are of this form.
 */
export function canonicalValue(field: Field, value: string | string[] | undefined): string | string[] {
  if (field.type === 'array') return listOf(value).flatMap(linesOf)
  if (field.type === 'richtext') {
    const text = normalizeRichText(tidyText(normalizeRichText(textOf(value))))
    return isInvisible(text.replace(/<[^>]*>|&nbsp;/g, '')) ? '' : text
  }

  const text = tidyText(textOf(value)).replace(/\s*\n\s*/g, ' ')
  return field.type === 'number' ? (readNumber(text) ?? text) : text
}

function linesOf(entry: string): string[] {
  return entry
    .split('\n')
    .map(tidyText)
    .filter((line) => line !== '')
}

/** Spaces of every kind, and signs that only say how others are joined or directed. */
export function isInvisible(text: string): boolean {
  return /^[\s\p{Cf}\u115f\u1160\u2800\u3164]*$/u.test(text)
}

/** One kind of line end, no tabs, and none of the characters that XML cannot carry (XML 1.0, 2.2). */
export function tidyText(text: string): string {
  if (isInvisible(text)) return ''
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(forbiddenInXml, '')
    .trim()
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be removed
const forbiddenInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
