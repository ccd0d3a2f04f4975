import { expect, test } from 'vitest'
import type { ParseResult } from '#content/parse-result.ts'
import {
  type BulkEntry,
  type BulkEvent,
  type BulkFlow,
  completesQuarter,
  failedFirst,
  isNumbered,
  nextBulkFlow,
  pageFilesOf,
  summaryOf,
  unreadFiles,
} from './bulk-flow.ts'

const [a, b, c] = ['a.docx', 'b.docx', 'c.docx'].map((name) => new File(['words'], name)) as [
  File,
  File,
  File,
]
const good: ParseResult = {
  success: true,
  filename: 'a.docx',
  metadata: { pageName: 'a', components: [] },
  data: {},
  warnings: [],
  errors: [],
}
const bad: ParseResult = { ...good, success: false, errors: [{ type: 'NO_COMPONENTS', message: 'Empty' }] }

const empty: BulkFlow = { status: 'empty' }
const chosen: BulkFlow = { status: 'chosen', entries: [{ file: a }, { file: b }] }
const parsing: BulkFlow = {
  status: 'parsing',
  entries: chosen.entries,
  running: [0, 1],
  upload: { share: 0 },
}
const parsed = {
  status: 'parsed',
  entries: [
    { file: a, result: good },
    { file: b, result: bad },
  ],
  usePlaceholderImages: false,
  actionUrl: '',
  baseUrl: '',
  download: { status: 'idle' },
} satisfies BulkFlow
const stopped: BulkFlow = { ...parsed, entries: [{ file: a, result: good }, { file: b }, { file: c }] }

const cases: [title: string, before: BulkFlow, event: BulkEvent, after: BulkFlow][] = [
  ['files are chosen', empty, { type: 'files-chosen', files: [a, b] }, chosen],
  ['choosing none leaves none', chosen, { type: 'files-chosen', files: [] }, empty],
  [
    'new files clear results and summary',
    parsed,
    { type: 'files-chosen', files: [c] },
    { status: 'chosen', entries: [{ file: c }] },
  ],
  [
    'a chosen file is left out',
    chosen,
    { type: 'file-removed', file: a },
    { status: 'chosen', entries: [{ file: b }] },
  ],
  ['a parsed file stays', parsed, { type: 'file-removed', file: a }, parsed],
  ['parsing asks for every file', chosen, { type: 'parse-started' }, parsing],
  [
    'after a stop only the rest is asked for',
    stopped,
    { type: 'parse-started' },
    { status: 'parsing', entries: stopped.entries, running: [1, 2], upload: { share: 0 } },
  ],
  [
    'results find their files by their place in the request',
    { status: 'parsing', entries: stopped.entries, running: [1, 2], upload: { share: 1 } },
    { type: 'file-finished', index: 1, result: bad },
    {
      status: 'parsing',
      entries: [{ file: a, result: good }, { file: b }, { file: c, result: bad }],
      running: [1, 2],
      upload: { share: 1 },
    },
  ],
  ['a result for no file is dropped', parsing, { type: 'file-finished', index: 7, result: good }, parsing],
  ['a result after the end is dropped', chosen, { type: 'file-finished', index: 0, result: good }, chosen],
  ['a request that gave nothing leaves the choice', parsing, { type: 'parse-ended' }, chosen],
  [
    'a request that broke off keeps what was finished',
    { ...parsing, entries: stopped.entries },
    { type: 'parse-ended' },
    stopped,
  ],
  [
    'an action address that all documents have first is proposed',
    { ...parsing, entries: stopped.entries },
    { type: 'parse-ended', proposal: '/apply' },
    { ...stopped, actionUrl: '/apply', proposal: '/apply' },
  ],
  [
    'another action address makes another ZIP',
    { ...parsed, download: { status: 'saved', filename: 'html-files.zip' } },
    { type: 'action-url-typed', actionUrl: '/open' },
    { ...parsed, actionUrl: '/open' },
  ],
  ['a late end changes nothing', chosen, { type: 'parse-ended' }, chosen],
  [
    'other pictures make another ZIP',
    { ...parsed, download: { status: 'saved', filename: 'html-files.zip' } },
    { type: 'placeholders-switched', usePlaceholderImages: true },
    { ...parsed, usePlaceholderImages: true },
  ],
  [
    'a ZIP is being made',
    parsed,
    { type: 'generate-started' },
    { ...parsed, download: { status: 'generating' } },
  ],
  ['without results there is no ZIP', chosen, { type: 'generate-started' }, chosen],
  ['starting over clears everything', parsed, { type: 'selection-cleared' }, empty],
]

test.each(cases)('%s', (_, before, event, after) => {
  expect(nextBulkFlow(before, event)).toEqual(after)
})

test('what failed comes first, then what was not read', () => {
  const entries = [{ file: a, result: good }, { file: b }, { file: c, result: bad }]
  expect(failedFirst(entries).map(({ file }) => file)).toEqual([c, b, a])
  expect(summaryOf(entries)).toEqual({ total: 3, successful: 1, failed: 1 })
  expect(unreadFiles(entries)).toEqual([b])
})

test.each([
  [13, [4, 7, 10]],
  [200, [50, 100, 150]],
  [2, [1]],
  [1, []],
])('of %i files it is told when %j are done', (count, told) => {
  const counts = Array.from({ length: count }, (_, index) => index + 1)
  expect(counts.filter((done) => completesQuarter(done, count))).toEqual(told)
})

test('pages have the names they get in the ZIP', () => {
  const entries: BulkEntry[] = [{ file: a, result: bad }, { file: b, result: good }, { file: c }]
  expect([...pageFilesOf(entries).values()]).toEqual(['a.html'])
  expect(isNumbered(pageFilesOf(entries))).toBe(false)

  const alike = [...entries, { file: c, result: { ...good, metadata: { pageName: 'A', components: [] } } }]
  expect([...pageFilesOf(alike).values()]).toEqual(['a.html', 'A-2.html'])
  expect(isNumbered(pageFilesOf(alike))).toBe(true)
})

test('what a page is about is said of its file alone, and makes a download old', () => {
  const saved: BulkFlow = { ...parsed, download: { status: 'saved', filename: 'html-files.zip' } }
  const named = nextBulkFlow(saved, { type: 'product-named', file: a, product: 'deposit' })
  const about = { ...good, metadata: { ...good.metadata, product: 'deposit' } }
  expect(named).toEqual({ ...parsed, entries: [{ file: a, result: about }, parsed.entries[1]] })
  expect(nextBulkFlow(named, { type: 'product-named', file: a, product: '' })).toEqual(parsed)
})
