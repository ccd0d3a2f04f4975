import { type Slot, valueAt } from '../../slots.ts'
import type { FieldValue } from '../../values/field-value.ts'
import type { Draft, InstanceDraft } from '../draft.ts'

/** What stands in the same place of the other face, whose items are the same; nothing on a page of one language. */
export function oppositeAt({ other }: Draft, instanceId: string, slot: Slot): FieldValue | undefined {
  if (!other) return undefined
  const instance = Object.hasOwn(other.content, instanceId) ? other.content[instanceId] : undefined
  return valueAt(instance ?? nothing, slot)
}

const nothing: InstanceDraft = { fields: {}, items: [] }
