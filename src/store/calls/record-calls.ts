import { z } from 'zod'
import {
  recordConflictSchema,
  recordIdSchema,
  recordKindSchema,
  recordListSchema,
  recordSchema,
  savedKindSchema,
  saveRecordSchema,
} from '#team/record.ts'
import { deletePageSchema } from '#team/save-page.ts'
import { savedSchema } from '#team/words.ts'
import { deleteRecord, listRecords, readRecord, saveRecord } from '../records/save-record.ts'
import { answered, type Call, defineCall } from './call.ts'

const read = z.object({ kind: recordKindSchema, recordId: recordIdSchema })
const written = z.object({ kind: savedKindSchema, recordId: recordIdSchema })

/** What the team owns besides pages. */
export const recordCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    url: '/api/records/:kind',
    summary: 'List the records of a kind',
    params: read.pick({ kind: true }),
    answer: recordListSchema,
    perform: (store, _, asked) => answered(listRecords(store, asked)),
  }),
  defineCall({
    method: 'GET',
    url: '/api/records/:kind/:recordId',
    summary: 'Read a record',
    params: read,
    answer: recordSchema,
    perform: (store, _, asked) => readRecord(store, asked),
  }),
  defineCall({
    method: 'PUT',
    url: '/api/records/:kind/:recordId',
    summary: 'Save a record',
    params: written,
    body: saveRecordSchema,
    answer: savedSchema,
    conflict: recordConflictSchema,
    perform: saveRecord,
  }),
  defineCall({
    method: 'DELETE',
    url: '/api/records/:kind/:recordId',
    summary: 'Delete a record',
    params: written,
    querystring: deletePageSchema,
    answer: savedSchema,
    conflict: recordConflictSchema,
    perform: deleteRecord,
  }),
]
