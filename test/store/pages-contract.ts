import { expect, test } from 'vitest'
import { accept, refuse } from '#base/result.ts'
import { askChanges } from '#store/changes/ask-changes.ts'
import { deletePage, restorePage } from '#store/pages/delete-page.ts'
import { listPages, readPage } from '#store/pages/read-pages.ts'
import { savePage } from '#store/pages/save-page.ts'
import { type Engine, openStore } from './engine.ts'
import { changeId, deed, draftOf, pageId } from './page.ts'

/** What saving, reading and asking promise, whichever database. */
export function pagesContract(engine: Engine) {
  const sara = { user: 'sara', pageId }

  test('a page that is saved is read as it was, by everybody', async () => {
    const store = await openStore(engine)
    const draft = draftOf('Fly on points \u0000 \ud800', { displayName: 'Skyline card' })
    const saved = await savePage(store, deed(), { pageId, changeId: changeId(), baseRevision: 0, draft })
    expect(saved).toEqual(accept({ revision: 1, at: deed().at }))
    expect(await readPage(store, { user: 'omar', pageId })).toMatchObject(
      accept({
        pageId,
        pageName: 'skyline',
        displayName: 'Skyline card',
        pictureCode: 'HBR001',
        brand: 'ENBD',
        componentCount: 1,
        revision: 1,
        ...deed(),
        state: { step: 'draft' },
        draft,
      }),
    )
  })

  test('of two who change the same revision the second is told what stands', async () => {
    const store = await openStore(engine)
    await savePage(store, deed(), { pageId, changeId: changeId(), baseRevision: 0, draft: draftOf('one') })
    const both = await Promise.all([
      savePage(store, deed(1, 'sara'), {
        pageId,
        changeId: changeId(),
        baseRevision: 1,
        draft: draftOf('two'),
      }),
      savePage(store, deed(1, 'omar'), {
        pageId,
        changeId: changeId(),
        baseRevision: 1,
        draft: draftOf('too'),
      }),
    ])
    const [winner, loser] = both[0].ok ? ['sara', both[1]] : ['omar', both[0]]
    const text = winner === 'sara' ? 'two' : 'too'
    expect(both.filter(({ ok }) => ok)).toEqual([accept({ revision: 2, at: deed(1).at })])
    expect(loser).toEqual(
      refuse({
        code: 'changed',
        current: { revision: 2, by: winner, at: deed(1).at, draft: draftOf(text) },
      }),
    )
  })

  test('a change that is sent again, and at once, counts once and has its first answer', async () => {
    const store = await openStore(engine)
    const change = { pageId, changeId: changeId(), baseRevision: 0, draft: draftOf('one') }
    const answers = await Promise.all([
      savePage(store, deed(), change),
      savePage(store, deed(1), change),
      savePage(store, deed(2), change),
    ])
    const [first] = answers
    expect(first).toMatchObject({ ok: true, value: { revision: 1 } })
    expect(answers).toEqual([first, first, first])
    await savePage(store, deed(3), {
      ...change,
      changeId: changeId(),
      baseRevision: 1,
      draft: draftOf('two'),
    })
    expect(await savePage(store, deed(4), change)).toEqual(first)
    expect(await readPage(store, sara)).toMatchObject({ value: { revision: 2, draft: draftOf('two') } })
  })

  test('an id that was used for another draft protects nobody', async () => {
    const store = await openStore(engine)
    const change = { pageId, changeId: changeId(), baseRevision: 0, draft: draftOf('one') }
    await savePage(store, deed(), change)
    const other = await savePage(store, deed(1), { ...change, draft: draftOf('two') })
    expect(other).toMatchObject({ ok: false, refusal: { code: 'changed' } })
  })

  test('a page that the server does not have is saved as a new one alone', async () => {
    const store = await openStore(engine)
    const change = { pageId, changeId: changeId(), baseRevision: 4, draft: draftOf('one') }
    expect(await savePage(store, deed(), change)).toEqual(refuse({ code: 'unknown' }))
    expect(await readPage(store, sara)).toEqual(refuse({ code: 'unknown' }))
  })

  test.each([['nothing'], [undefined], [{ ...draftOf('x'), format: 99 }], [{ ...draftOf('x'), more: 1 }]])(
    'what is no draft of a known form is not kept',
    async (draft) => {
      const store = await openStore(engine)
      const refused = refuse({ code: 'bad-request', what: 'draft' })
      expect(await savePage(store, deed(), { pageId, changeId: changeId(), baseRevision: 0, draft })).toEqual(
        refused,
      )
    },
  )

  test('what is larger than a page may be is refused, and so is what is more than the team may keep', async () => {
    const store = await openStore(engine, 100_000)
    const save = (id: string, length: number) =>
      savePage(store, deed(), {
        pageId: id,
        changeId: changeId(),
        baseRevision: 0,
        draft: draftOf('x'.repeat(length)),
      })
    expect(await save(pageId, 1_500_000)).toEqual(refuse({ code: 'too-large', what: 'draft' }))
    expect(await save(pageId, 60_000)).toMatchObject({ ok: true })
    expect(await save('00000000000000ff', 60_000)).toEqual(refuse({ code: 'full', of: 'room' }))
    expect((await listPages(store, { user: 'sara', deleted: 'no' })).pages).toHaveLength(1)
  })

  test('a page that is deleted takes nothing, and comes back as it was', async () => {
    const store = await openStore(engine)
    const change = () => ({ pageId, changeId: changeId(), draft: draftOf('one') })
    await savePage(store, deed(), { ...change(), baseRevision: 0 })
    expect(await deletePage(store, deed(1, 'omar'), { pageId, baseRevision: 7 })).toEqual(
      refuse({ code: 'changed', current: { revision: 1, ...deed() } }),
    )
    const deleted = accept({ revision: 2, at: deed(1).at })
    expect(await deletePage(store, deed(1, 'omar'), { pageId, baseRevision: 1 })).toEqual(deleted)
    expect(await deletePage(store, deed(2, 'omar'), { pageId, baseRevision: 1 })).toEqual(deleted)

    const gone = refuse({ code: 'deleted', current: { revision: 2, ...deed(1, 'omar') } })
    expect(await savePage(store, deed(3), { ...change(), baseRevision: 1 })).toEqual(gone)
    expect(await readPage(store, sara)).toEqual(gone)
    expect((await listPages(store, { user: 'sara', deleted: 'no' })).pages).toEqual([])
    const [entry] = (await listPages(store, { user: 'sara', deleted: 'yes' })).pages
    expect(entry).toMatchObject({ pageId, deleted: deed(1, 'omar') })

    expect(await restorePage(store, deed(4), { pageId })).toEqual(accept({ revision: 3, at: deed(4).at }))
    expect(await readPage(store, sara)).toMatchObject({ value: { revision: 3, draft: draftOf('one') } })
  })

  test('the digest of a page says whether what it shows changed, and not its brief or the order of members', async () => {
    const store = await openStore(engine)
    const hashOf = async (id: string, draft: object) => {
      await savePage(store, deed(), { pageId: id, changeId: changeId(), baseRevision: 0, draft })
      const page = await readPage(store, { user: 'sara', pageId: id })
      return page.ok && page.value.hash
    }
    const draft = draftOf('one')
    const first = await hashOf('0000000000000001', draft)
    const turned = Object.fromEntries(Object.entries(draft).reverse())
    expect(await hashOf('0000000000000002', turned)).toBe(first)
    expect(await hashOf('0000000000000003', { ...draft, brief: { ...draft.brief, topic: 'x' } })).toBe(first)
    expect(await hashOf('0000000000000004', draftOf('two'))).not.toBe(first)
  })

  test('whoever asks hears of what changed since, once', async () => {
    const store = await openStore(engine)
    const ask = (since?: string) => askChanges(store, deed(), { since })
    const start = await ask()
    expect(start).toMatchObject({ pages: [], hasMore: false, isAnew: false })
    await savePage(store, deed(), { pageId, changeId: changeId(), baseRevision: 0, draft: draftOf('one') })
    await savePage(store, deed(1), { pageId, changeId: changeId(), baseRevision: 1, draft: draftOf('two') })

    const news = await ask(start.cursor)
    expect(news.pages).toMatchObject([{ pageId, revision: 2, by: 'sara' }])
    expect(await ask(news.cursor)).toMatchObject({ cursor: news.cursor, pages: [] })
    await deletePage(store, deed(2), { pageId, baseRevision: 2 })
    expect((await ask(news.cursor)).pages).toMatchObject([{ pageId, revision: 3, deleted: deed(2) }])
  })

  test('more than one answer holds is told by the next, and nothing is left out', async () => {
    const store = await openStore(engine)
    const start = await askChanges(store, deed(), {})
    const ids = Array.from({ length: 230 }, (_, index) => index.toString(16).padStart(16, '0'))
    for (const id of ids)
      await savePage(store, deed(), { pageId: id, changeId: changeId(), baseRevision: 0, draft: draftOf('') })

    const first = await askChanges(store, deed(), { since: start.cursor })
    const second = await askChanges(store, deed(), { since: first.cursor })
    expect([first.hasMore, second.hasMore]).toEqual([true, false])
    expect([...first.pages, ...second.pages].map((page) => page.pageId)).toEqual(ids)
  })

  test.each(['other.3', 'nonsense', '', '9'])(
    'a cursor of another database, %j, says that all is anew',
    async (since) => {
      const store = await openStore(engine)
      expect(await askChanges(store, deed(), { since })).toMatchObject({ isAnew: true, pages: [] })
    },
  )

  test('colleagues on a page are seen with their section, until they leave or fall silent', async () => {
    const store = await openStore(engine)
    const at = (second: number, by: string) => ({
      by,
      at: new Date(Date.UTC(2026, 10, 23, 8, 0, second)).toISOString(),
    })
    await askChanges(store, at(0, 'sara'), { tab: 'a', pageId, instanceId: 'HBR-0001' })
    const look = async (second: number) =>
      (await askChanges(store, at(second, 'omar'), { tab: 'b', pageId })).present.map(({ user }) => user)
    expect((await askChanges(store, at(1, 'omar'), { tab: 'b', pageId })).present).toEqual([
      { user: 'sara', tab: 'a', instanceId: 'HBR-0001', seenAt: at(0, 'sara').at },
    ])
    expect(await look(39)).toEqual(['sara'])
    expect(await look(41)).toEqual([])
    await askChanges(store, at(42, 'sara'), { tab: 'a', pageId })
    expect(await look(43)).toEqual(['sara'])
    await askChanges(store, at(44, 'sara'), { tab: 'a' })
    expect(await look(45)).toEqual([])
  })
}
