import { accept, type Result } from '#base/result.ts'
import type { Refusal } from '#team/refusal.ts'
import { type Review, reviewSchema } from '#team/review.ts'
import type { Row, Sql } from '../database/database.ts'
import { jsonColumn } from '../json-column.ts'
import { findPage } from '../pages/find-page.ts'
import type { Store } from '../store.ts'

/** The latest first. */
export async function listReviews(
  { database: { read } }: Store,
  { pageId }: { pageId: string },
): Promise<Result<{ reviews: Review[] }, Refusal>> {
  const page = await findPage(read, pageId)
  return page.ok ? accept({ reviews: await listReviewsOf(read, pageId) }) : page
}

export async function listReviewsOf(sql: Sql, pageId: string): Promise<Review[]> {
  const rows = await sql('SELECT review FROM reviews WHERE page_id = $1 ORDER BY number DESC', pageId)
  return rows.map(reviewOf)
}

export async function findReview(sql: Sql, pageId: string, changeId: string): Promise<Review | undefined> {
  const [row] = await sql(
    'SELECT review FROM reviews WHERE page_id = $1 AND change_id = $2',
    pageId,
    changeId,
  )
  return row && reviewOf(row)
}

const column = jsonColumn(reviewSchema)

function reviewOf({ review }: Row): Review {
  return column.parse(review)
}
