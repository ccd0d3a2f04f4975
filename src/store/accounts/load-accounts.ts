import type { Account } from '#accounts/account.ts'
import { accept, type Result, refuse } from '#base/result.ts'
import { texts } from '#texts/server/accounts.ts'
import { accountFilePath, createAccountFile, readAccountFile } from './account-file.ts'
import { createAccount } from './create-account.ts'
import {
  type FirstPassword,
  firstPasswordsPath,
  prepareFirstPasswords,
  settleFirstPasswords,
} from './first-passwords.ts'

export const defaultUsernames = ['marketing', 'brand', 'digital']

export type LoadedAccounts = {
  accounts: readonly Account[]
  /** The passwords of accounts that were made just now. */
  created: readonly FirstPassword[]
}

/** The accounts of this house; at the first start they are made. `usernames` is the setting, if there is one. */
export async function loadAccounts(
  dataDirectory: string,
  usernames: readonly string[] | undefined,
): Promise<Result<LoadedAccounts, string>> {
  const path = accountFilePath(dataDirectory)
  const passwordsPath = firstPasswordsPath(dataDirectory)
  const read = readAccountFile(path)
  if (!read.ok) return read
  if (read.value) {
    await settleFirstPasswords(passwordsPath, read.value)
    return fitting({ accounts: read.value, created: [] }, usernames, path)
  }

  const created = prepareFirstPasswords(passwordsPath, usernames ?? defaultUsernames)
  if (!created) return loadAccounts(dataDirectory, usernames)
  const accounts = await Promise.all(created.map(({ user, password }) => createAccount(user, password)))
  // Another server may have been quicker: then its accounts hold, and ours are forgotten.
  if (!createAccountFile(path, accounts)) return loadAccounts(dataDirectory, usernames)
  await settleFirstPasswords(passwordsPath, accounts)
  return fitting({ accounts, created }, usernames, path)
}

function fitting(
  loaded: LoadedAccounts,
  usernames: readonly string[] | undefined,
  path: string,
): Result<LoadedAccounts, string> {
  const users = loaded.accounts.map(({ user }) => user)
  if (!usernames || usernames.toSorted().join() === users.toSorted().join()) return accept(loaded)
  return refuse(texts.otherNames(usernames, path, users))
}
