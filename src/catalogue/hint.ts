import type { Field, ItemsDefinition } from './manifest.ts'

/** What stands for the limits of a column that nobody writes. */
export const fixedLimits = 'Set by the page'

/** The limits of a field for people, such as "10–70 characters" or "3–6 entries"; empty when there are none. */
export function limitsOf(field: Field): string {
  if (field.fixed) return fixedLimits
  if (field.type === 'array') return range(field.minItems, field.maxItems, 'entries')
  if (field.type === 'number') return range(field.min, field.max, '')
  return range(field.min, field.max, 'characters')
}

/** The row limits for people: "3–20 items" or "exactly 3 items". */
export function rowLimitsOf({ minRows, maxRows }: ItemsDefinition): string {
  return minRows === maxRows ? `exactly ${minRows} items` : `${minRows}–${maxRows} items`
}

function range(min: number | undefined, max: number | undefined, unit: string): string {
  if (max === undefined) return min ? `at least ${min} ${unit}`.trim() : ''
  const bounds = min ? `${min}–${max}` : `up to ${max}`
  return `${bounds} ${unit}`.trim()
}
