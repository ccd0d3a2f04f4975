import { accept, type Result, refuse } from '#base/result.ts'
import type { Refusal } from '#team/refusal.ts'
import type { Review, TakeStep } from '#team/review.ts'
import type { Sql } from '../database/database.ts'
import { findPageAt } from '../pages/find-page.ts'
import type { PageRow } from '../pages/page-row.ts'
import { readFaceRows } from '../pages/read-face-rows.ts'
import { change, type Deed, type Store } from '../store.ts'
import { keepVersion } from '../versions/keep-version.ts'
import { findReview, listReviewsOf } from './read-reviews.ts'

/** Steps are added and never changed. Each keeps the version that it is about, and is about one of its languages. */
export function takeStep(
  store: Store,
  { by, at }: Deed,
  { pageId, changeId, revision, ...taken }: TakeStep & { pageId: string },
): Promise<Result<Review, Refusal>> {
  return change(store, async (change) => {
    const { sql, cursor } = change
    const answer = await findReview(sql, pageId, changeId)
    if (answer) return accept(answer)

    const page = await findPageAt(sql, { pageId, revision })
    if (!page.ok) return page
    const face = taken.face ?? page.value.summary.locale
    const faces = await readFaceRows(sql, page.value)
    const row = faces[face]
    if (!row) return refuse({ code: 'bad-request', what: 'request' })
    const all = await listReviewsOf(sql, pageId)
    const earlier = all.filter((review) => (review.face ?? face) === face)
    const isOwn = taken.step === 'approved' && (await findsOwn(sql, page.value, { by, earlier }))
    const version = await keepVersion(change, { page: page.value, kind: 'review', isKept: true, at })
    const review: Review = { ...taken, face, version, by, at, isOwn, hash: row.hash }
    await sql(
      'INSERT INTO reviews (page_id, number, change_id, review) VALUES ($1, $2, $3, $4)',
      pageId,
      all.length + 1,
      changeId,
      JSON.stringify(review),
    )
    await sql(
      'UPDATE pages SET faces = $2, changed = $3 WHERE page_id = $1',
      pageId,
      JSON.stringify({ ...faces, [face]: { ...row, state: review } }),
      cursor,
    )
    return accept(review)
  })
}

/** Whether somebody approves what they asked for, or wrote on since it was last approved. */
async function findsOwn(
  sql: Sql,
  page: PageRow,
  { by, earlier }: { by: string; earlier: readonly Review[] },
): Promise<boolean> {
  const [asked] = earlier
  if (page.who === by || (asked?.step === 'ready' && asked.by === by)) return true
  const approved = earlier.find(({ step }) => step === 'approved')
  const [written] = await sql(
    'SELECT number FROM versions WHERE page_id = $1 AND number > $2 AND who = $3 LIMIT 1',
    page.page_id,
    approved?.version ?? 0,
    by,
  )
  return written !== undefined
}
