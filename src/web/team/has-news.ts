import type { PageEntry } from '#team/page-entry.ts'
import type { Shared } from '../drafts/shared-pages.ts'

/**
 * Whether the server has another state of a page than this browser knows. One that its list does not have was deleted, or
 * made after the backup that the server was taken back to.
 */
export function hasNews(
  pages: ReadonlyMap<string, PageEntry> | undefined,
  { pageId, revision, deleted }: Shared,
): boolean {
  if (!pages || deleted || revision === 0) return false
  const entry = pages.get(pageId)
  return entry === undefined || entry.revision > revision
}
