import { directionOf } from '#base/locale.ts'
import { isHeader, type Layout } from '#layout/layout.ts'

/**
 * Where the bar of a section floats: above it, where the section before it ends. A header is too low to hold it and its
 * word mark is never covered: its own bar hangs below it, and that of what follows stands inside.
 */
export function barPlace({ components }: Layout, instanceId: string): 'above' | 'inside' | 'below' {
  const index = components.findIndex((each) => each.instanceId === instanceId)
  if (isHeader(components[index]?.code ?? '')) return 'below'
  const previous = components[index - 1]
  return !previous || isHeader(previous.code) ? 'inside' : 'above'
}

/** On the side where lines of the page end: headings and word marks begin at the other one, and of two pages at both. */
export function barSide({ locale }: Layout, faces: number): 'left' | 'right' | 'middle' {
  if (faces > 1) return 'middle'
  return directionOf(locale) === 'rtl' ? 'left' : 'right'
}
