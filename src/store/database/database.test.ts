import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { refuse } from '#base/result.ts'
import { StoreAway } from './database.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations.ts'
import { nameFileSystem } from './network-file-system.ts'
import { openDatabase } from './open-database.ts'
import { openSqlite } from './sqlite.ts'

const at = '2026-11-23T08:00:00.000Z'

function createFile(): string {
  const directory = mkdtempSync(join(tmpdir(), 'database-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return join(directory, 'team.db')
}

test('a later release takes the steps that are missing, each once, and tells of them', async () => {
  const database = openSqlite(createFile())
  const steps: string[] = []
  const options = { name: 'x', at, onStep: (number: number, name: string) => steps.push(`${number} ${name}`) }
  await migrate(database, { ...options, known: migrations.slice(0, 1) })
  expect(steps).toEqual([])
  await migrate(database, options)
  await migrate(database, options)
  expect(steps).toEqual(migrations.slice(1).map(({ name }, index) => `${index + 2} ${name}`))
  await database.close()
})

test('what a release did not count as room is counted by the next', async () => {
  const database = openSqlite(createFile())
  const options = { name: 'x', at, onStep: () => undefined }
  await migrate(database, { ...options, known: migrations.slice(0, 4) })
  await database.write('UPDATE team SET bytes = 1')
  await database.write("INSERT INTO drafts (page_id, bytes, draft) VALUES ('a', 30, '')")
  await database.write(
    "INSERT INTO comments (comment_id, page_id, author, text, at) VALUES ('b', 'a', 'sara', 'بلى', '')",
  )
  await migrate(database, options)
  expect(await database.read('SELECT bytes FROM team')).toEqual([{ bytes: 36 }])
  await database.close()
})

test('a step that fails leaves nothing behind', async () => {
  const database = openSqlite(createFile())
  const broken = { name: 'broken', statements: () => ['CREATE TABLE half (id TEXT)', 'no such statement'] }
  await expect(
    migrate(database, { name: 'x', at, onStep: () => undefined, known: [broken] }),
  ).rejects.toThrow()
  expect(await database.read('SELECT name FROM sqlite_master')).toEqual([])
  await database.close()
})

test('a database of a later release is left as it is', async () => {
  const file = createFile()
  const database = openSqlite(file)
  const later = [...migrations, { name: 'later', statements: () => ['CREATE TABLE later (id TEXT)'] }]
  await migrate(database, { name: 'x', at, onStep: () => undefined, known: later })
  await database.close()
  const opened = await openDatabase({
    dataDirectory: join(file, '..'),
    databaseUrl: undefined,
    at,
    onStep: () => undefined,
    onTrouble: () => undefined,
  })
  expect(opened).toEqual(refuse({ kind: 'newer-database', number: later.length, known: migrations.length }))
})

test('nobody but its owner reads the file', async () => {
  const file = createFile()
  const database = openSqlite(file)
  await database.write('CREATE TABLE some (id TEXT)')
  for (const end of ['', '-wal', '-shm']) expect(statSync(`${file}${end}`).mode & 0o777).toBe(0o600)
  await database.close()
})

test('what is asked between the statements of a transaction waits for its end, and nothing of it is taken back', async () => {
  const database = openSqlite(createFile())
  await database.write('CREATE TABLE some (id TEXT)')
  const gate = Promise.withResolvers<void>()
  const failing = database.transact(async (sql) => {
    await sql('INSERT INTO some (id) VALUES ($1)', 'taken back')
    await gate.promise
    throw new Error('no')
  })
  const other = database.write('INSERT INTO some (id) VALUES ($1)', 'stays')
  expect(await database.read('SELECT id FROM some')).toEqual([])
  gate.resolve()
  await expect(failing).rejects.toThrow('no')
  await other
  expect(await database.read('SELECT id FROM some')).toEqual([{ id: 'stays' }])
  await database.close()
})

test('a database that somebody else holds is away, and a mistake of ours is not', async () => {
  const file = createFile()
  const [one, other] = [openSqlite(file), openSqlite(file)]
  await one.write('CREATE TABLE some (id TEXT)')
  await other.write('PRAGMA busy_timeout = 1')
  const gate = Promise.withResolvers<void>()
  const holding = one.transact(() => gate.promise)
  await expect(other.write('INSERT INTO some (id) VALUES ($1)', 'x')).rejects.toThrow(StoreAway)
  gate.resolve()
  await holding
  await expect(one.read('SELECT nothing')).rejects.not.toThrow(StoreAway)
  await one.close()
  await other.close()
})

test('a server that is not there is said with its setting', async () => {
  const databaseUrl = 'postgresql://builder@127.0.0.1:1/builder'
  const options = { dataDirectory: '/nowhere', at, onStep: () => undefined, onTrouble: () => undefined }
  expect(await openDatabase({ ...options, databaseUrl })).toEqual(
    refuse({ kind: 'cannot-open', setting: 'DATABASE_URL', reason: expect.stringContaining('127.0.0.1:1') }),
  )
})

test.each([
  [0x6969, 'NFS'],
  [0xff534d42, 'CIFS'],
  [0xff534d42 - 2 ** 32, 'CIFS'],
  [0xef53, undefined],
  [0x794c7630, undefined],
])('a file system of the type %i is %s', (type, name) => {
  expect(nameFileSystem(type)).toBe(name)
})
