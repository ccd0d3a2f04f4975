import type { Account } from '#accounts/account.ts'
import { listElementId } from '#accounts/inline-list.ts'

/** Those who may sign in, as the server put them into the page; outside a browser, nobody. */
export const accounts: readonly Account[] = readAccounts()

function readAccounts(): Account[] {
  return JSON.parse(globalThis.document?.getElementById(listElementId)?.textContent || '[]')
}
