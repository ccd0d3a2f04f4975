import { expect, test } from 'vitest'
import { accept, refuse } from '#base/result.ts'
import { addComment } from '#store/comments/add-comment.ts'
import { deletePage } from '#store/pages/delete-page.ts'
import { listPages, readPage } from '#store/pages/read-pages.ts'
import { savePage } from '#store/pages/save-page.ts'
import { listPictureUses } from '#store/pictures/picture-uses.ts'
import { takeStep } from '#store/reviews/take-step.ts'
import type { Deed, Store } from '#store/store.ts'
import { tidy } from '#store/tidy.ts'
import { nameVersion, renameVersion } from '#store/versions/name-version.ts'
import { listVersions, readVersion } from '#store/versions/read-versions.ts'
import type { SavePage } from '#team/save-page.ts'
import { type Engine, openStore } from './engine.ts'
import { changeId, deed, draftOf, pageId } from './page.ts'

/** Which states of a page are kept, and for how long. */
export function versionsContract(engine: Engine) {
  const days = 24 * 60

  async function write(store: Store, by: Deed, text: string, before?: SavePage['before']) {
    const page = await readPage(store, { user: by.by, pageId })
    const baseRevision = page.ok ? page.value.revision : 0
    const saved = await savePage(store, by, {
      pageId,
      changeId: changeId(),
      baseRevision,
      draft: draftOf(text),
      before,
    })
    expect(saved.ok).toBe(true)
  }

  async function versionsIn(store: Store) {
    const listed = await listVersions(store, { pageId })
    return listed.ok ? listed.value.versions : []
  }

  async function textOf(store: Store, number: number) {
    const version = await readVersion(store, { pageId, number })
    return version.ok && version.value.draft
  }

  test('what stood is kept after ten minutes of writing, when somebody else begins, and before larger things', async () => {
    const store = await openStore(engine)
    await write(store, deed(0), 'first')
    await write(store, deed(9), 'nine')
    expect(await versionsIn(store)).toEqual([])
    await write(store, deed(11), 'eleven')
    await write(store, deed(12), 'twelve')
    await write(store, deed(13, 'omar'), 'of Omar')
    await write(store, deed(14, 'omar'), 'written', 'before-generation')

    expect(await versionsIn(store)).toMatchObject([
      {
        number: 3,
        kind: 'before-generation',
        ...deed(13, 'omar'),
        revision: 5,
        componentCount: 1,
        isKept: false,
      },
      { number: 2, kind: 'auto', ...deed(12) },
      { number: 1, kind: 'auto', ...deed(9) },
    ])
    expect(await textOf(store, 1)).toEqual(draftOf('nine'))
    expect(await textOf(store, 3)).toEqual(draftOf('of Omar'))
    expect(await readVersion(store, { pageId, number: 4 })).toEqual(refuse({ code: 'unknown' }))
  })

  test('a state that is kept already is not kept twice', async () => {
    const store = await openStore(engine)
    await write(store, deed(0), 'one')
    await write(store, deed(1), 'two', 'before-import')
    await write(store, deed(2), 'one')
    await write(store, deed(3), 'one', 'before-import')
    await write(store, deed(4), 'one', 'before-import')
    expect(await versionsIn(store)).toMatchObject([{ number: 1, revision: 1 }])
  })

  test('a named version is of the revision that was looked at, and naming it again is the same', async () => {
    const store = await openStore(engine)
    await write(store, deed(0), 'one')
    const name = { pageId, changeId: changeId(), revision: 1, name: 'Sent to legal' }
    const named = await nameVersion(store, deed(1, 'omar'), name)
    expect(named).toMatchObject(
      accept({ number: 1, kind: 'named', name: 'Sent to legal', isKept: true, ...deed(0) }),
    )
    await write(store, deed(2), 'two')
    expect(await nameVersion(store, deed(3, 'omar'), name)).toEqual(named)
    expect(await nameVersion(store, deed(3), { ...name, changeId: changeId() })).toEqual(
      refuse({ code: 'changed', current: { revision: 2, ...deed(2) } }),
    )
    expect(await renameVersion(store, { pageId, number: 1, name: 'Sent' })).toMatchObject({
      value: { name: 'Sent' },
    })
    expect(await renameVersion(store, { pageId, number: 9, name: 'None' })).toEqual(
      refuse({ code: 'unknown' }),
    )
  })

  test('what was kept by itself is thinned with time, and a named state stays', async () => {
    const store = await openStore(engine)
    for (const minute of [0, 11, 22, 33]) await write(store, deed(minute), `${minute}`, 'before-import')
    await nameVersion(store, deed(34), { pageId, changeId: changeId(), revision: 4, name: 'Good' })
    const numbers = async () => (await versionsIn(store)).map(({ number }) => number)
    expect(await numbers()).toEqual([4, 3, 2, 1])
    await tidy(store, deed(days).at)
    expect(await numbers()).toEqual([4, 3, 2, 1])
    await tidy(store, deed(2 * days).at)
    expect(await numbers()).toEqual([4, 3])
    await tidy(store, deed(100 * days).at)
    expect(await numbers()).toEqual([4])
  })

  test('a page that was deleted a month ago is gone with its versions, its room is free, and its name is taken', async () => {
    const store = await openStore(engine)
    await write(store, deed(0), 'one')
    await write(store, deed(1), 'two', 'before-import')
    await addComment(store, deed(2), { pageId, commentId: changeId(), text: 'Done?', users: [] })
    await takeStep(store, deed(2), { pageId, changeId: changeId(), revision: 2, step: 'ready' })
    await deletePage(store, deed(2), { pageId, baseRevision: 2 })
    await tidy(store, deed(29 * days).at)
    expect((await listPages(store, { user: 'sara', deleted: 'yes' })).pages).toHaveLength(1)
    await tidy(store, deed(31 * days).at)
    expect((await listPages(store, { user: 'sara', deleted: 'yes' })).pages).toEqual([])
    expect(await store.database.read('SELECT bytes FROM team')).toEqual([{ bytes: 0 }])
    expect(await store.database.read('SELECT number FROM versions')).toEqual([])
    expect(await store.database.read('SELECT state, faces, commented FROM pages')).toEqual([
      { state: null, faces: null, commented: null },
    ])
    const late = { pageId, changeId: changeId(), baseRevision: 2, draft: draftOf('late') }
    expect(await savePage(store, deed(32 * days), late)).toMatchObject({ refusal: { code: 'deleted' } })
  })

  test('a picture is used while a draft or a kept version names it', async () => {
    const store = await openStore(engine)
    const hash = 'a'.repeat(64)
    const use = [{ pageId, pageName: 'skyline' }]
    await write(store, deed(0), `/media/${hash}`)
    expect(await listPictureUses(store)).toEqual(new Map([[hash, use]]))
    await write(store, deed(1), 'none', 'before-import')
    expect(await listPictureUses(store)).toEqual(new Map([[hash, use]]))
    await tidy(store, deed(100 * days).at)
    expect(await listPictureUses(store)).toEqual(new Map())
  })
}
