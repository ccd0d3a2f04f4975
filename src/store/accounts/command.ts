import type { Account } from '#accounts/account.ts'
import { accept, type Result, refuse } from '#base/result.ts'
import { texts } from '#texts/server/accounts.ts'
import { accountFilePath, readAccountFile, replaceAccountFile } from './account-file.ts'
import { createAccount, createPassword } from './create-account.ts'
import { dropFirstPassword, firstPasswordsPath } from './first-passwords.ts'
import { codeOf } from './place-file.ts'
import { workAlone } from './work-alone.ts'

/** What to say on stdout, or on stderr. */
export async function runAccountsCommand(
  [command, user, ...others]: readonly string[],
  dataDirectory: string,
): Promise<Result<string, string>> {
  const isList = command === 'list' && user === undefined
  const isRotate = command === 'rotate' && user !== undefined && others.length === 0
  if (!isList && !isRotate) return refuse(texts.usage)

  const read = readAccounts(accountFilePath(dataDirectory))
  if (!read.ok) return read

  const users = read.value.map((account) => account.user)
  if (user === undefined) return accept(users.join('\n'))
  const account = read.value.find((each) => each.user === user)
  if (!account) return refuse(texts.unknownUser(user, users))
  return await rotate(account, dataDirectory)
}

/** A new password for one account. What was signed with the old one is worth nothing from now on. */
async function rotate(known: Account, dataDirectory: string): Promise<Result<string, string>> {
  const { user } = known
  const password = createPassword()
  const account = await createAccount(user, password)
  const path = accountFilePath(dataDirectory)
  return await workAlone(`${path}.lock`, () => {
    // Others may have been given passwords since.
    const read = readAccounts(path)
    if (!read.ok) return read
    const current = read.value.find((each) => each.user === user)
    if (current?.publicKey !== known.publicKey) return refuse(texts.overtaken(user))
    const replaced = replaceAccounts(
      path,
      read.value.map((each) => (each.user === user ? account : each)),
    )
    if (!replaced.ok) return replaced
    dropFirstPassword(firstPasswordsPath(dataDirectory), user)
    return accept(texts.rotated(user, password))
  })
}

/** A file that the server could not read any more would open nothing for anybody. */
function replaceAccounts(path: string, accounts: readonly Account[]): Result<undefined, string> {
  try {
    replaceAccountFile(path, accounts)
    return accept(undefined)
  } catch (error) {
    if (codeOf(error) !== 'EPERM') throw error
    return refuse(texts.foreignFile(path))
  }
}

function readAccounts(path: string): Result<Account[], string> {
  const read = readAccountFile(path)
  if (!read.ok) return read
  if (read.value) return accept(read.value)
  return refuse(texts.noFile(path))
}
