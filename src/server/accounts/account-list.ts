import { statSync } from 'node:fs'
import type { Account } from '#accounts/account.ts'
import { readAccountFile } from './account-file.ts'

/** Asked for at each use: an account that was rotated meanwhile is in it. */
export type AccountList = () => readonly Account[]

type Options = {
  path: string
  accounts: readonly Account[]
  /** The file was changed and does not hold any more; the last good list goes on. */
  onTrouble: (reason: string) => void
}

export function createAccountList({ path, accounts, onTrouble }: Options): AccountList {
  let list = accounts
  let seen = versionOf(path)

  return () => {
    const version = versionOf(path)
    if (version === seen) return list
    seen = version
    const read = readAccountFile(path)
    if (!read.ok) onTrouble(read.refusal)
    else if (!read.value) onTrouble(`${path} is gone. The accounts that were last in it still hold.`)
    else list = read.value
    return list
  }
}

function versionOf(path: string): string | undefined {
  const file = statSync(path, { throwIfNoEntry: false })
  return file && `${file.ino} ${file.size} ${file.mtimeMs}`
}
