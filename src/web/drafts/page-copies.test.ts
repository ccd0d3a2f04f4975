import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { addNew } from '#content/draft/add-new.ts'
import { createDraft, type Draft } from '#content/draft/draft.ts'
import { renamePage, setPageName } from '#content/draft/draft-operations.ts'
import { emptyHistory, undoChange } from '#content/draft/history.ts'
import { listPages, loadPage, type PageKey, savePage } from './draft-storage.ts'
import { copyNameOf, copyPage, renameStoredPage } from './page-copies.ts'

const at = '2026-11-20T08:00:00.000Z'
const later = '2026-11-20T09:00:00.000Z'

const written: Draft = {
  ...addNew(renamePage(createDraft(at), 'card'), 'FAQ001', at),
  content: {
    'FAQ-0001': {
      fields: { title: { value: 'Why', origin: { by: 'writer' }, retryCount: 1, status: 'pending' } },
      items: [],
    },
  },
  optionalElements: { 'FAQ-0001': { 'item-1': { show_pill: false } } },
  brief: { ...createDraft(at).brief, topic: 'Cards', componentContexts: { 'FAQ-0001': 'short' } },
}

async function store(key: PageKey, draft: Draft) {
  await savePage(key, { page: { draft, history: emptyHistory }, revision: 0, known: [], at })
}

async function load(key: PageKey) {
  const page = await loadPage(key)
  if (!page.ok) throw new Error(page.refusal)
  return page.value
}

test('a copy has everything but the history, and a name of its own', async () => {
  const key = { user: 'copying', pageId: 'a' }
  await store(key, written)
  await copyPage(key, 'b', later)
  await copyPage(key, 'c', later)

  const named = (pageName: string) => renamePage({ ...written, createdAt: later }, pageName)
  expect(await load({ ...key, pageId: 'b' })).toEqual({
    draft: named('card-copy'),
    history: emptyHistory,
    known: [],
    revision: 1,
  })
  expect((await load({ ...key, pageId: 'c' })).draft).toEqual(named('card-copy-2'))
  expect(await listPages('copying')).toHaveLength(3)
})

test('a page that is not there cannot be copied', async () => {
  expect(await copyPage({ user: 'copying', pageId: 'gone' }, 'd', at)).toEqual({
    ok: false,
    refusal: 'unknown',
  })
})

test('a stored page is renamed, and its undo gives the old name back', async () => {
  const key = { user: 'renaming', pageId: 'a' }
  await store(key, written)
  await renameStoredPage(key, 'loan', later)
  const { draft, history } = await load(key)
  expect(draft).toEqual(renamePage(written, 'loan'))
  expect(undoChange(draft, history)?.draft).toEqual(written)
  expect(await listPages('renaming')).toMatchObject([{ pageName: 'loan', updatedAt: later }])
})

test.each([
  ['card', [], 'card-copy'],
  ['card', ['card-copy'], 'card-copy-2'],
  ['card-copy', ['card', 'card-copy'], 'card-copy-2'],
  ['card-copy-2', ['card-copy', 'card-copy-2'], 'card-copy-3'],
  ['', ['', ''], ''],
])('the copy of "%s" beside %j is "%s"', (name, taken, copy) => {
  expect(copyNameOf(name, taken)).toBe(copy)
})

test.each([
  ['Gold card', [], 'Gold card copy'],
  ['Gold card copy', ['Gold card copy'], 'Gold card copy 2'],
])('the copy of "%s", a name for people, beside %j is "%s"', (name, taken, copy) => {
  expect(copyNameOf(name, taken)).toBe(copy)
})

test('a copy has files of a name of their own, also where that was chosen', async () => {
  const key = { user: 'choosing', pageId: 'a' }
  await store(key, setPageName(renamePage(written, 'Gold card'), 'summer'))
  await copyPage(key, 'b', later)
  expect(await load({ ...key, pageId: 'b' })).toMatchObject({
    draft: { displayName: 'Gold card copy', layout: { pageName: 'summer-copy' } },
  })
  expect(await listPages('choosing')).toContainEqual(
    expect.objectContaining({
      displayName: 'Gold card copy',
      pageName: 'summer-copy',
      pictureCode: 'FAQ001',
    }),
  )
})
