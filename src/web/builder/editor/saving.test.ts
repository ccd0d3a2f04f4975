import 'fake-indexeddb/auto'
import { createStore, promisifyRequest } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deletePage, listPages, loadPage, restorePage } from '../../drafts/draft-storage.ts'

const at = '2026-11-20T08:00:00.000Z'
const user = 'marketing'
let pageId = ''
let count = 0

type Browser = {
  window: EventTarget
  document: EventTarget & { visibilityState: string; getElementById: () => null }
}
const browser = globalThis as unknown as Browser
const kept = new Map<string, string>()

/** A tab is a set of modules of its own; storage and channel are shared. */
async function openTab(named: string | undefined = pageId) {
  vi.resetModules()
  const [saving, { useEditor }, { change, undo }, pages] = await Promise.all([
    import('./saving.ts'),
    import('./editor-store.ts'),
    import('./change.ts'),
    import('./open-page.ts'),
  ])
  const refusal = await pages.openPage(user, named)
  const nameNow = () => useEditor.getState().draft.displayName ?? ''
  const renamePage = (displayName: string) => change('rename', { displayName })
  const status = () => saving.useSaving.getState()
  return { ...saving, renamePage, undo, useEditor, refusal, nameNow, status }
}

async function storedName(id = pageId) {
  const page = await loadPage({ user, pageId: id })
  return page.ok ? page.value.draft.displayName : page.refusal
}

beforeEach(() => {
  pageId = `00000000000${++count + 10000}`
  kept.clear()
  browser.window = new EventTarget()
  browser.document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    getElementById: () => null,
  })
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      {
        getItem: (name: string) => kept.get(name) ?? null,
        setItem: (name: string, value: string) => kept.set(name, value),
        removeItem: (name: string) => kept.delete(name),
      },
      {
        ownKeys: () => [...kept.keys()],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      },
    ),
  )
})

afterEach(() => {
  vi.restoreAllMocks()
})

test('a new page that nobody touched is not stored', async () => {
  const tab = await openTab()
  await tab.saveNow()
  tab.renamePage('')
  await tab.saveNow()
  expect(tab.useEditor.getState().pageId).toBe(pageId)
  expect(await storedName()).toBe('unknown')
  expect(tab.hasUnsavedWork()).toBe(false)
})

test('changes that follow one another are saved at once', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put')
  const tab = await openTab()
  for (let number = 1; number <= 20; number++) tab.renamePage(`p${number}`)
  expect(tab.status()).toEqual({ status: 'saving' })
  await vi.waitFor(() => expect(tab.status()).toEqual({ status: 'saved' }))
  expect(await storedName()).toBe('p20')
  expect(put.mock.calls.filter(([, key]) => (key as string[])[0] === 'draft')).toHaveLength(1)
})

test('saves that are asked for together do not get in one another’s way', async () => {
  const tab = await openTab()
  tab.renamePage('one')
  const first = tab.saveNow()
  tab.renamePage('two')
  await Promise.all([first, tab.saveNow(), tab.saveNow(), tab.saveNow()])
  expect(tab.status()).toEqual({ status: 'saved' })
  expect(await storedName()).toBe('two')
})

test('full storage is told, tried again, and loses nothing', async () => {
  const tab = await openTab()
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  tab.renamePage('card')
  await tab.saveNow()
  expect(tab.status()).toEqual({ status: 'refused', reason: 'storage-full' })
  await tab.retrySaving()
  expect(tab.status()).toEqual({ status: 'refused', reason: 'storage-full' })
  expect(tab.hasUnsavedWork()).toBe(true)

  full.mockRestore()
  await tab.retrySaving()
  expect(tab.status()).toEqual({ status: 'saved' })
  expect(await storedName()).toBe('card')
})

test('blocked storage is told at once; nothing is stored when it answers again', async () => {
  const blocked = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  vi.resetModules()
  const tab = await openTab()
  expect(tab.status()).toEqual({ status: 'refused', reason: 'storage-blocked' })
  await tab.retrySaving()
  expect(tab.status()).toEqual({ status: 'refused', reason: 'storage-blocked' })
  blocked.mockRestore()
  await tab.retrySaving()
  expect(tab.status()).toEqual({ status: 'saved' })
  expect(await storedName(tab.useEditor.getState().pageId)).toBe('unknown')
})

