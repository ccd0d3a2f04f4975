import { brandOf, isFooter, isHeader, type Placement } from './layout.ts'

export const layoutErrorTypes = [
  'EMPTY_LAYOUT',
  'DUPLICATE_INSTANCE_ID',
  'MULTIPLE_HEADERS',
  'MULTIPLE_FOOTERS',
  'BRAND_MISMATCH',
] as const

export type LayoutErrorType = (typeof layoutErrorTypes)[number]

export type LayoutError = { type: LayoutErrorType; message: string }

/** All layout rules that a page breaks, in the order of the specification. Empty means valid. */
export function validateLayout(components: readonly Placement[]): LayoutError[] {
  const headers = components.filter(({ code }) => isHeader(code))
  const footers = components.filter(({ code }) => isFooter(code))
  const duplicates = duplicateIds(components)
  const errors: LayoutError[] = []

  if (components.length === 0) {
    errors.push({ type: 'EMPTY_LAYOUT', message: 'Layout must contain at least one component' })
  }
  if (duplicates.length > 0) {
    const message = `Duplicate instance IDs found: ${duplicates.join(', ')}`
    errors.push({ type: 'DUPLICATE_INSTANCE_ID', message })
  }
  if (headers.length > 1) {
    const message = 'Only one header is allowed. Please remove duplicate headers.'
    errors.push({ type: 'MULTIPLE_HEADERS', message })
  }
  if (footers.length > 1) {
    const message = 'Only one footer is allowed. Please remove duplicate footers.'
    errors.push({ type: 'MULTIPLE_FOOTERS', message })
  }
  if (headers.some((header) => footers.some((footer) => brandOf(header.code) !== brandOf(footer.code)))) {
    errors.push({ type: 'BRAND_MISMATCH', message: brandMismatch })
  }
  return errors
}

const brandMismatch =
  'Brand mismatch detected: Cannot mix Emirates NBD header with Emirates Islamic footer (or vice versa). Please use matching brand components.'

function duplicateIds(components: readonly Placement[]): string[] {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const { instanceId } of components) {
    if (seen.has(instanceId)) twice.add(instanceId)
    seen.add(instanceId)
  }
  return [...twice]
}
