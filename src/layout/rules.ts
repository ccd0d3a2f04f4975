import { brandOf, isFooter, isHeader, type Placement } from './layout.ts'

export const layoutErrorTypes = [
  'EMPTY_LAYOUT',
  'DUPLICATE_INSTANCE_ID',
  'MULTIPLE_HEADERS',
  'MULTIPLE_FOOTERS',
  'BRAND_MISMATCH',
] as const

export type LayoutErrorType = (typeof layoutErrorTypes)[number]

/** `instanceIds` are the ids that are taken twice, or all headers and footers that do not go together. */
export type LayoutError = { type: LayoutErrorType; instanceIds: string[] }

/** All layout rules that a page breaks, in the order of the specification. Empty means valid. */
export function validateLayout(components: readonly Placement[]): LayoutError[] {
  const headers = components.filter(({ code }) => isHeader(code))
  const footers = components.filter(({ code }) => isFooter(code))
  const duplicates = duplicateIds(components)
  const errors: LayoutError[] = []

  if (components.length === 0) errors.push({ type: 'EMPTY_LAYOUT', instanceIds: [] })
  if (duplicates.length > 0) errors.push({ type: 'DUPLICATE_INSTANCE_ID', instanceIds: duplicates })
  if (headers.length > 1) errors.push({ type: 'MULTIPLE_HEADERS', instanceIds: idsOf(headers) })
  if (footers.length > 1) errors.push({ type: 'MULTIPLE_FOOTERS', instanceIds: idsOf(footers) })
  if (headers.some((header) => footers.some((footer) => brandOf(header.code) !== brandOf(footer.code)))) {
    errors.push({ type: 'BRAND_MISMATCH', instanceIds: idsOf([...headers, ...footers]) })
  }
  return errors
}

function idsOf(placements: readonly Placement[]): string[] {
  return placements.map(({ instanceId }) => instanceId)
}

function duplicateIds(components: readonly Placement[]): string[] {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const { instanceId } of components) {
    if (seen.has(instanceId)) twice.add(instanceId)
    seen.add(instanceId)
  }
  return [...twice]
}
