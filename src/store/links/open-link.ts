import type { Locale } from '#base/locale.ts'
import { accept, type Result, refuse } from '#base/result.ts'
import type { Draft } from '#content/draft/draft.ts'
import { onlyFace } from '#content/draft/faces/show-face.ts'
import { readStored } from '#content/draft/read-stored.ts'
import { type Comment, faceOfComment } from '#team/comment.ts'
import { notYours, type Refusal, unknown } from '#team/refusal.ts'
import type { GuestComment, GuestPage } from '#team/review-link.ts'
import { addComment } from '../comments/add-comment.ts'
import { readComments } from '../comments/comment-row.ts'
import { findPage } from '../pages/find-page.ts'
import type { Store } from '../store.ts'
import { readVersion } from '../versions/read-versions.ts'
import { draftForGuests } from './draft-for-guests.ts'
import { digestOfToken, type LinkRow, readLinkRow } from './link-row.ts'

type Knock = {
  token: string
  /** ISO. */
  at: string
}

/** Without what opens its pictures, which the database does not know. */
type OpenedLink = Omit<GuestPage, 'passes' | 'draft'> & { draft: Draft }

/** The page that a link shows, counted as opened. Whatever is wrong with a token, the answer is the same. */
export async function openLink(store: Store, knock: Knock): Promise<Result<OpenedLink, Refusal>> {
  const found = await findLink(store, knock)
  if (!found.ok) return found
  const link = found.value
  const version = await readVersion(store, { pageId: link.page_id, number: link.version })
  const whole = version.ok ? readStored(version.value.draft, [], 0)?.draft : undefined
  if (!version.ok || !whole) return refuse(unknown)
  const { face } = link
  const draft = face ? onlyFace(whole, face) : whole

  const { read, write } = store.database
  await write(
    'UPDATE links SET opened = opened + 1, last_opened_at = $2 WHERE link_id = $1',
    link.link_id,
    knock.at,
  )
  const { by, at } = version.value
  const { displayName, layout } = draft
  return accept({
    label: link.label,
    pageName: layout.pageName,
    ...(displayName !== undefined && { displayName }),
    locale: layout.locale,
    by,
    at,
    expiresAt: link.expires_at,
    mayComment: link.may_comment === 1,
    draft: draftForGuests(draft),
    ...(link.shows_comments === 1 && { comments: aboutFace(await readComments(read, link.page_id), face) }),
  })
}

/** Who sees one language is not told what was said of the other, nor the answers to that. */
function aboutFace(comments: readonly Comment[], face: Locale | null): Comment[] {
  const faces = new Map(comments.map((each) => [each.commentId, faceOfComment(each)]))
  return comments.filter((each) => {
    const about = each.answers === undefined ? faceOfComment(each) : faces.get(each.answers)
    return face === null || about === undefined || about === face
  })
}

/** Under the name that they type, which is marked as such wherever it is shown. */
export async function commentAsGuest(
  store: Store,
  knock: Knock,
  { name, users, ...comment }: GuestComment & { users: readonly string[] },
): Promise<Result<Comment, Refusal>> {
  const found = await findLink(store, knock)
  if (!found.ok) return found
  const { page_id: pageId, link_id: linkId, may_comment, face } = found.value
  if (may_comment !== 1) return refuse(notYours)
  return addComment(
    store,
    { by: name, at: knock.at },
    { ...comment, locale: face ?? comment.locale, pageId, linkId, users },
  )
}

async function findLink(
  { database: { read } }: Store,
  { token, at }: Knock,
): Promise<Result<LinkRow, Refusal>> {
  const [row] = await read(
    'SELECT * FROM links WHERE token_digest = $1 AND revoked_at IS NULL AND expires_at > $2',
    digestOfToken(token),
    at,
  )
  if (!row) return refuse(unknown)
  const link = readLinkRow(row)
  const page = await findPage(read, link.page_id)
  return page.ok ? accept(link) : refuse(unknown)
}
