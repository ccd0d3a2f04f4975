import { randomBytes } from 'node:crypto'
import { accept, type Result, refuse } from '#base/result.ts'
import { limits } from '#team/limits.ts'
import { full, type Refusal, unknown } from '#team/refusal.ts'
import type { MakeLink, ReviewLink } from '#team/review-link.ts'
import type { Sql } from '../database/database.ts'
import { findPage, findPageAt } from '../pages/find-page.ts'
import { change, type Deed, type Store } from '../store.ts'
import { timeBefore } from '../time-before.ts'
import { keepVersion } from '../versions/keep-version.ts'
import { digestOfToken, linkOf, readLinkRow } from './link-row.ts'

type MadeLink = ReviewLink & { token: string }

/** The token is in this answer alone. A link that is made again under its id gets a new one; the old one ends. */
export function makeLink(
  store: Store,
  { by, at }: Deed,
  { pageId, linkId, revision, label, face, days, showsComments, mayComment }: MakeLink & { pageId: string },
): Promise<Result<MadeLink, Refusal>> {
  const token = randomBytes(32).toString('base64url')

  return change(store, async (change) => {
    const { sql } = change
    const [renewed] = await sql(
      `UPDATE links SET token_digest = $3 WHERE link_id = $1 AND page_id = $2 AND who = $4 AND revoked_at IS NULL
       RETURNING *`,
      linkId,
      pageId,
      digestOfToken(token),
      by,
    )
    if (renewed) return accept({ ...linkOf(readLinkRow(renewed)), token })

    const page = await findPageAt(sql, { pageId, revision })
    if (!page.ok) return page
    const { locale, otherLocale } = page.value.summary
    if (face && face !== locale && face !== otherLocale)
      return refuse({ code: 'bad-request', what: 'request' })
    if ((await countLinks(sql, pageId, at)) >= limits.linksPerPage) return refuse(full('links'))
    const version = await keepVersion(change, { page: page.value, kind: 'link', isKept: true, at })
    const [row] = await sql(
      `INSERT INTO links
         (link_id, page_id, token_digest, version, label, face, who, at, expires_at, shows_comments, may_comment, opened)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 0) ON CONFLICT DO NOTHING RETURNING *`,
      linkId,
      pageId,
      digestOfToken(token),
      version,
      label,
      face ?? null,
      by,
      at,
      timeBefore(at, { days: -days }),
      showsComments ? 1 : 0,
      mayComment ? 1 : 0,
    )
    return row ? accept({ ...linkOf(readLinkRow(row)), token }) : refuse(unknown)
  })
}

/** Those that somebody can still open. */
async function countLinks(sql: Sql, pageId: string, now: string): Promise<number> {
  const [row] = await sql(
    'SELECT count(*) AS count FROM links WHERE page_id = $1 AND revoked_at IS NULL AND expires_at > $2',
    pageId,
    now,
  )
  return Number(row?.count)
}

/** The latest first. */
export async function listLinks(
  { database: { read } }: Store,
  { pageId }: { pageId: string },
): Promise<Result<{ links: ReviewLink[] }, Refusal>> {
  const page = await findPage(read, pageId)
  if (!page.ok) return page
  const rows = await read('SELECT * FROM links WHERE page_id = $1 ORDER BY at DESC, link_id', pageId)
  return accept({ links: rows.map((row) => linkOf(readLinkRow(row))) })
}

export function revokeLink(
  store: Store,
  { by, at }: Deed,
  { pageId, linkId }: { pageId: string; linkId: string },
): Promise<Result<ReviewLink, Refusal>> {
  return change(store, async ({ sql }) => {
    const [row] = await sql(
      `UPDATE links SET revoked_who = coalesce(revoked_who, $3), revoked_at = coalesce(revoked_at, $4)
       WHERE link_id = $1 AND page_id = $2 RETURNING *`,
      linkId,
      pageId,
      by,
      at,
    )
    return row ? accept(linkOf(readLinkRow(row))) : refuse(unknown)
  })
}
