import type { Place } from '#checks/finding.ts'

/** The id of the element with a value that was read. */
export function valueId({ instanceId, item, field }: Place): string {
  return ['value', instanceId, item, field].filter((part) => part !== undefined).join('-')
}
