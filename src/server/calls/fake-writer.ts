import { accept } from '#base/result.ts'
import type { FieldTask, ItemTask, Writer } from '#writing/writer.ts'
import { createDayCounts } from '../counts/day-counts.ts'
import { createDailyCap, type DailyShare } from './daily-cap.ts'
import type { LedgerLine } from './ledger.ts'
import type { WritingServices } from './open-writing.ts'

/** A writer that gives back the names of what it was asked for, and remembers its tasks. */
export function createFakeWriter(changes: Partial<Writer> = {}) {
  const tasks: (FieldTask | ItemTask)[] = []
  const writer: Writer = {
    name: 'fake',
    model: 'fake-1',
    label: 'A fake for tests',
    async writeField(task) {
      tasks.push(task)
      return accept({ content: `A ${task.field.name}`, notes: [] })
    },
    async writeItem(task) {
      tasks.push(task)
      const content = Object.fromEntries(task.columns.map(({ name }) => [name, `A ${name}`]))
      return accept({ content, notes: [{ kind: 'no-answer' }], usage: { inputTokens: 7, outputTokens: 3 } })
    },
    ...changes,
  }
  return { ...writer, tasks }
}

/** Open to all, with a ledger in memory. */
export function createFakeWriting(changes: Partial<WritingServices> = {}) {
  const lines: LedgerLine[] = []
  const now = () => Date.UTC(2026, 10, 21, 12)
  const writing: WritingServices = {
    signIn: 'off',
    callsPerMinute: 1000,
    ledgerTexts: 'off',
    writer: createFakeWriter(),
    sorter: undefined,
    ledger: { note: async (line) => void lines.push(line) },
    dailyCap: createFakeCap({ calls: 1000, tokens: 1_000_000_000 }, now),
    now,
    ...changes,
  }
  return { ...writing, lines }
}

/** With a ledger that has the calls of `counted`. */
export function createFakeCap(
  most: DailyShare,
  now: () => number,
  counted: ReadonlyMap<string, DailyShare> = new Map(),
) {
  return createDailyCap({ most, now, counts: createDayCounts(), countLedger: async () => counted })
}
