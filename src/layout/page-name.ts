const pattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Why a page name cannot be used for an export, in the words of the export dialog. */
export function findPageNameError(name: string): string | undefined {
  if (name.trim() === '') return 'Please enter a page name'
  if (!pattern.test(name)) {
    return 'Page name must be lowercase with hyphens only (e.g., emirati-credit-card)'
  }
}
