/** The kinds of warnings about words: those that a page should not go out with, and those to think about. */
export const wordWarningTypes = { blocking: 'FORBIDDEN_WORDS', doubtful: 'DOUBTFUL_WORDS' } as const

export function isWordWarning({ type }: { type?: string | undefined }): boolean {
  return type === wordWarningTypes.blocking || type === wordWarningTypes.doubtful
}
