const pattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** As long as a file's name may get of it. */
const maxLength = 80

export type PageNameError = 'empty' | 'off-pattern'

/** Why a page name cannot be used for an export. */
export function findPageNameError(name: string): PageNameError | undefined {
  if (name.trim() === '') return 'empty'
  if (!pattern.test(name)) return 'off-pattern'
}

/** A page name for files that follows from what people call the page; empty where nothing of that can stand in one. */
export function proposePageName(displayName: string): string {
  const plain = displayName.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const hyphened = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-/, '')
  return hyphened.slice(0, maxLength).replace(/-$/, '')
}
