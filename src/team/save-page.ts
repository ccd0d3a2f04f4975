import { z } from 'zod'
import { baseRevisionSchema, changeIdSchema, deed, revisionSchema } from './words.ts'

/** What a person is about to do to a page; the state before is then kept as a version. */
export const beforeKinds = ['before-generation', 'before-import', 'before-restore', 'before-merge'] as const

export type BeforeKind = (typeof beforeKinds)[number]

/**
 * `PUT /api/pages/:pageId`. 200 says `Saved`: also to a change that was sent before, which counts once. The id belongs to
 * this draft: whoever goes on typing makes another for the next one. 409, 410 and the rest: see below.
 */
export const savePageSchema = z.strictObject({
  changeId: changeIdSchema,
  /** What the draft was made from; 0 for a page that the server does not have. */
  baseRevision: baseRevisionSchema,
  draft: z.unknown(),
  /** The state that this replaces is kept as a version of this kind. */
  before: z.enum(beforeKinds).optional(),
})

export type SavePage = z.infer<typeof savePageSchema>

/** Why a call of the team was refused: in `code`, beside `error`, a sentence. */
export const refusalCodes = [
  /** 409: somebody changed it meanwhile; the answer holds what stands now. */
  'changed',
  /** 410: somebody deleted it; it can be brought back for thirty days. */
  'deleted',
  /** 404: the server does not have it, or no longer. */
  'unknown',
  /** 400: not what the call takes; a draft that is none. */
  'bad-request',
  /** 413: larger than it may be. */
  'too-large',
  /** 507: all room that the team has, or all comments that a page may have. */
  'full',
  /** 403: of somebody else, such as a comment to be changed. */
  'not-yours',
  /** 503: the database does not answer. Nothing was saved for certain; the same change may be sent again. */
  'store-away',
] as const

export type RefusalCode = (typeof refusalCodes)[number]

/** 409 of `PUT /api/pages/:pageId`: what stands there. A revision below the one known, or of another restore: the server was taken back to a backup. */
export const pageConflictSchema = z.object({
  error: z.string(),
  code: z.literal('changed'),
  revision: revisionSchema,
  ...deed,
  draft: z.unknown(),
})

/** 410 of any call for a page: who deleted it, and the revision to restore it by. */
export const pageDeletedSchema = z.object({
  error: z.string(),
  code: z.literal('deleted'),
  revision: revisionSchema,
  ...deed,
})

/**
 * `DELETE /api/pages/:pageId?baseRevision=…` and `POST /api/pages/:pageId/restore` answer `Saved`. What somebody changed
 * meanwhile is not deleted: 409.
 */
export const deletePageSchema = z.strictObject({ baseRevision: z.coerce.number().pipe(revisionSchema) })
