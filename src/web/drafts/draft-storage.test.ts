import 'fake-indexeddb/auto'
import { createStore, promisifyRequest } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { addNew } from '#content/draft/add-new.ts'
import { createDraft, type Draft } from '#content/draft/draft.ts'
import { renamePage } from '#content/draft/draft-operations.ts'
import {
  type Change,
  emptyHistory,
  type History,
  historyLimit,
  recordChange,
  undoChange,
} from '#content/draft/history.ts'
import oldPage from '#content/draft/stored-without-ids.json' with { type: 'json' }
import {
  deletePage,
  forgetDeletedPages,
  listPages,
  loadPage,
  restorePage,
  savePage,
} from './draft-storage.ts'
import { findKeptBrief, keepBrief } from './kept-briefs.ts'

const at = '2026-11-20T08:00:00.000Z'
let count = 0
const newKey = (user = 'marketing') => ({ user, pageId: `page-${++count}` })

type Page = { draft: Draft; history: History }
const blank: Page = { draft: createDraft(at), history: emptyHistory }

function change({ draft, history }: Page, next: Draft): Page {
  return { draft: next, history: recordChange(history, { type: 'add' }, draft, next) }
}

async function load(key: ReturnType<typeof newKey>) {
  const loaded = await loadPage(key)
  return loaded.ok ? loaded.value : loaded.refusal
}

async function save(key: ReturnType<typeof newKey>, page: Page, revision = 0, known: readonly Change[] = []) {
  const saved = await savePage(key, { page, revision, known, at })
  return saved.ok ? saved.value : saved.refusal
}

test('a page comes back with its history, and undo still leads back', async () => {
  const key = newKey()
  const page = change(change(blank, addNew(blank.draft, 'FAQ001', at)), renamePage(blank.draft, 'card'))
  expect(await save(key, page)).toBe(1)
  expect(await load(key)).toEqual({ ...page, known: page.history.changes, revision: 1 })
  expect(undoChange(page.draft, page.history)?.draft.layout.components).toHaveLength(1)
})

test('a second tab that saved first is not overwritten', async () => {
  const key = newKey()
  const one = change(blank, renamePage(blank.draft, 'one'))
  expect(await save(key, one)).toBe(1)
  expect(await save(key, change(one, renamePage(one.draft, 'two')), 1, one.history.changes)).toBe(2)
  expect(await save(key, change(one, renamePage(one.draft, 'three')), 1, one.history.changes)).toBe(
    'changed-elsewhere',
  )
  expect(await load(key)).toMatchObject({ draft: { layout: { pageName: 'two' } } })
})

test('changes that were forgotten or replaced are not stored any longer', async () => {
  const key = newKey()
  let page = blank
  for (let index = 0; index < historyLimit; index++) page = change(page, renamePage(page.draft, `p${index}`))
  await save(key, page)
  const longer = change(page, renamePage(page.draft, 'last'))
  await save(key, longer, 1, page.history.changes)
  expect(await load(key)).toMatchObject({ history: longer.history })

  const undone = undoChange(longer.draft, longer.history)
  if (!undone) throw new Error('there is nothing to undo')
  const other = change(undone, renamePage(undone.draft, 'other'))
  await save(key, other, 2, longer.history.changes)
  expect(await load(key)).toMatchObject({ history: other.history })
})

test('each user sees their own pages, the last changed first', async () => {
  const [mine, newer, theirs] = [newKey('brand'), newKey('brand'), newKey('brand2')]
  await savePage(mine, { page: blank, revision: 0, known: [], at })
  await savePage(newer, { page: blank, revision: 0, known: [], at: '2026-11-21T08:00:00.000Z' })
  await savePage(theirs, { page: blank, revision: 0, known: [], at })
  expect((await listPages('brand')).map(({ pageId }) => pageId)).toEqual([newer.pageId, mine.pageId])
})

