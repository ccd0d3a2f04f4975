import { useState } from 'react'
import type { Draft } from '#content/draft/draft.ts'
import { type LoadRefusal, loadPage, type PageSummary } from '../../drafts/draft-storage.ts'

/** The page that is copied from, as far as it is chosen and here. */
export type Source =
  | { status: 'choosing'; refusal?: { page: PageSummary; reason: LoadRefusal | 'unread' } }
  | { status: 'loading'; page: PageSummary }
  | { status: 'loaded'; page: PageSummary; draft: Draft }

export function useSource(user: string) {
  const [source, setSource] = useState<Source>({ status: 'choosing' })

  async function choose(page: PageSummary) {
    setSource({ status: 'loading', page })
    const next = await readSource(user, page)
    setSource((now) => (now.status === 'loading' && now.page === page ? next : now))
  }

  return { source, choose, chooseAgain: () => setSource({ status: 'choosing' }) }
}

async function readSource(user: string, page: PageSummary): Promise<Source> {
  const refuse = (reason: LoadRefusal | 'unread'): Source => ({
    status: 'choosing',
    refusal: { page, reason },
  })
  try {
    const loaded = await loadPage({ user, pageId: page.pageId })
    return loaded.ok ? { status: 'loaded', page, draft: loaded.value.draft } : refuse(loaded.refusal)
  } catch {
    return refuse('unread')
  }
}
