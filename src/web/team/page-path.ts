import type { PageKey } from '../drafts/database.ts'

/** Where the server has a page, or `parts` of what it keeps with it. */
export function pathOfPage({ pageId }: PageKey, ...parts: readonly (string | number)[]): string {
  return ['/api/pages', ...[pageId, ...parts].map(encodeURIComponent)].join('/')
}