test('a deleted page can be brought back until it is forgotten', async () => {
  const key = newKey('digital')
  await save(key, blank)
  await deletePage(key, at)
  expect(await listPages('digital')).toEqual([])
  expect(await load(key)).toBe('deleted')
  expect(await save(key, blank, 1)).toBe('deleted-elsewhere')

  await restorePage(key)
  expect(await load(key)).toMatchObject({ revision: 3 })

  await deletePage(key, at)
  await forgetDeletedPages('digital', '2026-11-21T00:00:00.000Z')
  await restorePage(key)
  expect(await load(key)).toBe('unknown')
})

test('a brief that waits goes with its page, and not before the page is forgotten', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  })
  const [gone, stays] = [newKey('brief'), newKey('brief')]
  for (const key of [gone, stays]) {
    await save(key, blank)
    keepBrief(key.pageId, 'Cards')
  }
  await deletePage(gone, at)
  expect(findKeptBrief(gone.pageId)).toBe('Cards')
  await forgetDeletedPages('brief', '2026-11-21T00:00:00.000Z')
  expect(findKeptBrief(gone.pageId)).toBeUndefined()
  expect(findKeptBrief(stays.pageId)).toBe('Cards')
  vi.unstubAllGlobals()
})

test('a page whose draft is not valid is damaged, and stays', async () => {
  const key = newKey()
  await save(key, blank)
  await createStore('webpage-builder', 'pages')('readwrite', (store) =>
    Promise.resolve(store.put({ layout: 'broken' }, ['draft', key.user, key.pageId])),
  )
  expect(await load(key)).toBe('damaged')
  expect((await listPages(key.user)).map(({ pageId }) => pageId)).toContain(key.pageId)
})

test('a page whose summary is not valid is not listed, and is damaged', async () => {
  const key = newKey('damaged')
  await save(key, blank)
  await createStore('webpage-builder', 'pages')('readwrite', (store) =>
    Promise.resolve(store.put({ pageName: 3 }, ['summary', key.user, key.pageId])),
  )
  expect(await listPages(key.user)).toEqual([])
  expect(await load(key)).toBe('damaged')
})

test('a save that breaks off in the middle leaves everything as it was', async () => {
  const key = newKey()
  await save(key, blank)
  const put = IDBObjectStore.prototype.put
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (value, at) {
    if (Array.isArray(at) && at[0] === 'draft') throw new DOMException('full', 'QuotaExceededError')
    return put.call(this as IDBObjectStore, value, at)
  })
  expect(await save(key, change(blank, renamePage(blank.draft, 'card')), 1)).toBe('storage-full')
  full.mockRestore()
  expect(await load(key)).toEqual({ ...blank, known: [], revision: 1 })
})

test('changes that could not be read do not come back behind new ones', async () => {
  const key = newKey()
  const long = change(change(blank, renamePage(blank.draft, 'one')), renamePage(blank.draft, 'two'))
  await save(key, long)
  const unread: Page = { draft: long.draft, history: emptyHistory }
  const next = change(unread, renamePage(unread.draft, 'three'))
  await save(key, next, 1)
  expect(await load(key)).toEqual({ ...next, known: next.history.changes, revision: 2 })
})

test('a page that was stored without ids of items is stored anew with its next change', async () => {
  const key = newKey()
  await save(key, blank)
  const { draft, changes, applied } = oldPage
  await createStore('webpage-builder', 'pages')('readwrite', async (store) => {
    store.put(draft, ['draft', key.user, key.pageId])
    for (const each of changes) store.put(each, ['change', key.user, key.pageId, each.number])
    const name = ['summary', key.user, key.pageId]
    const summary = await promisifyRequest(store.get(name))
    store.put({ ...summary, applied }, name)
  })
  const old = await loadPage(key)
  if (!old.ok) throw new Error(old.refusal)
  expect(old.value.known).toEqual([])
  const next = change(old.value, renamePage(old.value.draft, 'platinum'))
  expect(await save(key, next, old.value.revision, old.value.known)).toBe(2)
  expect(await load(key)).toEqual({ ...next, known: next.history.changes, revision: 2 })
})
