import { expect, test } from 'vitest'
import { createDraft } from '../draft.ts'
import { findSettingHits, replaceSettingHits } from './setting-hits.ts'

const draft = {
  ...createDraft('2026-11-20T08:00:00.000Z'),
  publicUrl: 'https://www.old.example/cards/old',
  actionUrl: '/old/apply',
}
const find = (words: string) => findSettingHits(draft, { words, spelling: 'loose', extent: 'part' })

test("the page's own addresses are found, each in its place", () => {
  expect(find('old').map(({ setting, range }) => [setting, range.start])).toEqual([
    ['publicUrl', 12],
    ['publicUrl', 30],
    ['actionUrl', 1],
  ])
  expect(find(' ')).toEqual([])
})

test('all hits of an address are replaced together', () => {
  const { draft: next, left } = replaceSettingHits(draft, find('old'), 'new')
  expect(next).toMatchObject({ publicUrl: 'https://www.new.example/cards/new', actionUrl: '/new/apply' })
  expect(left).toEqual([])
})

test('what would be no address any more stays as it is', () => {
  const { draft: next, left } = replaceSettingHits(draft, find('old'), 'a b')
  expect(next).toEqual(draft)
  expect(left).toHaveLength(3)
})

test('an address that was taken out whole is none', () => {
  expect(replaceSettingHits(draft, find('/old/apply'), '').draft.actionUrl).toBe('')
  expect(replaceSettingHits(draft, find(draft.publicUrl), '').draft.publicUrl).toBeUndefined()
})
