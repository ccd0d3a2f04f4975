import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { accept, refuse } from '#base/result.ts'
import { restoreBackup } from '#store/backup/restore-backup.ts'
import { writeBackup } from '#store/backup/write-backup.ts'
import { askChanges } from '#store/changes/ask-changes.ts'
import { listPages, readPage } from '#store/pages/read-pages.ts'
import { savePage } from '#store/pages/save-page.ts'
import type { Store } from '#store/store.ts'
import { listVersions, readVersion } from '#store/versions/read-versions.ts'
import { revisionsPerRestore } from '#team/words.ts'
import { createDirectory, type Engine, sqlite } from './engine.ts'
import { changeId, deed, draftOf, pageId } from './page.ts'

/** Backups, from either database and into either. */
export function backupContract(engine: Engine) {
  const mostBytes = 100_000_000
  const { at } = deed(60)

  async function save(store: Store, id: string, revision: number) {
    const change = { pageId: id, changeId: changeId(), baseRevision: revision - 1 }
    const saved = await savePage(store, deed(revision), {
      ...change,
      draft: draftOf(`revision ${revision}`),
      before: 'before-import',
    })
    expect(saved.ok).toBe(true)
  }

  test('a backup that is made while people save holds each page whole, as it was at one moment', async () => {
    const from = await engine.open()
    const store = { ...from, mostBytes }
    const ids = Array.from({ length: 5 }, (_, index) => `000000000000000${index}`)
    for (const id of ids) await save(store, id, 1)
    const file = join(createDirectory(), 'team.backup')

    let isDone = false
    async function keepSaving() {
      // One page after the other, in rounds: at any moment revisions are apart by one at most.
      for (let revision = 2; revision < 100 && !isDone; revision++)
        for (const id of ids) {
          await save(store, id, revision)
          // As requests do: the file of SQLite by itself keeps nobody waiting, not even for others.
          await setImmediate()
        }
    }
    const saving = keepSaving()
    expect(await writeBackup({ ...from, file, at })).toEqual(accept(undefined))
    isDone = true
    await saving
    expect(statSync(file).mode & 0o777).toBe(0o600)

    for (const target of [engine, sqlite]) {
      const to = await target.open()
      const restored = { ...to, mostBytes }
      expect(await restoreBackup({ ...to, file, at })).toEqual(accept({ pages: 5, replaced: undefined }))
      const pages = await Promise.all(ids.map((id) => readPage(restored, { user: 'sara', pageId: id })))
      const revisions = pages.map((page) => (page.ok ? page.value.revision % revisionsPerRestore : 0))
      expect(Math.max(...revisions) - Math.min(...revisions)).toBeLessThanOrEqual(1)
      expect(revisions).toEqual([...revisions].sort((one, other) => other - one))
      for (const [index, page] of pages.entries())
        expect(page.ok && page.value.draft).toEqual(draftOf(`revision ${revisions[index]}`))
    }
  })

  test('a restore takes the place of what is there, which lies beside it, and browsers hear of it', async () => {
    const { database, dataDirectory } = await engine.open()
    const store = { database, mostBytes }
    const file = join(createDirectory(), 'team.backup')
    await save(store, pageId, 1)
    await save(store, pageId, 2)
    await writeBackup({ database, dataDirectory, file, at })
    await save(store, pageId, 3)
    const { cursor } = await askChanges(store, deed(), {})

    const restored = await restoreBackup({ database, dataDirectory, file, at })
    expect(restored).toEqual(accept({ pages: 1, replaced: expect.stringContaining('before-restore-2026') }))
    expect(await readPage(store, { user: 'sara', pageId })).toMatchObject({ value: { revision: 1_000_002 } })
    expect(await askChanges(store, deed(), { since: cursor })).toMatchObject({ isAnew: true })
    expect(await readVersion(store, { pageId, number: 1 })).toMatchObject({
      value: { draft: draftOf('revision 1') },
    })
    // Somebody whose browser knows a revision of before overwrites nothing, though the numbers go on from the same one.
    await save(store, pageId, 1_000_003)
    const late = { pageId, changeId: changeId(), baseRevision: 3, draft: draftOf('late') }
    expect(await savePage(store, deed(5, 'omar'), late)).toMatchObject({
      refusal: { code: 'changed', current: { revision: 1_000_003 } },
    })

    const replaced = restored.ok ? String(restored.value.replaced) : ''
    await restoreBackup({ database, dataDirectory, file: replaced, at: deed(61).at })
    expect(await listVersions(store, { pageId })).toMatchObject({
      value: { versions: [{ number: 2 }, { number: 1 }] },
    })
    expect((await listPages(store, { user: 'sara', deleted: 'no' })).pages).toMatchObject([
      { revision: 2_000_003 },
    ])
  })

  test('accounts and pictures come along where they are missing, and first passwords never', async () => {
    const from = await engine.open()
    mkdirSync(join(from.dataDirectory, 'images/ab'), { recursive: true })
    for (const name of ['accounts.json', 'first-passwords.txt', 'images/ab/abcd.webp'])
      writeFileSync(join(from.dataDirectory, name), `old ${name}`)
    const file = join(createDirectory(), 'team.backup')
    await writeBackup({ ...from, file, at })

    const to = await engine.open()
    writeFileSync(join(to.dataDirectory, 'accounts.json'), 'rotated since')
    await restoreBackup({ ...to, file, at })
    const read = (name: string) => readFileSync(join(to.dataDirectory, name), 'utf8')
    expect([read('accounts.json'), read('images/ab/abcd.webp')]).toEqual([
      'rotated since',
      'old images/ab/abcd.webp',
    ])
    expect(existsSync(join(to.dataDirectory, 'first-passwords.txt'))).toBe(false)
    expect(readFileSync(file).includes('old first-passwords.txt')).toBe(false)
  })

  test('nothing is written over, and what is no backup changes nothing', async () => {
    const to = await engine.open()
    const store = { ...to, mostBytes }
    await save(store, pageId, 1)
    const directory = createDirectory()
    const file = join(directory, 'some.file')
    writeFileSync(file, 'a letter to a friend')
    expect(await writeBackup({ ...to, file, at })).toEqual(refuse({ kind: 'file-there', file }))
    expect(await restoreBackup({ ...to, file, at })).toEqual(refuse({ kind: 'no-backup', file }))
    const missing = join(directory, 'none')
    expect(await restoreBackup({ ...to, file: missing, at })).toEqual(
      refuse({ kind: 'no-file', file: missing }),
    )
    expect(await readPage(store, { user: 'sara', pageId })).toMatchObject({ value: { revision: 1 } })
  })
}
