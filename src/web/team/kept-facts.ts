import { accept, type Result, refuse } from '#base/result.ts'
import { type KeptFact, keptFactsSchema } from '#team/kept-facts.ts'
import type { SaveRecord } from '#team/record.ts'
import type { TeamFailure } from '../api/call-team.ts'
import { changeRecord, keptOf } from './change-record.ts'
import { recordCalls } from './record-calls.ts'

/** What the team keeps of a product; `revision` 0 where there is nothing yet. */
export type KeptFacts = { revision: number; facts: readonly KeptFact[] }

const record = { schema: keptFactsSchema, empty: { facts: [] } }

export async function fetchKeptFacts(recordId: string): Promise<Result<KeptFacts, TeamFailure>> {
  const read = await recordCalls.fetchRecord({ kind: 'facts', recordId })
  if (read.ok) {
    const { revision, value } = keptOf(read.value, record)
    return value ? accept({ revision, ...value }) : refuse({ reason: 'away' })
  }
  return isCode(read.refusal, 'unknown') || isCode(read.refusal, 'deleted')
    ? accept({ revision: 0, facts: [] })
    : read
}

/** Done to what somebody else kept meanwhile, too. */
export async function changeKeptFacts(
  recordId: string,
  { revision, facts }: KeptFacts,
  change: (facts: readonly KeptFact[]) => KeptFact[],
  send = (body: SaveRecord) => recordCalls.sendRecord({ kind: 'facts', recordId }, body),
): Promise<Result<KeptFacts, TeamFailure>> {
  const saved = await changeRecord(
    { revision, value: { facts: [...facts] } },
    { ...record, change: (value) => ({ facts: change(value.facts) }), send },
  )
  return saved.ok ? accept({ revision: saved.value.revision, ...saved.value.value }) : saved
}

function isCode(failure: TeamFailure, code: string): boolean {
  return failure.reason === 'refused' && failure.code === code
}
