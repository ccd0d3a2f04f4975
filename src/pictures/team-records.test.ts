import { expect, test } from 'vitest'
import { createFakeStore } from '#store/fake-store.ts'
import type { PictureRecord } from '#team/picture.ts'
import { createTeamRecords } from './team-records.ts'

const hash = 'ab'.repeat(32)
const record: PictureRecord = {
  ...{ name: 'skyline', width: 9, height: 9, hasAlpha: false, bytes: 100, files: {} },
  ...{ addedBy: 'brand', addedAt: '2026-11-23T08:00:00.000Z' },
}

test('a picture is named anew, deleted and added once more, by anybody', async () => {
  const records = createTeamRecords(createFakeStore(), () => Date.parse('2026-11-23T08:00:00Z'))
  expect(await records.find(hash)).toBeUndefined()
  expect(await records.save(hash, record, 'brand')).toBe(true)
  expect(await records.save(hash, { ...record, alt: 'A card' }, 'digital')).toBe(true)
  expect(await records.list()).toEqual([{ hash, record: { ...record, alt: 'A card' } }])
  await records.remove(hash, 'brand')
  expect(await records.list()).toEqual([])
  expect(await records.save(hash, record, 'brand')).toBe(true)
  expect(await records.find(hash)).toEqual(record)
  expect((await records.listUses()).size).toBe(0)
})

test('where the team has no room nothing is kept', async () => {
  const records = createTeamRecords(createFakeStore(10), Date.now)
  expect(await records.save(hash, record, 'brand')).toBe(false)
})
