import { expect, test } from 'vitest'
import type { PageEntry } from './page-entry.ts'
import { isWaitedFor, newsSince, waitingFor } from './waiting-for.ts'

const at = '2026-11-20T08:00:00.000Z'
const step = { version: 1, at, isOwn: false }

test('a page waits for whoever is named, is to review it, or is to change it', () => {
  const pages = [
    page('named', { mentions: 2 }),
    page('ready', { state: { ...step, step: 'ready', by: 'omar' } }),
    page('my own', { state: { ...step, step: 'ready', by: 'sara' } }),
    page('to change', { by: 'sara', state: { ...step, step: 'changes', by: 'omar' } }),
    page('to change, touched by who asks', { state: { ...step, step: 'changes', by: 'omar' } }),
    page('for lina to change', { by: 'lina', state: { ...step, step: 'changes', by: 'omar' } }),
    page('ready in Arabic', {
      otherLocale: 'ar-AE',
      otherState: { ...step, step: 'ready', by: 'lina' },
    }),
    page('gone', { mentions: 1, deleted: { by: 'omar', at } }),
  ]
  expect(waitingFor(pages, 'sara').map(({ page, ...rest }) => [page.pageName, rest])).toEqual([
    ['named', { why: 'mentioned' }],
    ['ready', { why: 'ready', by: 'omar', locale: 'en-AE' }],
    ['to change', { why: 'changes', by: 'omar', locale: 'en-AE' }],
    ['to change, touched by who asks', { why: 'changes', by: 'omar', locale: 'en-AE' }],
    ['ready in Arabic', { why: 'ready', by: 'lina', locale: 'ar-AE' }],
  ])
})

test('what others did since is told, of each page the last and the latest first', () => {
  const pages = [
    page('before', { at: '2026-11-19T08:00:00.000Z' }),
    page('after', { at: '2026-11-21T08:00:00.000Z' }),
    page('last', { at: '2026-11-22T08:00:00.000Z' }),
    page('by me', { at: '2026-11-22T08:00:00.000Z', by: 'sara' }),
    page('approved', {
      by: 'sara',
      state: { ...step, step: 'approved', by: 'lina', at: '2026-11-23T08:00:00.000Z' },
    }),
    page('answered', {
      at: '2026-11-21T07:00:00.000Z',
      commented: { by: 'lina', at: '2026-11-21T09:00:00.000Z', isGuest: false },
    }),
    page('my own comment', { commented: { by: 'sara', at: '2026-11-23T09:00:00.000Z', isGuest: false } }),
    page('a guest called as I am', {
      commented: { by: 'sara', at: '2026-11-24T08:00:00.000Z', isGuest: true },
    }),
    page('gone', { at: '2026-11-22T08:00:00.000Z', deleted: { by: 'omar', at } }),
  ]
  expect(newsSince(pages, 'sara', at).map(({ page, what, by }) => [page.pageName, what, by])).toEqual([
    ['a guest called as I am', 'commented', 'sara'],
    ['approved', 'step', 'lina'],
    ['last', 'changed', 'omar'],
    ['answered', 'commented', 'lina'],
    ['after', 'changed', 'omar'],
  ])
})

test('a page that waits for an answer hides no step, and one that waits for a review hides its own', () => {
  const state = { ...step, step: 'ready', by: 'omar', at: '2026-11-23T08:00:00.000Z' } as const
  const told = (pages: PageEntry[]) =>
    newsSince(pages, 'sara', at).map((news) => isWaitedFor(news, waitingFor(pages, 'sara')))
  expect(told([page('ready', { state })])).toEqual([true])
  expect(told([page('approved', { mentions: 1, state: { ...state, step: 'approved' } })])).toEqual([false])
  const commented = { by: 'lina', at: '2026-11-24T08:00:00.000Z', isGuest: false }
  expect(told([page('named', { mentions: 1, commented })])).toEqual([true])
  expect(told([page('talked of', { state, commented })])).toEqual([false])
})

function page(pageName: string, more: Partial<PageEntry>): PageEntry {
  return {
    pageId: '0123456789abcdef',
    pageName,
    locale: 'en-AE',
    brand: 'ENBD',
    componentCount: 1,
    createdAt: at,
    revision: 1,
    by: 'omar',
    at,
    hash: '',
    state: { step: 'draft' },
    openComments: 0,
    mentions: 0,
    ...more,
  }
}
