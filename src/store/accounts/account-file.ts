import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type Account, accountListSchema } from '#accounts/account.ts'
import { accept, type Result, refuse } from '#base/result.ts'
import { texts } from '#texts/server/accounts.ts'
import { codeOf, placeFile, replaceFile } from './place-file.ts'

const fileSchema = z.strictObject({ version: z.literal(1), accounts: accountListSchema })

export function accountFilePath(dataDirectory: string): string {
  return join(dataDirectory, 'accounts.json')
}

/** The accounts, nothing when there is no file yet, or in one line why the file is not valid. */
export function readAccountFile(path: string): Result<Account[] | undefined, string> {
  try {
    return accept(fileSchema.parse(JSON.parse(readFileSync(path, 'utf8'))).accounts)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return accept(undefined)
    return refuse(texts.unreadable(path, reasonOf(error)))
  }
}

/** Writes the first list. False: there is a file already, and it stays as it is. */
export function createAccountFile(path: string, accounts: readonly Account[]): boolean {
  return placeFile(path, serialize(accounts))
}

/** Readers see the old list or the new one, never a part. */
export function replaceAccountFile(path: string, accounts: readonly Account[]) {
  replaceFile(path, serialize(accounts))
}

function serialize(accounts: readonly Account[]): string {
  return `${JSON.stringify({ version: 1, accounts }, null, 2)}\n`
}

function reasonOf(error: unknown): string {
  if (!(error instanceof z.ZodError)) return error instanceof Error ? error.message : String(error)
  return error.issues.map(({ path, message }) => `${path.join('.') || 'list'}: ${message}`).join('; ')
}
