import type { LedgerLine } from './ledger.ts'

/** A line of the ledger for tests: one title that was written. */
export function fakeLedgerLine(changes: Partial<LedgerLine> = {}): LedgerLine {
  return {
    at: '2026-11-21T12:00:00.000Z',
    who: 'brand',
    component: 'FAQ001',
    instance: 'FAQ-0001',
    field: 'title',
    writer: 'fake',
    milliseconds: 3,
    outcome: 'written',
    ...changes,
  }
}
