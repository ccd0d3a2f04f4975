import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { CountsAway, type DayCounts } from '../counts/day-counts.ts'
import { fakeLedgerLine } from './fake-ledger-line.ts'
import { createFakeWriter } from './fake-writer.ts'
import { openWriting } from './open-writing.ts'
import { readWriterSettings } from './settings.ts'

const directory = mkdtempSync(join(tmpdir(), 'writing-'))
afterAll(() => rmSync(directory, { recursive: true }))

const now = () => Date.UTC(2026, 10, 21, 12)
const away = () => Promise.reject(new CountsAway('away'))
const days: DayCounts = { take: away, begin: away }
const local = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: 'http://127.0.0.1:1' }

function open(environment: Record<string, string>, status: 'own' | 'away') {
  const settings = readWriterSettings(environment)
  if (!settings.ok) throw new Error(settings.refusal)
  return openWriting({
    settings: settings.value,
    writer: createFakeWriter(),
    dataDirectory: directory,
    counting: { days, status: () => status },
    now,
    onCall: () => undefined,
    onTrouble: (reason) => expect.unreachable(reason),
  })
}

test('a writer that may cost money does not write uncounted; one that costs nothing goes on', async () => {
  const paid = open({ ...local, AI_API_KEY: 'k' }, 'away')
  await expect(paid.dailyCap?.take('brand')).rejects.toThrow(CountsAway)
  expect(await open(local, 'away').dailyCap?.take('brand')).toMatchObject({ ok: true })
  expect(open({}, 'away').dailyCap).toBe(undefined)
})

test('where replicas share a folder, the ledger is a file of each machine', async () => {
  await open({}, 'own').ledger.note(fakeLedgerLine())
  await open({}, 'away').ledger.note(fakeLedgerLine())
  const names = readdirSync(join(directory, 'ledger'))
  expect(names.filter((name) => name !== '2026-11.jsonl')).toEqual([
    expect.stringMatching(/^2026-11\.[\w-]+\.jsonl$/),
  ])
  expect(names).toContain('2026-11.jsonl')
})
