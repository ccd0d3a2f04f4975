import { expect, test } from 'vitest'
import { accept, refuse } from '#base/result.ts'
import { type KeptFact, keepFacts, keptFactsSchema } from '#team/kept-facts.ts'
import type { SaveRecord } from '#team/record.ts'
import { changeKeptFacts } from './kept-facts.ts'

const at = '2026-11-23T08:00:00.000Z'
const fact = (line: string): KeptFact => ({ line, by: 'sara', at, page: 'Cards' })
const conflict = {
  kind: 'facts',
  recordId: 'ENBD-credit-card',
  isDeleted: false,
  error: 'Changed',
  code: 'changed',
}
const nothing = { revision: 0, facts: [] }
const keep = (line: string) => (facts: readonly KeptFact[]) => keepFacts(facts, [fact(line)])

/** The record as two people write it: who knows an older revision gets what stands. */
function createRecord(stands: readonly KeptFact[], revision: number) {
  const record = { stands, revision, calls: 0 }
  const send = async ({ baseRevision, value }: SaveRecord) => {
    record.calls += 1
    if (baseRevision !== record.revision) {
      const { stands: kept, revision: now } = record
      const entry = { ...conflict, revision: now, by: 'omar', at }
      return refuse({
        reason: 'refused',
        code: 'changed',
        body: { ...entry, value: { facts: kept } },
      } as const)
    }
    record.revision += 1
    record.stands = keptFactsSchema.parse(value).facts
    return accept({ revision: record.revision, at })
  }
  return { record, send }
}

test('what somebody kept a moment before stays beside what is kept now', async () => {
  const { record, send } = createRecord([fact('Fee AED 5')], 3)
  const saved = await changeKeptFacts('ENBD-credit-card', nothing, keep('5% back'), send)
  expect(saved).toMatchObject({ ok: true, value: { revision: 4 } })
  expect(record.stands.map(({ line }) => line)).toEqual(['5% back', 'Fee AED 5'])
})

test('it does not try for ever', async () => {
  const { record, send } = createRecord([], 3)
  const hurried: typeof send = (body) => {
    record.revision += 1
    return send({ ...body, baseRevision: 0 })
  }
  const saved = await changeKeptFacts('ENBD-credit-card', nothing, keep('5% back'), hurried)
  expect(saved).toEqual({ ok: false, refusal: { reason: 'away' } })
  expect(record.calls).toBe(6)
})

test('what a newer release wrote is not written over', async () => {
  const entry = { ...conflict, revision: 4, by: 'omar', at }
  let calls = 0
  const send = async () => {
    calls += 1
    const body = { ...entry, value: { facts: [{ ...fact('Fee AED 5'), checkedBy: 'legal' }] } }
    return refuse({ reason: 'refused', code: 'changed', body } as const)
  }
  const saved = await changeKeptFacts('ENBD-credit-card', nothing, keep('5% back'), send)
  expect(saved).toMatchObject({ ok: false })
  expect(calls).toBe(1)
})

test('a server that was taken back to before there were any gets them anew', async () => {
  const revisions: number[] = []
  const send = async ({ baseRevision }: SaveRecord) => {
    revisions.push(baseRevision)
    return baseRevision > 0
      ? refuse({ reason: 'refused', code: 'unknown', body: {} } as const)
      : accept({ revision: 1, at })
  }
  const kept = { revision: 7, facts: [fact('Fee AED 5')] }
  expect(await changeKeptFacts('ENBD-credit-card', kept, keep('5% back'), send)).toMatchObject({
    value: { revision: 1, facts: [{ line: '5% back' }] },
  })
  expect(revisions).toEqual([7, 0])
})
