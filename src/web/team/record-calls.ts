import { type RecordKind, recordListSchema, recordSchema, type SaveRecord } from '#team/record.ts'
import { savedSchema } from '#team/words.ts'
import { callTeam } from '../api/call-team.ts'

type Named = { kind: RecordKind; recordId: string }

/** The calls for what the team owns besides pages. */
function fetchRecords(kind: RecordKind) {
  return callTeam({ path: `/api/records/${kind}` }, recordListSchema)
}

function fetchRecord(named: Named) {
  return callTeam({ path: pathOf(named) }, recordSchema)
}

/** `user`: whose edit it is, where it may have waited. */
function sendRecord(named: Named & { user?: string }, body: SaveRecord) {
  return callTeam(
    { method: 'PUT', path: pathOf(named), body, ...(named.user !== undefined && { user: named.user }) },
    savedSchema,
  )
}

function pathOf({ kind, recordId }: Named): string {
  return `/api/records/${kind}/${encodeURIComponent(recordId)}`
}

/** Tests bring their own. */
export const recordCalls = { fetchRecords, fetchRecord, sendRecord }
export type RecordCalls = typeof recordCalls
