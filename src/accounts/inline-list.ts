import type { Account } from './account.ts'

/** The element of the HTML shell that holds the account list. */
export const listElementId = 'accounts'

const emptyElement = `<script type="application/json" id="${listElementId}">[]</script>`

/** The shell with the list in its place: signing in then needs no call. */
export function insertAccounts(shell: string, accounts: readonly Account[]): string {
  const json = JSON.stringify(accounts).replaceAll('<', '\\u003c')
  return shell.replace(emptyElement, () => emptyElement.replace('[]', () => json))
}
