import { createInstance } from '#layout/instance-id.ts'
import type { Draft } from './draft.ts'
import { addInstance, duplicateInstance } from './draft-operations.ts'

/** For tests and benches: one more of a component, with the id that is next. */
export function addNew(draft: Draft, code: string, at: string): Draft {
  return addInstance(draft, createInstance(draft.layout.components, code, at))
}

/** For tests: a copy with the id that is next. */
export function duplicateNew(draft: Draft, instanceId: string, at: string): Draft {
  const { components } = draft.layout
  const code = components.find((each) => each.instanceId === instanceId)?.code ?? ''
  return duplicateInstance(draft, instanceId, createInstance(components, code, at))
}
