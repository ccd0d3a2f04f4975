import fs, {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Account } from '#accounts/account.ts'
import { accountFilePath, createAccountFile, readAccountFile } from './account-file.ts'
import { createAccountList } from './account-list.ts'
import { runAccountsCommand } from './command.ts'
import { createAccount, createPassword, opensAccount } from './create-account.ts'
import { expireFirstPasswords, firstPasswordsPath, prepareFirstPasswords } from './first-passwords.ts'
import { loadAccounts } from './load-accounts.ts'

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'accounts-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

const day = 24 * 60 * 60 * 1000

async function load(usernames?: string[], home = directory) {
  const loaded = await loadAccounts(home, usernames)
  if (!loaded.ok) throw new Error(loaded.refusal)
  return loaded.value
}

/** A house whose first start is over, made once: keys are dear on purpose. */
const house = mkdtempSync(join(tmpdir(), 'accounts-house-'))
let firstStart: Awaited<ReturnType<typeof load>>
beforeAll(async () => {
  firstStart = await load(undefined, house)
})
afterAll(() => rmSync(house, { recursive: true }))

function moveIn() {
  cpSync(house, directory, { recursive: true })
  return firstStart
}

/** As it is for whoever is not root: nobody gives a file away. */
function belongToAnother(path: string) {
  const { statSync: stat } = fs
  vi.spyOn(fs, 'statSync').mockImplementation(((file: string) => {
    const found = stat(file)
    return file === path ? Object.assign(found, { uid: found.uid + 1 }) : found
  }) as typeof fs.statSync)
  vi.spyOn(fs, 'chownSync').mockImplementation(() => {
    throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' })
  })
  syncBuiltinESMExports()
}

function giveBack() {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
}

/** Those that are written down, and nothing is left beside them. */
async function expectPasswordsToOpen(accounts: readonly Account[]) {
  const lines = readFileSync(firstPasswordsPath(directory), 'utf8').trimEnd().split('\n')
  expect(lines).toHaveLength(3)
  for (const [index, account] of accounts.entries()) {
    const [user, password = ''] = lines[index]?.split(' ') ?? []
    expect(user).toBe(account.user)
    expect(await opensAccount(account, password)).toBe(true)
  }
  expect(readdirSync(directory).sort()).toEqual(['accounts.json', 'first-passwords.txt'])
}

test('the first start makes three accounts and writes their passwords down', async () => {
  const { accounts, created } = await load()
  expect(accounts.map(({ user }) => user)).toEqual(['marketing', 'brand', 'digital'])
  for (const { password } of created) {
    expect(password).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){4}$/)
  }
  expect(new Set(created.map(({ password }) => password)).size).toBe(3)

  const path = firstPasswordsPath(directory)
  const lines = created.map(({ user, password }) => `${user} ${password}\n`)
  expect(readFileSync(path, 'utf8')).toBe(lines.join(''))
  expect((statSync(path).mode & 0o777).toString(8)).toBe(process.platform === 'win32' ? '666' : '600')
  expect(readdirSync(directory).sort()).toEqual(['accounts.json', 'first-passwords.txt'])
  for (const { password } of created) {
    expect(readFileSync(accountFilePath(directory), 'utf8')).not.toContain(password)
  }
})

test('each letter of a password is one of thirty-two, by chance', () => {
  const letters = Array.from({ length: 100 }, createPassword).join('').replaceAll('-', '')
  expect(letters).toHaveLength(2000)
  expect(new Set(letters).size).toBe(32)
})

test('the next start finds the same accounts', async () => {
  const { accounts } = await load(['a', 'b', 'c'])
  expect(await load()).toEqual({ accounts, created: [] })
  expect(await load(['c', 'b', 'a'])).toEqual({ accounts, created: [] })
})

test('two servers that start at once agree', async () => {
  const [one, other] = await Promise.all([load(), load()])
  expect(one.accounts).toEqual(other.accounts)
  await expectPasswordsToOpen(one.accounts)
})

test('a start that is cut short after it wrote the passwords is gone on with', async () => {
  const path = firstPasswordsPath(directory)
  const prepared = prepareFirstPasswords(path, ['a', 'b', 'c'])
  const { accounts, created } = await load()
  expect(created).toEqual(prepared)
  expect(accounts.map(({ user }) => user)).toEqual(['a', 'b', 'c'])
  await expectPasswordsToOpen(accounts)
})

