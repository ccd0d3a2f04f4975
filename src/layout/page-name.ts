const pattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** As long as a file's name may get of it. */
const maxLength = 80

/** Why a page name cannot be used for an export, in the words of the export dialog. */
export function findPageNameError(name: string): string | undefined {
  if (name.trim() === '') return 'Please enter a page name'
  if (!pattern.test(name)) {
    return 'Page name must be lowercase with hyphens only (e.g., emirati-credit-card)'
  }
}

/** A page name for files that follows from what people call the page; empty where nothing of that can stand in one. */
export function proposePageName(displayName: string): string {
  const plain = displayName.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const hyphened = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-/, '')
  return hyphened.slice(0, maxLength).replace(/-$/, '')
}
