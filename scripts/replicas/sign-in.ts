import { type Argon2Parameters, argon2 } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { passwordCost } from '#accounts/account.ts'
import { createSecretKey, derivedBytes, passwordBytes } from '#accounts/key.ts'
import { createToken } from '#accounts/token.ts'
import { readAccountFile } from '#store/accounts/account-file.ts'
import { runAccountsCommand } from '#store/accounts/command.ts'

/** A token as the sign-in screen makes it of a password, for this origin. */
export async function signIn(
  data: string,
  origin: string,
  user: string,
  password = firstPassword(data, user),
) {
  const read = readAccountFile(join(data, 'accounts.json'))
  const account = read.ok ? read.value?.find((each) => each.user === user) : undefined
  if (!account) throw new Error(`There is no account ${user}`)
  const parameters: Argon2Parameters = {
    message: passwordBytes(password),
    nonce: Buffer.from(account.salt, 'hex'),
    memory: passwordCost.memoryKiB,
    passes: passwordCost.iterations,
    parallelism: passwordCost.parallelism,
    tagLength: derivedBytes,
  }
  const derived = await promisify(argon2)(passwordCost.name, parameters)
  const issuedAt = Math.floor(Date.now() / 1000)
  return createToken({ host: new URL(origin).host, user, issuedAt }, createSecretKey(derived, user))
}

/** A new password by the command that operators use, while the replicas run. */
export async function rotate(data: string, user: string): Promise<string> {
  const outcome = await runAccountsCommand(['rotate', user], data)
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.value.split(/\s/)[1] ?? ''
}

function firstPassword(data: string, user: string): string {
  const lines = readFileSync(join(data, 'first-passwords.txt'), 'utf8').split('\n')
  return lines.find((line) => line.startsWith(`${user} `))?.split(' ')[1] ?? ''
}
