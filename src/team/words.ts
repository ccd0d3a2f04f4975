import { z } from 'zod'
import { isoTimeSchema } from '#base/iso-time.ts'
import { limits } from './limits.ts'

/** What all calls of a team are made of. */

/** Made in the browser, at random. */
export const pageIdSchema = z.string().regex(/^[0-9a-f]{16}$/)

/** Of a change, a comment or a link: made by whoever asks for it, at random, before it is sent. */
export const changeIdSchema = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/)

/** PostgreSQL keeps no text with it, and nobody types it. */
const withoutNul = /^[^\0]*$/

export const nameSchema = z.string().trim().min(1).max(limits.nameLength).regex(withoutNul)
export const noteSchema = z.string().trim().max(limits.noteLength).regex(withoutNul)
export const commentTextSchema = z.string().trim().min(1).max(limits.commentLength).regex(withoutNul)

/** Who did something, and when. */
export const deed = { by: z.string(), at: isoTimeSchema }

/** So many revisions at most between two restores of a backup, each of which begins with the next of these. */
export const revisionsPerRestore = 1_000_000

/** Between both the server was taken back to a backup: one does not follow from the other. */
export function isAcrossRestore(one: number, other: number): boolean {
  return Math.floor(one / revisionsPerRestore) !== Math.floor(other / revisionsPerRestore)
}

/** Counts from 1; 0 is a page or record that the server does not have yet. */
export const revisionSchema = z.int().positive()
export const baseRevisionSchema = z.int().nonnegative()

/** The first answer to a change, and the answer to the same change sent again. */
export const savedSchema = z.object({ revision: revisionSchema, at: isoTimeSchema })
export type Saved = z.infer<typeof savedSchema>
