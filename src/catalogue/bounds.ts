import type { Field } from './manifest.ts'

/** How much a value may hold, of what; a number itself has no unit. A least of nothing is none. */
export type Bounds = { least?: number; most?: number; unit?: 'characters' | 'entries' }

export function boundsOf({ type, min, max, minItems, maxItems }: Field): Bounds {
  if (type === 'array') return { ...between(minItems, maxItems), unit: 'entries' }
  if (type === 'number') return between(min, max)
  return { ...between(min, max), unit: 'characters' }
}

function between(least: number | undefined, most: number | undefined): Bounds {
  return { ...(least && { least }), ...(most !== undefined && { most }) }
}
