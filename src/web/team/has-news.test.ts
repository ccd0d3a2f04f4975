import { expect, test } from 'vitest'
import type { PageEntry } from '#team/page-entry.ts'
import { hasNews } from './has-news.ts'

const known = { pageId: 'a', revision: 2, localRevision: 1, conflicts: [] }
const entry = (revision: number) => new Map([['a', { revision } as PageEntry]])

test.each([
  ['a newer state', entry(3), known, true],
  ['the same', entry(2), known, false],
  ['what this browser has sent since the list was read', entry(1), known, false],
  ['nothing of it any more', new Map(), known, true],
  ['nothing of what was never sent', new Map(), { ...known, revision: 0 }, false],
  ['nothing of what is known as deleted', new Map(), { ...known, deleted: { at: '' } }, false],
  ['no answer yet', undefined, known, false],
])('a server that has %s', (_, pages, shared, isNew) => {
  expect(hasNews(pages, shared)).toBe(isNew)
})
