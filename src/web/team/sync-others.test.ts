import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { createDraft } from '#content/draft/draft.ts'
import { emptyHistory } from '#content/draft/history.ts'
import type { PageEntry } from '#team/page-entry.ts'
import { deletePage, loadPage, savePage } from '../drafts/draft-storage.ts'
import { changeShared, findShared } from '../drafts/shared-pages.ts'
import { syncOthers } from './sync-others.ts'
import { keepEntries } from './team-store.ts'

const at = '2026-11-20T08:00:00.000Z'
const key = { user: 'sara', pageId: '00000000000000b1' }

function entry(revision: number, deleted?: PageEntry['deleted']): PageEntry {
  const facts = { pageName: '', locale: 'en-AE', brand: 'ENBD', componentCount: 0, createdAt: at } as const
  const counts = { openComments: 0, mentions: 0 }
  const state = { step: 'draft' } as const
  return {
    ...facts,
    ...counts,
    pageId: key.pageId,
    revision,
    by: 'omar',
    at,
    hash: '',
    state,
    ...(deleted && { deleted }),
  }
}

test('a page that was deleted here comes back when somebody brings it back for all, and not before', async () => {
  const page = { draft: createDraft(at), history: emptyHistory }
  const shared = { pageId: key.pageId, revision: 1, conflicts: [] }
  await savePage(key, {
    ...{ page, revision: 0, known: [], at },
    shared: (localRevision) => ({ shared: { ...shared, localRevision } }),
  })
  await deletePage(key, at)
  await changeShared(key, (now) => ({ shared: { ...now, revision: 2, deleted: { at } } }))
  keepEntries([entry(2, { by: 'sara', at })])
  await syncOthers('sara', undefined)
  expect((await loadPage(key)).ok).toBe(false)

  keepEntries([entry(3)])
  await syncOthers('sara', undefined)
  expect((await loadPage(key)).ok).toBe(true)
  expect((await findShared(key))?.deleted).toBeUndefined()
})
