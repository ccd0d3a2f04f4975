import { z } from 'zod'
import { askChangesSchema, changesSchema } from '#team/changes.ts'
import { pageListSchema, pageSchema } from '#team/page-entry.ts'
import { deletePageSchema, pageConflictSchema, savePageSchema } from '#team/save-page.ts'
import {
  nameVersionSchema,
  renameVersionSchema,
  versionListSchema,
  versionSchema,
  versionWithDraftSchema,
} from '#team/version.ts'
import { pageIdSchema, savedSchema } from '#team/words.ts'
import { askChanges } from '../changes/ask-changes.ts'
import { deletePage, restorePage } from '../pages/delete-page.ts'
import { listPages, readPage } from '../pages/read-pages.ts'
import { savePage } from '../pages/save-page.ts'
import { nameVersion, renameVersion } from '../versions/name-version.ts'
import { listVersions, readVersion } from '../versions/read-versions.ts'
import { answered, type Call, defineCall } from './call.ts'

const params = z.object({ pageId: pageIdSchema })
const ofVersion = params.extend({ number: z.coerce.number().pipe(z.int().positive()) })

/** Pages, what is new of them, and what is kept of them. */
export const pageCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    url: '/api/pages',
    summary: 'List the pages',
    description: 'The last changed first, or with `deleted=yes` those that can be brought back.',
    querystring: z.strictObject({ deleted: z.enum(['yes', 'no']).default('no') }),
    answer: pageListSchema,
    perform: (store, { by }, asked) => answered(listPages(store, { user: by, ...asked })),
  }),
  defineCall({
    method: 'POST',
    url: '/api/changes',
    summary: 'Ask what is new',
    description: 'Pages and records that changed since the cursor, and who else is on the page.',
    body: askChangesSchema,
    answer: changesSchema,
    perform: (store, deed, asked) => answered(askChanges(store, deed, asked)),
  }),
  defineCall({
    method: 'GET',
    url: '/api/pages/:pageId',
    summary: 'Read a page',
    params,
    answer: pageSchema,
    perform: (store, { by }, asked) => readPage(store, { user: by, ...asked }),
  }),
  defineCall({
    method: 'PUT',
    url: '/api/pages/:pageId',
    summary: 'Save a page',
    description:
      'Of a page that somebody changed since `baseRevision`, 409 has what stands there. A change sent again under its id has its first answer.',
    params,
    body: savePageSchema,
    answer: savedSchema,
    conflict: pageConflictSchema,
    perform: savePage,
  }),
  defineCall({
    method: 'DELETE',
    url: '/api/pages/:pageId',
    summary: 'Delete a page',
    description:
      'It can be brought back for thirty days. What somebody changed since `baseRevision` stays: 409.',
    params,
    querystring: deletePageSchema,
    answer: savedSchema,
    perform: deletePage,
  }),
  defineCall({
    method: 'POST',
    url: '/api/pages/:pageId/restore',
    summary: 'Bring a deleted page back',
    params,
    answer: savedSchema,
    perform: restorePage,
  }),
  defineCall({
    method: 'GET',
    url: '/api/pages/:pageId/versions',
    summary: 'List what is kept of a page',
    description:
      'The latest first. What was kept by itself is thinned: all of a day, the last of each hour for a week, of each day for a quarter of a year.',
    params,
    answer: versionListSchema,
    perform: (store, _, asked) => listVersions(store, asked),
  }),
  defineCall({
    method: 'POST',
    url: '/api/pages/:pageId/versions',
    summary: 'Keep the page as it stands, under a name',
    params,
    body: nameVersionSchema,
    answer: versionSchema,
    perform: nameVersion,
  }),
  defineCall({
    method: 'GET',
    url: '/api/pages/:pageId/versions/:number',
    summary: 'Read a version',
    params: ofVersion,
    answer: versionWithDraftSchema,
    perform: (store, _, asked) => readVersion(store, asked),
  }),
  defineCall({
    method: 'PATCH',
    url: '/api/pages/:pageId/versions/:number',
    summary: 'Name a version',
    params: ofVersion,
    body: renameVersionSchema,
    answer: versionSchema,
    perform: (store, _, asked) => renameVersion(store, asked),
  }),
]
