import { type MakeLink, madeLinkSchema, reviewLinkListSchema, reviewLinkSchema } from '#team/review-link.ts'
import { callTeam } from '../api/call-team.ts'
import type { PageKey } from '../drafts/database.ts'

/** The calls for the review links of a page. */
export function fetchLinks({ user, pageId }: PageKey) {
  return callTeam({ path: `/api/pages/${pageId}/links`, user }, reviewLinkListSchema)
}

export function makeLink({ user, pageId }: PageKey, body: MakeLink) {
  return callTeam({ method: 'POST', path: `/api/pages/${pageId}/links`, user, body }, madeLinkSchema)
}

export function revokeLink({ user, pageId }: PageKey, linkId: string) {
  return callTeam({ method: 'DELETE', path: `/api/pages/${pageId}/links/${linkId}`, user }, reviewLinkSchema)
}
