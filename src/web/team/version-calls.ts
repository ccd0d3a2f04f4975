import { type NameVersion, versionListSchema, versionSchema, versionWithDraftSchema } from '#team/version.ts'
import { callTeam } from '../api/call-team.ts'
import type { PageKey } from '../drafts/database.ts'

/** The calls for what is kept of a page. */
export function fetchVersions({ user, pageId }: PageKey) {
  return callTeam({ path: `/api/pages/${pageId}/versions`, user }, versionListSchema)
}

export function fetchVersion({ user, pageId }: PageKey, number: number) {
  return callTeam({ path: `/api/pages/${pageId}/versions/${number}`, user }, versionWithDraftSchema)
}

export function nameVersion({ user, pageId }: PageKey, body: NameVersion) {
  return callTeam({ method: 'POST', path: `/api/pages/${pageId}/versions`, user, body }, versionSchema)
}

export function renameVersion({ user, pageId }: PageKey, number: number, name: string) {
  const path = `/api/pages/${pageId}/versions/${number}`
  return callTeam({ method: 'PATCH', path, user, body: { name } }, versionSchema)
}
