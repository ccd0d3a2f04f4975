import { type LoadRefusal, loadPage, savePage } from '../../drafts/draft-storage.ts'
import { findUnsaved, forgetUnsaved, type KeptWork } from '../../drafts/unsaved-work.ts'

/**
 * Saves what closing tabs left behind, but for the page that is about to open. Work on a page that has changed
 * meanwhile stays where it is until that page is opened; that on one which was deleted goes with it.
 */
export async function recoverWork(user: string, opening: string | undefined): Promise<void> {
  for (const work of findUnsaved(user)) {
    if (work.pageId !== opening) await recover(user, work)
  }
}

async function recover(user: string, { name, pageId, revision, draft, history }: KeptWork) {
  const key = { user, pageId }
  const stored = await loadPage(key)
  if (!stored.ok && isGone(stored.refusal, revision)) return forgetUnsaved(name)
  const at = new Date().toISOString()
  const saved = await savePage(key, { page: { draft, history }, revision, known: [], at })
  if (saved.ok) forgetUnsaved(name)
}

function isGone(refusal: LoadRefusal, revision: number): boolean {
  return refusal === 'deleted' || (refusal === 'unknown' && revision > 0)
}