test('a start that is cut short after it made the accounts loses no password', async () => {
  const path = firstPasswordsPath(directory)
  const prepared = prepareFirstPasswords(path, ['a', 'b', 'c']) ?? []
  const made = await Promise.all(prepared.map(({ user, password }) => createAccount(user, password)))
  createAccountFile(accountFilePath(directory), made)
  const { accounts } = await load()
  expect(accounts).toEqual(made)
  await expectPasswordsToOpen(accounts)
})

test('passwords that open nothing are not shown', async () => {
  const { accounts } = moveIn()
  prepareFirstPasswords(firstPasswordsPath(directory), ['marketing', 'brand', 'digital'])
  await load()
  await expectPasswordsToOpen(accounts)
})

test('other names than those of the accounts are refused', async () => {
  moveIn()
  const before = readFileSync(accountFilePath(directory), 'utf8')
  expect(await loadAccounts(directory, ['marketing', 'brand', 'sales'])).toEqual({
    ok: false,
    refusal: expect.stringMatching(
      /^USERNAMES names marketing, brand, sales, but .+ are marketing, brand, digital\./,
    ),
  })
  expect(readFileSync(accountFilePath(directory), 'utf8')).toBe(before)
})

test.each(['', '{', '[]', '{"version":1,"accounts":[]}', '{"version":2,"accounts":[]}'])(
  'an account file with %j in it is refused and left alone',
  async (text) => {
    writeFileSync(accountFilePath(directory), text)
    const loaded = await loadAccounts(directory, undefined)
    expect(loaded).toEqual({ ok: false, refusal: expect.stringContaining('is not a valid file of accounts') })
    expect(readFileSync(accountFilePath(directory), 'utf8')).toBe(text)
    expect(existsSync(firstPasswordsPath(directory))).toBe(false)
  },
)

test('the first passwords are gone after a day, at the start or while the server runs', async () => {
  moveIn()
  const path = firstPasswordsPath(directory)
  const made = statSync(path).mtimeMs
  vi.useFakeTimers()
  expireFirstPasswords(path, made + day - 1000)
  vi.advanceTimersByTime(500)
  expect(existsSync(path)).toBe(true)
  vi.advanceTimersByTime(500)
  expect(existsSync(path)).toBe(false)
  vi.useRealTimers()

  writeFileSync(path, 'brand x\n')
  utimesSync(path, 0, 0)
  expireFirstPasswords(path, day)
  expect(existsSync(path)).toBe(false)
  expireFirstPasswords(path, day)
})

test('rotate gives one account a new password, and the list in use follows', async () => {
  const { accounts, created } = moveIn()
  const trouble: string[] = []
  const list = createAccountList({
    path: accountFilePath(directory),
    accounts,
    onTrouble: (reason) => trouble.push(reason),
  })
  const made = statSync(firstPasswordsPath(directory)).mtimeMs
  const outcome = await runAccountsCommand(['rotate', 'brand'], directory)
  expect(outcome).toEqual({ ok: true, value: expect.stringMatching(/^brand [0-9A-Z-]{24}\n/) })

  const [marketing, brand, digital] = list.current() ?? []
  expect([marketing, digital]).toEqual([accounts[0], accounts[2]])
  expect(brand?.user).toBe('brand')
  expect(brand?.salt).not.toBe(accounts[1]?.salt)
  expect(brand?.publicKey).not.toBe(accounts[1]?.publicKey)
  const left = [created[0], created[2]].map((each) => `${each?.user} ${each?.password}\n`)
  expect(readFileSync(firstPasswordsPath(directory), 'utf8')).toBe(left.join(''))
  expect(statSync(firstPasswordsPath(directory)).mtimeMs).toBeCloseTo(made, -1)
  expect(trouble).toEqual([])
})

test('while the file cannot be read no token is valid, which is told once; then it is taken again', async () => {
  const { accounts } = moveIn()
  const path = accountFilePath(directory)
  const good = readFileSync(path, 'utf8')
  const trouble: string[] = []
  const list = createAccountList({ path, accounts, onTrouble: (reason) => trouble.push(reason) })

  writeFileSync(path, good.replace('{', '!'))
  const { mtime } = statSync(path)
  expect([list.current(), list.current()]).toEqual([undefined, undefined])
  expect(list.lastKnown()).toEqual(accounts)
  expect(trouble).toEqual([expect.stringContaining('No sign-in is taken until it can be read.')])
  // To look at it is the same file, as where its rights alone were mended.
  writeFileSync(path, good)
  utimesSync(path, mtime, mtime)
  expect(list.current()).toEqual(accounts)
  expect(trouble.at(-1)).toContain('can be read again')
  rmSync(path)
  expect(list.current()).toBe(undefined)
  expect(trouble.at(-1)).toContain('is gone')
  writeFileSync(path, good)
  expect(list.current()).toEqual(accounts)
  expect(trouble).toHaveLength(4)
})

