import { accept, type Result, refuse } from '#base/result.ts'
import { limits } from '#team/limits.ts'
import type { RecordKind, SaveRecord, TeamRecord } from '#team/record.ts'
import { type Refusal, unknown } from '#team/refusal.ts'
import type { Saved } from '#team/words.ts'
import { readCursor } from '../changes/cursor.ts'
import type { Sql } from '../database/database.ts'
import { digestOf } from '../digest.ts'
import { findAnswer, noteAnswer } from '../pages/seen.ts'
import { type Change, change, type Deed, type Store } from '../store.ts'
import { recordOf } from './record-row.ts'

type Named = { kind: RecordKind; recordId: string }

/** As with pages: when nobody did meanwhile, and once however often it is sent. */
export function saveRecord(
  store: Store,
  deed: Deed,
  { kind, recordId, changeId, baseRevision, value }: SaveRecord & Named,
): Promise<Result<Saved, Refusal>> {
  return change(store, async (change) => {
    const { sql } = change
    const text = JSON.stringify(value) ?? 'null'
    const bytes = Buffer.byteLength(text)
    if (bytes > limits.recordBytes) return refuse({ code: 'too-large', what: 'record' })
    const sent = { changeId, digest: digestOf(text) }
    const subject = `${kind}/${recordId}`
    const answer = await findAnswer(sql, subject, sent)
    if (answer) return accept(answer)

    const record = await findRecord(sql, { kind, recordId })
    if (!record && baseRevision > 0) return refuse(unknown)
    if (record && record.revision !== baseRevision) return refuse({ code: 'changed', current: record })
    const saved = { revision: baseRevision + 1, at: deed.at }
    await writeRecord(change, { kind, recordId, deed, revision: saved.revision, text, isDeleted: 0 })
    await noteAnswer(sql, subject, { ...sent, ...saved })
    return accept(saved)
  })
}

/** A mark stays, so that who had it hears of it. */
export function deleteRecord(
  store: Store,
  deed: Deed,
  { kind, recordId, baseRevision }: Named & { baseRevision: number },
): Promise<Result<Saved, Refusal>> {
  return change(store, async (change) => {
    const record = await findRecord(change.sql, { kind, recordId })
    if (!record) return refuse(unknown)
    if (record.isDeleted) return accept({ revision: record.revision, at: record.at })
    if (record.revision !== baseRevision) return refuse({ code: 'changed', current: record })
    const saved = { revision: baseRevision + 1, at: deed.at }
    await writeRecord(change, { kind, recordId, deed, revision: saved.revision, text: 'null', isDeleted: 1 })
    return accept(saved)
  })
}

export async function listRecords(
  { database: { read } }: Store,
  { kind }: { kind: RecordKind },
): Promise<{ cursor: string; records: TeamRecord[] }> {
  const cursor = await readCursor(read)
  const rows = await read(
    'SELECT * FROM records WHERE kind = $1 AND is_deleted = 0 ORDER BY at DESC, record_id',
    kind,
  )
  return { cursor, records: rows.map(recordOf) }
}

export async function readRecord(
  { database: { read } }: Store,
  named: Named,
): Promise<Result<TeamRecord, Refusal>> {
  const record = await findRecord(read, named)
  return record && !record.isDeleted ? accept(record) : refuse(unknown)
}

type Written = Named & { deed: Deed; revision: number; text: string; isDeleted: 0 | 1 }

async function writeRecord(
  { sql, cursor, count }: Change,
  { kind, recordId, deed, revision, text, isDeleted }: Written,
): Promise<void> {
  const [before] = await sql('SELECT bytes FROM records WHERE kind = $1 AND record_id = $2', kind, recordId)
  const bytes = Buffer.byteLength(text)
  await sql(
    `INSERT INTO records (kind, record_id, revision, who, at, changed, is_deleted, bytes, value)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (kind, record_id) DO UPDATE SET
       revision = excluded.revision, who = excluded.who, at = excluded.at, changed = excluded.changed,
       is_deleted = excluded.is_deleted, bytes = excluded.bytes, value = excluded.value`,
    kind,
    recordId,
    revision,
    deed.by,
    deed.at,
    cursor,
    isDeleted,
    bytes,
    text,
  )
  count(bytes - Number(before?.bytes ?? 0))
}

async function findRecord(sql: Sql, { kind, recordId }: Named): Promise<TeamRecord | undefined> {
  const [row] = await sql('SELECT * FROM records WHERE kind = $1 AND record_id = $2', kind, recordId)
  return row && recordOf(row)
}
