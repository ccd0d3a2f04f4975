import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { findExport, keepExport } from './kept-exports.ts'

const key = { user: 'mona', pageId: 'gold' }

test('an export is found by its id, on its page alone, and the last twenty are kept', async () => {
  for (let day = 10; day < 35; day++) await keepExport(key, `2026-11-${day}`, `export-${day}`, { day })
  expect(await findExport(key, 'export-34')).toEqual({ day: 34 })
  expect(await findExport(key, 'export-15')).toEqual({ day: 15 })
  expect(await findExport(key, 'export-14')).toBeUndefined()
  expect(await findExport({ ...key, pageId: 'other' }, 'export-34')).toBeUndefined()
  expect(await findExport(key, '')).toBeUndefined()
})
