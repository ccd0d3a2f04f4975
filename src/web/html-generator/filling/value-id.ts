import type { FindingPlace } from '#checks/finding.ts'

/** The id of the element with a value that was read. */
export function valueId({ instanceId, item, field }: FindingPlace): string {
  return ['value', instanceId, item, field].filter((part) => part !== undefined).join('-')
}
