import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Account, areUsernames } from '#accounts/account.ts'
import { createPassword, opensAccount } from './create-account.ts'
import { codeOf, placeFile } from './place-file.ts'

export type FirstPassword = { user: string; password: string }

const lifetime = 24 * 60 * 60 * 1000

export function firstPasswordsPath(dataDirectory: string): string {
  return join(dataDirectory, 'first-passwords.txt')
}

/**
 * Writes passwords down before there are accounts that they open, so that a start which is cut short never leaves
 * accounts without them. Servers that start at once, and the start after one cut short, get the same ones. Nothing:
 * another server has just finished with them.
 */
export function prepareFirstPasswords(path: string, users: readonly string[]): FirstPassword[] | undefined {
  const created = users.map((user) => ({ user, password: createPassword() }))
  placeFile(pendingPath(path), serialize(created), { mode: 0o600 })
  const prepared = readPasswords(pendingPath(path))
  if (prepared && areUsernames(prepared.map(({ user }) => user))) return prepared
  rmSync(pendingPath(path), { force: true })
}

/** Shows the passwords that were prepared under their own name, now that there are accounts, if they open them. */
export async function settleFirstPasswords(path: string, accounts: readonly Account[]) {
  const prepared = readPasswords(pendingPath(path))
  if (!prepared) return
  const opening = await Promise.all(accounts.map((account) => opens(account, prepared)))
  try {
    if (opening.includes(false)) return rmSync(pendingPath(path))
    renameSync(pendingPath(path), path)
    const now = new Date()
    utimesSync(path, now, now)
  } catch (error) {
    // Another server was quicker.
    if (codeOf(error) !== 'ENOENT') throw error
  }
}

/** A password that was replaced is no help to anyone. */
export function dropFirstPassword(path: string, user: string) {
  const made = statSync(path, { throwIfNoEntry: false })?.mtime
  if (!made) return
  const left = (readPasswords(path) ?? []).filter((each) => each.user !== user)
  if (left.length === 0) return rmSync(path)
  writeFileSync(path, serialize(left))
  utimesSync(path, made, made)
}

/** Removes the file 24 hours after it was made: at once if that has passed, else while the server runs. */
export function expireFirstPasswords(path: string, now: number) {
  const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs
  if (made === undefined) return
  const left = made + lifetime - now
  if (left <= 0) rmSync(path, { force: true })
  else setTimeout(() => rmSync(path, { force: true }), left).unref()
}

function pendingPath(path: string): string {
  return `${path}.pending`
}

/** For the eyes of whoever started the server: a line `username password` each. */
function serialize(passwords: readonly FirstPassword[]): string {
  return passwords.map(({ user, password }) => `${user} ${password}\n`).join('')
}

function readPasswords(path: string): FirstPassword[] | undefined {
  try {
    const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean)
    return lines.map((line) => {
      const [user = '', password = ''] = line.split(' ')
      return { user, password }
    })
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

async function opens(account: Account, passwords: readonly FirstPassword[]): Promise<boolean> {
  const own = passwords.find(({ user }) => user === account.user)
  return own !== undefined && (await opensAccount(account, own.password))
}
