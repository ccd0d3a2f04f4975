import { z } from 'zod'
import { locales } from '#base/locale.ts'
import type { ReviewLink } from '#team/review-link.ts'
import type { Row } from '../database/database.ts'
import { digestOf } from '../digest.ts'

const rowSchema = z.object({
  link_id: z.string(),
  page_id: z.string(),
  version: z.int(),
  label: z.string(),
  face: z.enum(locales).nullable(),
  who: z.string(),
  at: z.string(),
  expires_at: z.string(),
  shows_comments: z.int(),
  may_comment: z.int(),
  opened: z.int(),
  last_opened_at: z.string().nullable(),
  revoked_who: z.string().nullable(),
  revoked_at: z.string().nullable(),
})

export type LinkRow = z.infer<typeof rowSchema>

export function readLinkRow(row: Row): LinkRow {
  return rowSchema.parse(row)
}

export function linkOf(row: LinkRow): ReviewLink {
  const { last_opened_at, revoked_who, revoked_at } = row
  return {
    linkId: row.link_id,
    label: row.label,
    version: row.version,
    ...(row.face !== null && { face: row.face }),
    by: row.who,
    at: row.at,
    expiresAt: row.expires_at,
    showsComments: row.shows_comments === 1,
    mayComment: row.may_comment === 1,
    opened: row.opened,
    ...(last_opened_at !== null && { lastOpenedAt: last_opened_at }),
    ...(revoked_who !== null && revoked_at !== null && { revoked: { by: revoked_who, at: revoked_at } }),
  }
}

/** All that is kept of a token: who reads the database, or a backup of it, opens nothing. */
export function digestOfToken(token: string): string {
  return digestOf(token)
}
