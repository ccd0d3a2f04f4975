import type { z } from 'zod'
import { accept, type Result, refuse } from '#base/result.ts'
import { recordConflictSchema, type SaveRecord, type TeamRecord } from '#team/record.ts'
import type { Saved } from '#team/words.ts'
import type { TeamFailure } from '../api/call-team.ts'
import { newChangeId } from './ids.ts'

/** A record as the team last had it; `value`: nothing where a newer release wrote it, which is left alone. */
export type Kept<Value> = { revision: number; value: Value | undefined }

type Ways<Value> = {
  schema: z.ZodType<Value>
  empty: Value
  /** What is to stand there; nothing where that cannot be. */
  change: (value: Value) => Value | undefined
  send: (body: SaveRecord) => Promise<Result<Saved, TeamFailure>>
}

/** So often a record is read anew that others changed meanwhile. */
const patience = 6

/** What somebody else saved meanwhile stays: the change is made once more, of what stands then. */
export async function changeRecord<Value>(
  kept: Kept<Value>,
  { schema, empty, change, send }: Ways<Value>,
): Promise<Result<Kept<Value> & { value: Value }, TeamFailure>> {
  let { revision: baseRevision, value: stands } = kept
  for (let attempt = 0; attempt < patience; attempt += 1) {
    const value = stands === undefined ? undefined : change(stands)
    if (value === undefined) return refuse({ reason: 'refused', code: 'too-large', body: undefined })
    const saved = await send({ changeId: newChangeId(), baseRevision, value })
    if (saved.ok) return accept({ revision: saved.value.revision, value })
    const { refusal } = saved
    if (refusal.reason !== 'refused') return saved
    if (refusal.code === 'unknown' && baseRevision > 0) {
      // The server was taken back to before it had the record.
      ;[baseRevision, stands] = [0, empty]
      continue
    }
    if (refusal.code !== 'changed') return saved
    const { data } = recordConflictSchema.safeParse(refusal.body)
    if (!data) break
    ;({ revision: baseRevision, value: stands } = keptOf(data, { schema, empty }))
  }
  return refuse({ reason: 'away' })
}

/** A deleted record begins anew. */
export function keptOf<Value>(
  { revision, isDeleted, value }: Pick<TeamRecord, 'revision' | 'isDeleted' | 'value'>,
  { schema, empty }: Pick<Ways<Value>, 'schema' | 'empty'>,
): Kept<Value> {
  return { revision, value: isDeleted ? empty : schema.safeParse(value).data }
}
