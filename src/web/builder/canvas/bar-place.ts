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