test('a tab without work of its own follows the other, history included', async () => {
  const one = await openTab()
  one.renamePage('one')
  await one.saveNow()
  const two = await openTab()
  expect(two.nameNow()).toBe('one')

  two.renamePage('two')
  await two.saveNow()
  await vi.waitFor(() => expect(one.nameNow()).toBe('two'))
  expect(one.status()).toEqual({ status: 'saved' })
  one.undo()
  await one.saveNow()
  expect(one.status()).toEqual({ status: 'saved' })
  await vi.waitFor(() => expect(two.nameNow()).toBe('one'))
})

async function conflict() {
  const one = await openTab()
  one.renamePage('one')
  await one.saveNow()
  const two = await openTab()
  one.renamePage('from one')
  two.renamePage('from two')
  await one.saveNow()
  await two.saveNow()
  expect(two.status()).toEqual({ status: 'refused', reason: 'changed-elsewhere' })
  return { one, two }
}

test('where both changed, the second is asked, and may take the other version', async () => {
  const { two } = await conflict()
  two.renamePage('still mine')
  await two.saveNow()
  expect(await storedName()).toBe('from one')
  expect(await two.takeStoredPage()).toBe(true)
  expect(two.nameNow()).toBe('from one')
  expect(two.status()).toEqual({ status: 'saved' })
})

test('where both changed, the second may keep its own as a new page', async () => {
  const { one, two } = await conflict()
  const id = `new-${pageId}`
  await two.keepAsNewPage(id)
  expect(two.status()).toEqual({ status: 'saved' })
  expect(await storedName()).toBe('from one')
  expect(await storedName(id)).toBe('from two')

  two.renamePage('mine')
  await two.saveNow()
  expect(await storedName(id)).toBe('mine')
  expect(one.nameNow()).toBe('from one')
})

test('a page deleted elsewhere is told of, and comes back when it is restored', async () => {
  const tab = await openTab()
  tab.renamePage('card')
  await tab.saveNow()
  const other = new BroadcastChannel('webpage-builder.pages')
  await deletePage({ user, pageId }, at)
  other.postMessage(pageId)
  await vi.waitFor(() => expect(tab.status()).toEqual({ status: 'refused', reason: 'deleted-elsewhere' }))
  expect(tab.hasUnsavedWork()).toBe(false)

  await restorePage({ user, pageId })
  other.postMessage(pageId)
  await vi.waitFor(() => expect(tab.status()).toEqual({ status: 'saved' }))
  other.close()
})

test('what was done just before the tab went is there again', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('gone', 'AbortError')
  })
  const tab = await openTab()
  tab.renamePage('in the last moment')
  browser.window.dispatchEvent(new Event('pagehide'))
  await tab.saveNow()
  put.mockRestore()
  tab.stopSaving()

  const again = await openTab()
  expect(again.nameNow()).toBe('in the last moment')
  await again.saveNow()
  expect(await storedName()).toBe('in the last moment')
  expect(kept.size).toBe(0)
  expect(again.undo()).toBeDefined()
})

test('what a tab left is in the list, whichever page opens next', async () => {
  const tab = await openTab()
  tab.renamePage('left behind')
  browser.window.dispatchEvent(new Event('pagehide'))
  tab.stopSaving()
  await openTab('ffffffffffffffff')
  expect((await listPages(user)).map((each) => each.displayName)).toContain('left behind')
})

