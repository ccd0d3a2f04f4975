import { promisifyRequest } from 'idb-keyval'
import { z } from 'zod'
import { isoTimeSchema } from '#base/iso-time.ts'
import { addCommentSchema, type Comment, changeCommentSchema, commentSchema } from '#team/comment.ts'
import { refusalCodes } from '#team/save-page.ts'
import { changeIdSchema } from '#team/words.ts'
import { database, type PageKey, within } from '../../drafts/database.ts'

const deedSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('add'), body: addCommentSchema }),
  z.strictObject({ kind: z.literal('change'), commentId: changeIdSchema, body: changeCommentSchema }),
  z.strictObject({ kind: z.literal('delete'), commentId: changeIdSchema }),
])

/** What was done to comments, as long as the server does not have it. */
const queuedSchema = z.strictObject({
  /** Tells its turn. */
  queuedId: z.string(),
  at: isoTimeSchema,
  deed: deedSchema,
  /** Why the server will not take it: it stays until its author decides. */
  refused: z.enum(refusalCodes).optional(),
})

export type CommentDeed = z.infer<typeof deedSchema>
export type Queued = z.infer<typeof queuedSchema>

/** In the order in which it was done. */
export async function listQueued({ user, pageId }: PageKey): Promise<Queued[]> {
  const stored = await database('readonly', (store) =>
    promisifyRequest(store.getAll(within('comment-queue', user, pageId)) as IDBRequest<unknown[]>),
  )
  return stored.flatMap((each) => queuedSchema.safeParse(each).data ?? [])
}

export async function putQueued({ user, pageId }: PageKey, queued: Queued): Promise<void> {
  await database('readwrite', (store) =>
    promisifyRequest(store.put(queued, ['comment-queue', user, pageId, queued.queuedId])),
  )
}

export async function dropQueued({ user, pageId }: PageKey, queuedId: string): Promise<void> {
  await database('readwrite', (store) =>
    promisifyRequest(store.delete(['comment-queue', user, pageId, queuedId])),
  )
}

/** As the server last had them, for when it is away. */
export async function loadComments({ user, pageId }: PageKey): Promise<Comment[]> {
  const stored = await database('readonly', (store) =>
    promisifyRequest(store.get(['comments', user, pageId]) as IDBRequest<unknown>),
  )
  return z.array(commentSchema).safeParse(stored).data ?? []
}

export async function keepComments({ user, pageId }: PageKey, comments: readonly Comment[]): Promise<void> {
  await database('readwrite', (store) => promisifyRequest(store.put(comments, ['comments', user, pageId])))
}
