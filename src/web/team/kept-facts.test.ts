import { expect, test } from 'vitest'
import { accept, refuse } from '#base/result.ts'
import { type KeptFact, keepFacts } from '#team/kept-facts.ts'
import { changeKeptFacts } from './kept-facts.ts'

const at = '2026-11-23T08:00:00.000Z'
const fact = (line: string): KeptFact => ({ line, by: 'sara', at, page: 'Cards' })
const nothing = { revision: 0, facts: [] }
const keep = (line: string) => (facts: readonly KeptFact[]) => keepFacts(facts, [fact(line)])

/** The record as two people write it: who knows an older revision gets what stands. */
function createRecord(stands: readonly KeptFact[], revision: number) {
  const record = { stands, revision, calls: 0 }
  const send = async (recordId: string, baseRevision: number, facts: readonly KeptFact[]) => {
    record.calls += 1
    if (baseRevision !== record.revision) {
      const { stands: kept, revision: now } = record
      const entry = { kind: 'facts', recordId, revision: now, by: 'omar', at, isDeleted: false }
      return refuse({
        reason: 'refused',
        code: 'changed',
        body: { ...entry, value: { facts: kept } },
      } as const)
    }
    record.revision += 1
    record.stands = facts
    return accept({ revision: record.revision, at })
  }
  return { record, send }
}

test('what somebody kept a moment before stays beside what is kept now', async () => {
  const { record, send } = createRecord([fact('Fee AED 5')], 3)
  const saved = await changeKeptFacts('ENBD-credit-card', nothing, keep('5% back'), { send })
  expect(saved).toMatchObject({ ok: true, value: { revision: 4 } })
  expect(record.stands.map(({ line }) => line)).toEqual(['5% back', 'Fee AED 5'])
})

test('it does not try for ever', async () => {
  const { record, send } = createRecord([], 3)
  const hurried: typeof send = (recordId, _, facts) => {
    record.revision += 1
    return send(recordId, 0, facts)
  }
  const saved = await changeKeptFacts('ENBD-credit-card', nothing, keep('5% back'), { send: hurried })
  expect(saved).toMatchObject({ ok: false, refusal: { code: 'changed' } })
  expect(record.calls).toBe(6)
})

test('what a newer release wrote is not written over', async () => {
  const entry = { kind: 'facts', recordId: 'ENBD-credit-card', revision: 4, by: 'omar', at, isDeleted: false }
  let calls = 0
  const send = async () => {
    calls += 1
    const body = { ...entry, value: { facts: [{ ...fact('Fee AED 5'), checkedBy: 'legal' }] } }
    return refuse({ reason: 'refused', code: 'changed', body } as const)
  }
  const saved = await changeKeptFacts('ENBD-credit-card', nothing, keep('5% back'), { send })
  expect(saved).toEqual({ ok: false, refusal: { reason: 'away' } })
  expect(calls).toBe(1)
})
