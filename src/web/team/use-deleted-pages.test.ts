import { expect, test } from 'vitest'
import type { PageEntry } from '#team/page-entry.ts'
import type { PageSummary } from '../drafts/draft-storage.ts'
import { listDeleted } from './use-deleted-pages.ts'

const facts = {
  ...({ pageName: '', locale: 'en-AE', brand: 'ENBD', componentCount: 1, revision: 1 } as const),
  createdAt: '2026-11-20T08:00:00.000Z',
}

function own(pageId: string, deletedAt: string): PageSummary {
  return { ...facts, pageId, updatedAt: deletedAt, deletedAt, applied: 0 }
}

function ofTeam(pageId: string, by: string, at: string): PageEntry {
  const counts = { openComments: 0, mentions: 0 }
  return { ...facts, pageId, by, at, hash: '', state: { step: 'draft' }, ...counts, deleted: { by, at } }
}

test('what anybody deleted is listed once, the last first, with who did it', () => {
  const deleted = listDeleted(
    [own('mine', '2026-11-22'), own('private', '2026-11-20')],
    [ofTeam('mine', 'sara', '2026-11-22'), ofTeam('theirs', 'omar', '2026-11-21')],
  )
  expect(deleted.map(({ pageId, by, isHere }) => [pageId, by, isHere])).toEqual([
    ['mine', 'sara', true],
    ['theirs', 'omar', false],
    ['private', undefined, true],
  ])
})