test('leaving is not held up by work that can be kept, and is by work that was refused', async () => {
  const tab = await openTab()
  tab.renamePage('card')
  const leaving = () => {
    const event = new Event('beforeunload', { cancelable: true })
    browser.window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(leaving()).toBe(false)
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await tab.saveNow()
  expect(leaving()).toBe(true)
})

test('a damaged page is left alone, and a new one opens', async () => {
  const tab = await openTab()
  tab.renamePage('card')
  await tab.saveNow()
  tab.stopSaving()
  const broken = { layout: 'broken' }
  const database = createStore('webpage-builder', 'pages')
  await database('readwrite', async (store) => store.put(broken, ['draft', user, pageId]))

  const again = await openTab()
  expect(again.refusal).toBe('damaged')
  expect(again.useEditor.getState().pageId).not.toBe(pageId)
  again.renamePage('new')
  await again.saveNow()
  const stored = await database('readonly', (store) => promisifyRequest(store.get(['draft', user, pageId])))
  expect(stored).toEqual(broken)
})

test('a deleted page is not opened again under its address', async () => {
  const tab = await openTab()
  tab.renamePage('card')
  await tab.saveNow()
  tab.stopSaving()
  await deletePage({ user, pageId }, at)
  const again = await openTab()
  expect(again.refusal).toBe('deleted')
  expect(again.useEditor.getState().pageId).not.toBe(pageId)
})

test('what one tab left behind in a conflict outlives what another one saves', async () => {
  const { one, two } = await conflict()
  two.stopSaving()
  one.renamePage('from one again')
  await one.saveNow()
  one.stopSaving()
  expect(await storedName()).toBe('from one again')

  const again = await openTab()
  expect(again.nameNow()).toBe('from two')
  await again.saveNow()
  expect(again.status()).toEqual({ status: 'refused', reason: 'changed-elsewhere' })
  expect(await again.takeStoredPage()).toBe(true)
  expect(again.nameNow()).toBe('from one again')
  expect(kept.size).toBe(0)
})

test('two tabs that cannot save keep their work each by itself', async () => {
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const one = await openTab()
  const two = await openTab()
  one.renamePage('from one')
  two.renamePage('from two')
  await one.finishSaving()
  await two.finishSaving()
  full.mockRestore()
  expect(kept.size).toBe(2)

  const again = await openTab()
  expect(again.nameNow()).toBe('from one')
  await again.saveNow()
  again.stopSaving()
  const last = await openTab()
  expect(last.nameNow()).toBe('from two')
  await last.saveNow()
  expect(last.status()).toEqual({ status: 'refused', reason: 'changed-elsewhere' })
})

test('work without a pause is saved all the same', async () => {
  const tab = await openTab()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (let number = 1; number <= 5; number++) {
    tab.renamePage(`p${number}`)
    vi.advanceTimersByTime(100)
  }
  vi.useRealTimers()
  await vi.waitFor(async () => expect(await storedName()).not.toBe('unknown'))
})

test('a retry on full storage leaves what was deleted just now', async () => {
  const fresh = { user, pageId: `fresh-${pageId}` }
  const tab = await openTab()
  tab.renamePage('fresh')
  await tab.keepAsNewPage(fresh.pageId)
  tab.stopSaving()
  await deletePage(fresh, new Date().toISOString())
  const next = await openTab()
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  next.renamePage('card')
  await next.saveNow()
  await next.retrySaving()
  full.mockRestore()
  expect(await restorePage(fresh)).toBe(true)
})

test('a page whose data was cleared is told to be gone, and can be kept', async () => {
  const tab = await openTab()
  tab.renamePage('card')
  await tab.saveNow()
  await createStore('webpage-builder', 'pages')('readwrite', (store) => promisifyRequest(store.clear()))
  tab.renamePage('silver-card')
  await tab.saveNow()
  expect(tab.status()).toEqual({ status: 'refused', reason: 'gone' })
  await tab.keepAsNewPage(`new-${pageId}`)
  expect(await storedName(`new-${pageId}`)).toBe('silver-card')
})

test('a browser without channels opens and saves pages', async () => {
  vi.stubGlobal('BroadcastChannel', function refuse() {
    throw new DOMException('denied', 'SecurityError')
  })
  const tab = await openTab()
  vi.unstubAllGlobals()
  expect(tab.status()).toEqual({ status: 'saved' })
})

test('nothing is said to be saved before a page is open', async () => {
  const tab = await openTab()
  tab.stopSaving()
  expect(tab.status()).toEqual({ status: 'idle' })
})

test('work on a page that was deleted elsewhere does not pile up', async () => {
  const tab = await openTab()
  tab.renamePage('card')
  await tab.saveNow()
  await deletePage({ user, pageId }, at)
  tab.renamePage('silver-card')
  await tab.finishSaving()
  expect(kept.size).toBe(1)
  await openTab('ffffffffffffffff')
  expect(kept.size).toBe(0)
})

test('where nothing can be stored, the tab itself keeps the work for the same user', async () => {
  vi.stubGlobal('localStorage', undefined)
  const blocked = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  vi.resetModules()
  const tab = await openTab()
  tab.renamePage('card')
  await tab.finishSaving()
  const pages = await import('./open-page.ts')
  await pages.openPage('brand', pageId)
  expect(tab.nameNow()).toBe('')
  tab.stopSaving()
  await pages.openPage(user, undefined)
  expect(tab.nameNow()).toBe('card')
  blocked.mockRestore()
})
