import { type NameVersion, versionListSchema, versionSchema, versionWithDraftSchema } from '#team/version.ts'
import { callTeam } from '../api/call-team.ts'
import type { PageKey } from '../drafts/database.ts'
import { pathOfPage } from './page-path.ts'

/** The calls for what is kept of a page. */
export function fetchVersions(key: PageKey) {
  return callTeam({ path: pathOfPage(key, 'versions'), user: key.user }, versionListSchema)
}

export function fetchVersion(key: PageKey, number: number) {
  return callTeam({ path: pathOfPage(key, 'versions', number), user: key.user }, versionWithDraftSchema)
}

export function nameVersion(key: PageKey, body: NameVersion) {
  return callTeam({ method: 'POST', path: pathOfPage(key, 'versions'), user: key.user, body }, versionSchema)
}

export function renameVersion(key: PageKey, number: number, name: string) {
  const path = pathOfPage(key, 'versions', number)
  return callTeam({ method: 'PATCH', path, user: key.user, body: { name } }, versionSchema)
}
