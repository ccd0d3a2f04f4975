import type { NewInstance, Placement } from './layout.ts'

/** One more instance of `code`, with an id that none of these has. */
export function createInstance(
  components: readonly Placement[],
  code: string,
  createdAt: string,
): NewInstance {
  return { instanceId: nextInstanceId(components, code), code, createdAt }
}

/**
 * The id for one more instance of `code`: the first three letters and a number of four digits, one more
 * than this code's highest on the page. Codes that share their letters skip each other's numbers.
 */
export function nextInstanceId(components: readonly Placement[], code: string): string {
  const prefix = prefixOf(code)
  const taken = new Set(components.map(({ instanceId }) => instanceId))

  let number = highestNumber(components, code) + 1
  while (taken.has(format(prefix, number))) number++
  return format(prefix, number)
}

/** Foreign codes may hold anything; ids hold letters and digits. */
function prefixOf(code: string): string {
  const letters = code
    .slice(0, 3)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
  return letters || 'SEC'
}

function format(prefix: string, number: number): string {
  return `${prefix}-${String(number).padStart(4, '0')}`
}

function highestNumber(components: readonly Placement[], code: string): number {
  let highest = 0
  for (const placed of components) {
    if (placed.code === code) highest = Math.max(highest, numberOf(placed.instanceId))
  }
  return highest
}

/** Ids that came from elsewhere may end in anything: only what we would count to ourselves is a number. */
function numberOf(instanceId: string): number {
  return Number(/-(\d{4,9})$/.exec(instanceId)?.[1] ?? 0)
}
