import { expect, test } from 'vitest'
import { accept, refuse } from '#base/result.ts'
import { askChanges } from '#store/changes/ask-changes.ts'
import { readSecret } from '#store/records/read-secret.ts'
import { deleteRecord, listRecords, readRecord, saveRecord } from '#store/records/save-record.ts'
import { type Engine, openStore } from './engine.ts'
import { changeId, deed } from './page.ts'

/** What the team owns besides pages. */
export function recordsContract(engine: Engine) {
  const named = { kind: 'facts', recordId: 'skyline' } as const

  test('a record is saved under its revision, once, and whoever asks hears of it', async () => {
    const store = await openStore(engine)
    const { cursor } = await askChanges(store, deed(), {})
    const change = { ...named, changeId: changeId(), baseRevision: 0, value: { rate: '3.5 %' } }
    const saved = accept({ revision: 1, at: deed().at })
    expect(await saveRecord(store, deed(), change)).toEqual(saved)
    expect(await saveRecord(store, deed(1), change)).toEqual(saved)
    const record = { ...named, revision: 1, ...deed(), isDeleted: false, value: { rate: '3.5 %' } }
    expect(await saveRecord(store, deed(2), { ...change, changeId: changeId() })).toEqual(
      refuse({ code: 'changed', current: record }),
    )
    expect(await readRecord(store, named)).toEqual(accept(record))
    expect((await listRecords(store, { kind: 'facts' })).records).toEqual([record])
    expect((await listRecords(store, { kind: 'terms' })).records).toEqual([])
    expect((await askChanges(store, deed(), { since: cursor })).records).toMatchObject([
      { ...named, revision: 1 },
    ])
  })

  test('a record that is deleted is told of, gives its room back, and can be saved again', async () => {
    const store = await openStore(engine)
    const change = () => ({ ...named, changeId: changeId(), value: 'x'.repeat(1000) })
    await saveRecord(store, deed(), { ...change(), baseRevision: 0 })
    const { cursor } = await askChanges(store, deed(), {})
    expect(await deleteRecord(store, deed(1), { ...named, baseRevision: 3 })).toMatchObject({
      refusal: { code: 'changed' },
    })
    expect(await deleteRecord(store, deed(1), { ...named, baseRevision: 1 })).toEqual(
      accept({ revision: 2, at: deed(1).at }),
    )
    expect(await readRecord(store, named)).toEqual(refuse({ code: 'unknown' }))
    expect((await askChanges(store, deed(), { since: cursor })).records).toMatchObject([{ isDeleted: true }])
    expect(await store.database.read('SELECT bytes FROM team')).toEqual([{ bytes: 4 }])
    expect(await saveRecord(store, deed(2), { ...change(), baseRevision: 2 })).toMatchObject({
      value: { revision: 3 },
    })
  })

  test('a record has its size', async () => {
    const store = await openStore(engine)
    const change = { ...named, changeId: changeId(), baseRevision: 0, value: 'x'.repeat(64_000) }
    expect(await saveRecord(store, deed(), change)).toEqual(refuse({ code: 'too-large', what: 'record' }))
  })

  test('a secret is the same whoever asks, and at once', async () => {
    const store = await openStore(engine)
    const secrets = await Promise.all(['one', 'one', 'other'].map((name) => readSecret(store, name)))
    expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/)
    expect(secrets[1]).toBe(secrets[0])
    expect(secrets[2]).not.toBe(secrets[0])
  })
}
