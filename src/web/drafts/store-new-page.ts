import type { Result } from '#base/result.ts'
import type { Draft } from '#content/draft/draft.ts'
import { emptyHistory } from '#content/draft/history.ts'
import type { PageKey } from './database.ts'
import { type SaveRefusal, savePage } from './draft-storage.ts'
import { tellOtherTabs } from './other-tabs.ts'

export function createPageId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A page that this browser has not had before. `at` is an ISO time. */
export async function storeNewPage(
  key: PageKey,
  draft: Draft,
  at: string,
): Promise<Result<number, SaveRefusal>> {
  const saved = await savePage(key, { page: { draft, history: emptyHistory }, revision: 0, known: [], at })
  if (saved.ok) tellOtherTabs(key.pageId)
  return saved
}