test.skipIf(process.platform === 'win32')('rotate keeps who may read the file', async () => {
  moveIn()
  const path = accountFilePath(directory)
  chmodSync(path, 0o640)
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(path, 4321, 4321)
  const before = statSync(path)
  const umask = process.umask(0o077)
  const outcome = await runAccountsCommand(['rotate', 'brand'], directory).finally(() => process.umask(umask))
  expect(outcome.ok).toBe(true)
  const { mode, uid, gid } = statSync(path)
  expect({ mode, uid, gid }).toEqual({ mode: before.mode, uid: before.uid, gid: before.gid })
})

test('rotate changes nothing where the file belongs to another user, and says what to do', async () => {
  moveIn()
  const path = accountFilePath(directory)
  const before = readFileSync(path, 'utf8')
  const passwords = readFileSync(firstPasswordsPath(directory), 'utf8')
  belongToAnother(path)
  const outcome = await runAccountsCommand(['rotate', 'brand'], directory).finally(giveBack)
  expect(outcome).toEqual({
    ok: false,
    refusal: `Nothing was changed: ${path} belongs to another user. Please run this as that user, so that the server can still read it.`,
  })
  expect(readFileSync(path, 'utf8')).toBe(before)
  expect(readFileSync(firstPasswordsPath(directory), 'utf8')).toBe(passwords)
  expect(readdirSync(directory).filter((name) => name.endsWith('.new'))).toEqual([])
})

test('accounts that are rotated at the same time are all rotated', async () => {
  const { accounts } = moveIn()
  const users = accounts.map(({ user }) => user)
  const outcomes = await Promise.all(users.map((user) => runAccountsCommand(['rotate', user], directory)))
  const rotated = readAccountFile(accountFilePath(directory))
  if (!rotated.ok || !rotated.value) throw new Error('there are no accounts')
  for (const [index, outcome] of outcomes.entries()) {
    if (!outcome.ok) throw new Error(outcome.refusal)
    const [, password = ''] = outcome.value.split(/\s/)
    const account = rotated.value[index]
    expect(account && (await opensAccount(account, password))).toBe(true)
  }
  expect(readdirSync(directory)).toEqual(['accounts.json'])
})

test('of two who rotate one account at the same time, one is told that it did not happen', async () => {
  moveIn()
  const rotate = () => runAccountsCommand(['rotate', 'brand'], directory)
  const outcomes = await Promise.all([rotate(), rotate()])
  expect(outcomes.filter(({ ok }) => !ok)).toEqual([
    { ok: false, refusal: 'brand was given another password at the same time. That one is valid.' },
  ])
  const told = outcomes.find(({ ok }) => ok)
  const [, password = ''] = told?.ok ? told.value.split(/\s/) : []
  const rotated = readAccountFile(accountFilePath(directory))
  const brand = rotated.ok ? rotated.value?.[1] : undefined
  expect(brand && (await opensAccount(brand, password))).toBe(true)
})

test('list names the accounts', async () => {
  moveIn()
  expect(await runAccountsCommand(['list'], directory)).toEqual({
    ok: true,
    value: 'marketing\nbrand\ndigital',
  })
})

test.each([
  [[], /^Usage: /],
  [['list', 'brand'], /^Usage: /],
  [['rotate'], /^Usage: /],
  [['rotate', 'brand', 'digital'], /^Usage: /],
  [['drop', 'brand'], /^Usage: /],
  [['rotate', 'nobody'], /^There is no account nobody\. There are marketing, brand, digital\.$/],
])('%j is refused', async (words, refusal) => {
  moveIn()
  const before = readAccountFile(accountFilePath(directory))
  expect(await runAccountsCommand(words, directory)).toEqual({
    ok: false,
    refusal: expect.stringMatching(refusal),
  })
  expect(readAccountFile(accountFilePath(directory))).toEqual(before)
})

test('before the first start there are no accounts to rotate', async () => {
  expect(await runAccountsCommand(['rotate', 'brand'], directory)).toMatchObject({ ok: false })
  expect(readdirSync(directory)).toEqual([])
})
