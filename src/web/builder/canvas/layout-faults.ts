import type { Instance } from '#layout/layout.ts'
import { type LayoutError, validateLayout } from '#layout/rules.ts'

/** What is wrong, and the section that the fault came with. */
export type LayoutFault = { error: LayoutError; instanceId: string }

/** What is wrong with headers and footers, each with the one that was added last. */
export function findLayoutFaults(components: readonly Instance[]): LayoutFault[] {
  return validateLayout(components).flatMap((error) => {
    if (error.type === 'DUPLICATE_INSTANCE_ID') return []
    const latest = findLatest(components.filter(({ instanceId }) => error.instanceIds.includes(instanceId)))
    return latest ? [{ error, instanceId: latest.instanceId }] : []
  })
}

function findLatest(instances: readonly Instance[]): Instance | undefined {
  return instances.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt)).at(-1)
}
