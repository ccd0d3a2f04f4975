import { z } from 'zod'
import { type RecordEntry, recordKindSchema, type TeamRecord } from '#team/record.ts'
import type { Row } from '../database/database.ts'
import { jsonColumn } from '../json-column.ts'

/** All of a record but its value. */
export const entryColumns = 'kind, record_id, revision, who, at, is_deleted'

const entryRowSchema = z.object({
  kind: recordKindSchema,
  record_id: z.string(),
  revision: z.int(),
  who: z.string(),
  at: z.string(),
  is_deleted: z.int(),
})

const valueSchema = z.object({ value: jsonColumn(z.unknown()) })

export function recordEntryOf(row: Row): RecordEntry {
  const { record_id: recordId, who: by, is_deleted, ...rest } = entryRowSchema.parse(row)
  return { ...rest, recordId, by, isDeleted: is_deleted === 1 }
}

export function recordOf(row: Row): TeamRecord {
  return { ...recordEntryOf(row), ...valueSchema.parse(row) }
}
