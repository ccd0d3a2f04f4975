import { accept, type Result } from '#base/result.ts'
import { type KeptFact, keptFactsSchema } from '#team/kept-facts.ts'
import { recordSchema } from '#team/record.ts'
import { savedSchema } from '#team/words.ts'
import { callTeam, type TeamFailure } from '../api/call-team.ts'
import { newChangeId } from './ids.ts'

/** What the team keeps of a product; `revision` 0 where there is nothing yet. */
export type KeptFacts = { revision: number; facts: readonly KeptFact[] }

const nothing: KeptFacts = { revision: 0, facts: [] }

export async function fetchKeptFacts(recordId: string): Promise<Result<KeptFacts, TeamFailure>> {
  const read = await callTeam({ path: pathOf(recordId) }, recordSchema)
  if (read.ok) return accept(keptOf(read.value))
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
  return data ? await changeKeptFacts(recordId, keptOf(data), change, { send, tries: tries - 1 }) : saved
}

function sendKeptFacts(recordId: string, baseRevision: number, facts: readonly KeptFact[]) {
  const body = { changeId: newChangeId(), baseRevision, value: { facts } }
  return callTeam({ method: 'PUT', path: pathOf(recordId), body }, savedSchema)
}

/** What a release to come may have written otherwise is passed over, and a deleted record begins anew. */
function keptOf({ revision, value }: { revision: number; value?: unknown }): KeptFacts {
  return { revision, facts: keptFactsSchema.safeParse(value).data?.facts ?? [] }
}

function isCode(failure: TeamFailure, code: string): boolean {
  return failure.reason === 'refused' && failure.code === code
}

function pathOf(recordId: string): string {
  return `/api/records/facts/${encodeURIComponent(recordId)}`
}
