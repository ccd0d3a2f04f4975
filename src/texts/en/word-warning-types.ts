/**
 * The kinds of warnings about words: those that a page should not go out with, those to think about, what must stand on the page
 * and has no wording, and that nobody knows what must.
 */
export const wordWarningTypes = {
  blocking: 'FORBIDDEN_WORDS',
  doubtful: 'DOUBTFUL_WORDS',
  noWording: 'NOTICE_WORDING_MISSING',
  noProduct: 'PRODUCT_UNKNOWN',
} as const

type Typed = { type?: string | undefined }

/** What rules say of a page, and what it is about. */
export function isRuleWarning({ type }: Typed): boolean {
  return Object.values<string | undefined>(wordWarningTypes).includes(type)
}

/** Of words that are to be changed, or missing. */
export function isWordWarning(warning: Typed): boolean {
  return isRuleWarning(warning) && !isProductWarning(warning)
}

export function isBlockingWarning({ type }: Typed): boolean {
  return type === wordWarningTypes.blocking || type === wordWarningTypes.noWording
}

export function isProductWarning({ type }: Typed): boolean {
  return type === wordWarningTypes.noProduct
}
