import { type Instance, isFooter, isHeader } from '#layout/layout.ts'
import { type LayoutErrorType, validateLayout } from '#layout/rules.ts'

/** Words for people, and the section that the fault came with. */
export type LayoutFault = { message: string; instanceId: string }

/** What is wrong with headers and footers, each with the one that was added last. */
export function findLayoutFaults(components: readonly Instance[]): LayoutFault[] {
  return validateLayout(components).flatMap(({ type, message }) => {
    const latest = findLatest(components.filter(({ code }) => isMeant[type]?.(code)))
    return latest ? [{ message, instanceId: latest.instanceId }] : []
  })
}

const isMeant: Partial<Record<LayoutErrorType, (code: string) => boolean>> = {
  MULTIPLE_HEADERS: isHeader,
  MULTIPLE_FOOTERS: isFooter,
  BRAND_MISMATCH: (code) => isHeader(code) || isFooter(code),
}

function findLatest(instances: readonly Instance[]): Instance | undefined {
  return instances.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt)).at(-1)
}
