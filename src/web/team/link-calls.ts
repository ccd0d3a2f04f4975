import { type MakeLink, madeLinkSchema, reviewLinkListSchema, reviewLinkSchema } from '#team/review-link.ts'
import { callTeam } from '../api/call-team.ts'
import type { PageKey } from '../drafts/database.ts'
import { pathOfPage } from './page-path.ts'

/** The calls for the review links of a page. */
export function fetchLinks(key: PageKey) {
  return callTeam({ path: pathOfPage(key, 'links'), user: key.user }, reviewLinkListSchema)
}

export function makeLink(key: PageKey, body: MakeLink) {
  return callTeam({ method: 'POST', path: pathOfPage(key, 'links'), user: key.user, body }, madeLinkSchema)
}

export function revokeLink(key: PageKey, linkId: string) {
  return callTeam(
    { method: 'DELETE', path: pathOfPage(key, 'links', linkId), user: key.user },
    reviewLinkSchema,
  )
}
