import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countDay } from './count-day.ts'
import { fakeLedgerLine } from './fake-ledger-line.ts'
import { createLedger } from './ledger.ts'

const root = mkdtempSync(join(tmpdir(), 'ledger-'))
afterAll(() => rmSync(root, { recursive: true }))

const noTrouble = (reason: string) => {
  throw new Error(reason)
}

test('each call is a line, each month a file, for the eyes of the server alone', async () => {
  const directory = join(root, 'months')
  const ledger = createLedger({ directory, onTrouble: noTrouble })
  await Promise.all([
    ledger.note(fakeLedgerLine()),
    ledger.note(fakeLedgerLine({ field: 'description' })),
    ledger.note(fakeLedgerLine({ at: '2026-12-01T00:00:00.000Z' })),
  ])
  expect(readdirSync(directory)).toEqual(['2026-11.jsonl', '2026-12.jsonl'])
  const lines = readFileSync(join(directory, '2026-11.jsonl'), 'utf8').trimEnd().split('\n')
  expect(lines.map((each) => JSON.parse(each))).toEqual([
    fakeLedgerLine(),
    fakeLedgerLine({ field: 'description' }),
  ])
  expect(statSync(join(directory, '2026-11.jsonl')).mode & 0o777).toBe(0o600)
})

test('what a day has cost is counted by name; what cost nothing and half a line are not', async () => {
  const directory = join(root, 'counted')
  const ledger = createLedger({ directory, onTrouble: noTrouble })
  await ledger.note(fakeLedgerLine())
  appendFileSync(join(directory, '2026-11.jsonl'), '{"at":"2026-11-21T12:0')
  const next = createLedger({ directory, onTrouble: noTrouble })
  await next.note(fakeLedgerLine({ outcome: 'timeout', inputTokens: 100, outputTokens: 10 }))
  await next.note(fakeLedgerLine({ outcome: 'daily-cap' }))
  await next.note(fakeLedgerLine({ outcome: 'counts-away' }))
  await next.note(fakeLedgerLine({ who: 'digital' }))
  await next.note(fakeLedgerLine({ writer: 'draft' }))
  await next.note(fakeLedgerLine({ at: '2026-11-20T23:59:59.000Z' }))
  expect(Object.fromEntries(await countDay(directory, '2026-11-21'))).toEqual({
    brand: { calls: 2, tokens: 110 },
    digital: { calls: 1, tokens: 0 },
  })
})

test('without a ledger nothing was counted', async () => {
  expect((await countDay(join(root, 'none'), '2026-11-21')).size).toBe(0)
})

test('a ledger that cannot be written says so and stops no call', async () => {
  const path = join(root, 'file')
  writeFileSync(path, '')
  const reasons: string[] = []
  const ledger = createLedger({ directory: path, onTrouble: (reason) => reasons.push(reason) })
  await ledger.note(fakeLedgerLine())
  await ledger.note(fakeLedgerLine())
  expect(reasons).toEqual([
    expect.stringContaining('cannot be written'),
    expect.stringContaining('cannot be written'),
  ])
})

test('machines that share a folder write files of their own, and count each other’s calls', async () => {
  const directory = join(root, 'machines')
  for (const machine of ['one', 'two']) {
    await createLedger({ directory, machine, onTrouble: noTrouble }).note(fakeLedgerLine())
  }
  await createLedger({ directory, onTrouble: noTrouble }).note(
    fakeLedgerLine({ at: '2026-11-21T13:00:00.000Z' }),
  )
  expect(readdirSync(directory)).toEqual(['2026-11.jsonl', '2026-11.one.jsonl', '2026-11.two.jsonl'])
  expect([...(await countDay(directory, '2026-11-21'))]).toEqual([['brand', { calls: 3, tokens: 0 }]])
})

test('of a long month the day alone is read, from the end', async () => {
  const directory = join(root, 'long')
  mkdirSync(directory)
  const path = join(directory, '2026-11.jsonl')
  const before = `${JSON.stringify(fakeLedgerLine({ at: '2026-11-20T12:00:00.000Z' }))}\n`
  // A hole of 64 GB stands for the days before.
  writeFileSync(path, '')
  truncateSync(path, 2 ** 36)
  const lateCall = fakeLedgerLine({ at: '2026-11-20T23:59:00.000Z' })
  const long = fakeLedgerLine({ texts: { topic: 'بطاقة'.repeat(50_000) } })
  const lines = [fakeLedgerLine(), lateCall, long, fakeLedgerLine({ who: 'digital' }), lateCall]
  appendFileSync(path, `\n${before}${lines.map((line) => `${JSON.stringify(line)}\n`).join('')}`)
  expect(Object.fromEntries(await countDay(directory, '2026-11-21'))).toEqual({
    brand: { calls: 2, tokens: 0 },
    digital: { calls: 1, tokens: 0 },
  })
})
