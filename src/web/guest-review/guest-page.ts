import type { Draft } from '#content/draft/draft.ts'
import { readStored } from '#content/draft/read-stored.ts'
import type { GuestPage } from '#team/review-link.ts'

export type OpenedPage = Omit<GuestPage, 'draft'> & { draft: Draft }

/** Nothing where this browser's tool is older than the page. */
export function readGuestPage({ draft: sent, ...page }: GuestPage): OpenedPage | undefined {
  const draft = readStored(sent, [], 0)?.draft
  return draft && { ...page, draft }
}
