import { type AskChanges, changesSchema } from '#team/changes.ts'
import { pageListSchema, pageSchema } from '#team/page-entry.ts'
import type { SavePage } from '#team/save-page.ts'
import { savedSchema } from '#team/words.ts'
import { callTeam } from '../api/call-team.ts'
import type { PageKey } from '../drafts/database.ts'
import { pathOfPage } from './page-path.ts'

/** The calls for the team's pages. */
export function fetchPages() {
  return callTeam({ path: '/api/pages' }, pageListSchema)
}

/** Those that anybody deleted and that can be brought back. */
export function fetchDeletedPages() {
  return callTeam({ path: '/api/pages?deleted=yes' }, pageListSchema)
}

export function fetchPage(key: PageKey) {
  return callTeam({ path: pathOfPage(key), user: key.user }, pageSchema)
}

export function sendPage(key: PageKey, body: SavePage) {
  return callTeam({ method: 'PUT', path: pathOfPage(key), user: key.user, body }, savedSchema)
}

export function sendDeletion(key: PageKey, baseRevision: number) {
  const path = `${pathOfPage(key)}?baseRevision=${baseRevision}`
  return callTeam({ method: 'DELETE', path, user: key.user }, savedSchema)
}

export function sendReturn(key: PageKey) {
  return callTeam({ method: 'POST', path: pathOfPage(key, 'restore'), user: key.user }, savedSchema)
}

export function askChanges(body: AskChanges) {
  return callTeam({ method: 'POST', path: '/api/changes', body }, changesSchema)
}

export type PageCalls = {
  sendPage: typeof sendPage
  sendDeletion: typeof sendDeletion
  sendReturn: typeof sendReturn
  fetchPage: typeof fetchPage
}

/** Those that keep one page as the team has it; tests bring their own. */
export const pageCalls: PageCalls = { sendPage, sendDeletion, sendReturn, fetchPage }
