import type { Placement } from './layout.ts'

/**
 * The id for one more instance of `code`: the first three letters and a number of four digits, one more
 * than this code's highest on the page. Codes that share their letters skip each other's numbers.
 */
export function nextInstanceId(components: readonly Placement[], code: string): string {
  const prefix = code.slice(0, 3).toUpperCase()
  const taken = new Set(components.map(({ instanceId }) => instanceId))
  const own = components
    .filter((placed) => placed.code === code)
    .map(({ instanceId }) => numberOf(instanceId))

  let number = Math.max(0, ...own) + 1
  while (taken.has(format(prefix, number))) number++
  return format(prefix, number)
}

function format(prefix: string, number: number): string {
  return `${prefix}-${String(number).padStart(4, '0')}`
}

function numberOf(instanceId: string): number {
  return Number(/-(\d+)$/.exec(instanceId)?.[1] ?? 0)
}
