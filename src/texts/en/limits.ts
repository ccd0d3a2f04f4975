import { type Bounds, boundsOf } from '#catalogue/bounds.ts'
import type { Field, ItemsDefinition } from '#catalogue/manifest.ts'

/** What stands for the limits of a column that nobody writes. */
export const fixedLimits = 'Set by the page'

/** The limits of a field, such as "10–70 characters" or "3–6 entries"; empty when there are none. */
export function limitsOf(field: Field): string {
  return field.fixed ? fixedLimits : sayBounds(boundsOf(field))
}

/** The row limits: "3–20 items" or "exactly 3 items". */
export function rowLimitsOf({ minRows, maxRows }: ItemsDefinition): string {
  return minRows === maxRows ? `exactly ${minRows} items` : `${minRows}–${maxRows} items`
}

function sayBounds({ least, most, unit }: Bounds): string {
  const range = least === undefined ? `up to ${most}` : `${least}–${most}`
  const bounds = most === undefined ? least && `at least ${least}` : range
  return bounds ? [bounds, unit].filter(Boolean).join(' ') : ''
}
