import { westernDigits } from '#base/western-digits.ts'
import type { Field } from '#catalogue/manifest.ts'
import { isBlank } from '#content/content.ts'
import { segmentsOf, withReplacements } from '#content/draft/search/segments.ts'
import { sayingsOf } from '#figures/sayings.ts'
import { newFigureOf } from './changed-lines.ts'
import { type Known, keyOf } from './known.ts'
import { type Trace, traceText } from './trace-text.ts'

/** A trace in one of the texts of a value; `segment` counts its texts and addresses, from 0. */
export type ValueTrace = Trace & { segment: number }

/** Addresses say nothing, and what nobody writes neither. */
export function traceValue(definition: Field, value: string | string[], known: Known): ValueTrace[] {
  if (definition.type === 'url' || definition.fixed !== undefined || isBlank(value)) return []
  const hasLabel = definition.type === 'number' || definition.role === 'figure'
  return segmentsOf(definition, value).flatMap(({ kind, text }, segment) =>
    kind === 'text' ? traceText(text, known, { hasLabel }).map((trace) => ({ ...trace, segment })) : [],
  )
}

/** The value with the new figure in place of an old one; nothing where that cannot be written for certain. */
export function putNewFigure(
  definition: Field,
  value: string | string[],
  trace: ValueTrace,
): string | string[] | undefined {
  if (trace.source !== 'earlier' || !trace.saying) return undefined
  const next = newFigureOf(trace.changed, trace.saying)
  const written = next && writeLike(trace.text, next.text, keyOf(next))
  if (!written) return undefined
  const { at, old, by } = written
  const range = { start: trace.from + at, end: trace.from + at + old.length }
  return withReplacements(definition, value, [{ segment: trace.segment, ranges: [range], by }])
}

/**
 * The number among the old words, and the new one in the same kind of digits; only where the words with it are read as the
 * new figure.
 */
function writeLike(words: string, next: string, key: string) {
  const [digits] = number.exec(next) ?? []
  const [found, ...others] = words.matchAll(numbers)
  if (digits === undefined || !found || others.length > 0) return undefined
  const [old] = found
  const plain = toWestern(digits)
  const grouped = plain.replace(/^\d{4,}/, (whole) => Number(whole).toLocaleString('en'))
  const full = key.slice(0, key.indexOf(' '))
  const forms = [...new Set([plain, grouped, full, Number(full).toLocaleString('en')])]
  const isArabic = /[٠-٩]/.test(old)
  const [by] = forms
    .map((form) => (isArabic ? toArabic(form) : form))
    .filter((form) => reads(words.replace(old, form), key))
    .sort((one, other) => likest(one, other, old))
  return by === undefined ? undefined : { at: found.index, old, by }
}

/** As the old number: with commas where it had some. */
function likest(one: string, other: string, first: string): number {
  const isGrouped = /[,٬]/.test(first)
  return Number(/[,٬]/.test(other) === isGrouped) - Number(/[,٬]/.test(one) === isGrouped)
}

function reads(words: string, key: string): boolean {
  const [only, ...others] = sayingsOf(words)
  return only !== undefined && others.length === 0 && keyOf(only) === key
}

const number = /[\d٠-٩]+(?:[.,٫٬][\d٠-٩]+)*/
const numbers = new RegExp(number, 'g')

function toWestern(text: string): string {
  return westernDigits(text).replace(/٫/g, '.').replace(/[,٬]/g, '')
}

function toArabic(text: string): string {
  return text
    .replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
    .replace(/\./g, '٫')
    .replace(/,/g, '٬')
}
