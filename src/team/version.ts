import { z } from 'zod'
import { locales } from '#base/locale.ts'
import { beforeKinds } from './save-page.ts'
import { changeIdSchema, deed, nameSchema, revisionSchema } from './words.ts'

export const versionKinds = ['auto', 'named', 'review', 'link', ...beforeKinds] as const

/** A state of a page that is kept. `by` and `at`: of the state, not of who kept it. */
export const versionSchema = z.object({
  /** Counts from 1 on each page. */
  number: z.int().positive(),
  kind: z.enum(versionKinds),
  name: z.string().optional(),
  revision: revisionSchema,
  ...deed,
  /** As `hash` of a page. */
  hash: z.string(),
  componentCount: z.int().nonnegative(),
  /** The languages that it was in, the one in front first; absent in versions that do not say it. */
  locales: z.array(z.enum(locales)).optional(),
  /** Named, reviewed or linked: never thinned. */
  isKept: z.boolean(),
})

export type Version = z.infer<typeof versionSchema>

/** `GET /api/pages/:pageId/versions`, the latest first. */
export const versionListSchema = z.object({ versions: z.array(versionSchema) })

/** `GET /api/pages/:pageId/versions/:number`. */
export const versionWithDraftSchema = versionSchema.extend({ draft: z.unknown() })

/** `POST /api/pages/:pageId/versions` answers the `Version`. Names the state of that revision; 409 when it has passed. */
export const nameVersionSchema = z.strictObject({
  changeId: changeIdSchema,
  revision: revisionSchema,
  name: nameSchema,
})

export type NameVersion = z.infer<typeof nameVersionSchema>

/** `PATCH /api/pages/:pageId/versions/:number`: a name for one that is kept already. */
export const renameVersionSchema = z.strictObject({ name: nameSchema })
