import { accept, type Result, refuse } from '#base/result.ts'
import { type KeptFact, keptFactsSchema } from '#team/kept-facts.ts'
import { type RecordEntry, recordSchema } from '#team/record.ts'
import type { TeamFailure } from '../api/call-team.ts'
import { newChangeId } from './ids.ts'
import { recordCalls } from './record-calls.ts'

/** What the team keeps of a product; `revision` 0 where there is nothing yet. */
export type KeptFacts = { revision: number; facts: readonly KeptFact[] }

const nothing: KeptFacts = { revision: 0, facts: [] }

export async function fetchKeptFacts(recordId: string): Promise<Result<KeptFacts, TeamFailure>> {
  const read = await recordCalls.fetchRecord({ kind: 'facts', recordId })
  if (read.ok) return keptOf(read.value)
  return isCode(read.refusal, 'unknown') || isCode(read.refusal, 'deleted') ? accept(nothing) : read
}

/** What somebody else kept meanwhile stays: the change is made once more, of what stands then. */
export async function changeKeptFacts(
  recordId: string,
  kept: KeptFacts,
  change: (facts: readonly KeptFact[]) => KeptFact[],
  { send = sendKeptFacts, tries = 5 } = {},
): Promise<Result<KeptFacts, TeamFailure>> {
  const facts = change(kept.facts)
  const saved = await send(recordId, kept.revision, facts)
  if (saved.ok) return accept({ revision: saved.value.revision, facts })
  const { refusal } = saved
  if (refusal.reason !== 'refused' || refusal.code !== 'changed' || tries === 0) return saved
  const { data } = recordSchema.safeParse(refusal.body)
  if (!data) return saved
  const stands = keptOf(data)
  return stands.ok
    ? await changeKeptFacts(recordId, stands.value, change, { send, tries: tries - 1 })
    : stands
}

function sendKeptFacts(recordId: string, baseRevision: number, facts: readonly KeptFact[]) {
  return recordCalls.sendRecord(
    { kind: 'facts', recordId },
    { changeId: newChangeId(), baseRevision, value: { facts } },
  )
}

/** A deleted record begins anew; what a newer release wrote is left alone. */
function keptOf({
  revision,
  isDeleted,
  value,
}: Pick<RecordEntry, 'revision' | 'isDeleted'> & { value?: unknown }): Result<KeptFacts, TeamFailure> {
  if (isDeleted) return accept({ revision, facts: [] })
  const { data } = keptFactsSchema.safeParse(value)
  return data ? accept({ revision, facts: data.facts }) : refuse({ reason: 'away' })
}

function isCode(failure: TeamFailure, code: string): boolean {
  return failure.reason === 'refused' && failure.code === code
}
