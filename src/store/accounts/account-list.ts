import { statSync } from 'node:fs'
import type { Account } from '#accounts/account.ts'
import { texts } from '#texts/server/accounts.ts'
import { readAccountFile } from './account-file.ts'

/** Asked for at each use: an account that was rotated meanwhile is in it. */
export type AccountList = {
  /** Those whose tokens hold. Nothing while the file cannot be read: any of them may have been rotated. */
  current: () => readonly Account[] | undefined
  /** Those that were last read, for the browser, which gets nothing of the server's by them. */
  lastKnown: () => readonly Account[]
}

type Options = {
  path: string
  accounts: readonly Account[]
  /** Told once of each reason why the file cannot be read, and once that it can again. */
  onTrouble: (reason: string) => void
}

export function createAccountList({ path, accounts, onTrouble }: Options): AccountList {
  let list = accounts
  let seen: string | undefined
  let trouble: string | undefined

  function tell(reason: string | undefined) {
    if (reason === trouble) return
    trouble = reason
    onTrouble(reason ? texts.lost(reason) : texts.found(path))
  }

  function current() {
    const version = versionOf(path)
    if (version !== undefined && version === seen) {
      tell(undefined)
      return list
    }
    const read = readAccountFile(path)
    if (!read.ok || !read.value) {
      tell(read.ok ? texts.gone(path) : read.refusal)
      return
    }
    seen = version
    list = read.value
    tell(undefined)
    return list
  }

  function lastKnown() {
    current()
    return list
  }

  return { current, lastKnown }
}

/** Nothing when there is no file, or nobody may look. */
function versionOf(path: string): string | undefined {
  try {
    const { ino, size, mtimeMs } = statSync(path)
    return `${ino} ${size} ${mtimeMs}`
  } catch {
    return undefined
  }
}
