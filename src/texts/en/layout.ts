import type { PageNameError } from '#layout/page-name.ts'
import type { LayoutError } from '#layout/rules.ts'

/** Which layout rule a page breaks, in the words of the specification. */
export function describeLayoutError({ type, instanceIds }: LayoutError): string {
  switch (type) {
    case 'EMPTY_LAYOUT':
      return 'Layout must contain at least one component'
    case 'DUPLICATE_INSTANCE_ID':
      return `Duplicate instance IDs found: ${instanceIds.join(', ')}`
    case 'MULTIPLE_HEADERS':
      return 'Only one header is allowed. Please remove duplicate headers.'
    case 'MULTIPLE_FOOTERS':
      return 'Only one footer is allowed. Please remove duplicate footers.'
    case 'BRAND_MISMATCH':
      return 'Brand mismatch detected: Cannot mix Emirates NBD header with Emirates Islamic footer (or vice versa). Please use matching brand components.'
  }
}

/** Why a page name cannot be used for an export, in the words of the specification. */
export const pageNameErrors: Record<PageNameError, string> = {
  empty: 'Please enter a page name',
  'off-pattern': 'Page name must be lowercase with hyphens only (e.g., emirati-credit-card)',
}
