import { expect, test } from 'vitest'
import { createDraft } from '#content/draft/draft.ts'
import type { ParseResult } from '#content/parse-result.ts'
import type { FillRun } from '../filling/fill-run.ts'
import { nextSingleFlow, type SingleEvent, type SingleFlow } from './single-flow.ts'

const file = new File(['words'], 'savings.docx')
const other = new File(['words'], 'cards.docx')
const good: ParseResult = {
  success: true,
  filename: 'savings.docx',
  metadata: { pageName: 'savings', components: [] },
  data: {},
  warnings: [],
  errors: [],
}
const more: ParseResult = { ...good, data: { 'HBR-0001': { title: 'Savings' } } }
const bad: ParseResult = { ...good, success: false, errors: [{ type: 'NO_COMPONENTS', message: 'Empty' }] }

const empty: SingleFlow = { status: 'empty' }
const chosen: SingleFlow = { status: 'chosen', file }
const parsing: SingleFlow = { status: 'parsing', file, upload: { share: 0.5 } }
const refused = { status: 'refused', file, result: bad, filling: { status: 'idle' } } satisfies SingleFlow
const parsed = {
  status: 'parsed',
  file,
  result: good,
  usePlaceholderImages: false,
  publicUrl: '',
  actionUrl: '',
  preview: { status: 'shown', html: '<p>Old</p>' },
  download: { status: 'idle' },
  filling: { status: 'idle' },
} satisfies SingleFlow

const run: FillRun = { tasks: [], next: 2, draft: createDraft(''), filledCount: 2, left: [] }
const brief = { topic: 'Savings', audience: 'Families' }
const filled = { original: good, left: [] }

const cases: [title: string, before: SingleFlow, event: SingleEvent, after: SingleFlow][] = [
  ['a file is chosen', empty, { type: 'file-chosen', file }, chosen],
  [
    'another file clears result and preview',
    parsed,
    { type: 'file-chosen', file: other },
    { status: 'chosen', file: other },
  ],
  ['a refused choice clears the selection', chosen, { type: 'selection-cleared' }, empty],
  ['starting over clears everything', parsed, { type: 'selection-cleared' }, empty],
  [
    'parsing begins with nothing sent',
    chosen,
    { type: 'parse-started' },
    { ...parsing, upload: { share: 0 } },
  ],
  [
    'parsing again after errors is possible',
    refused,
    { type: 'parse-started' },
    { ...parsing, upload: { share: 0 } },
  ],
  ['without a file there is nothing to parse', empty, { type: 'parse-started' }, empty],
  ['parsing twice is parsing once', parsing, { type: 'parse-started' }, parsing],
  [
    'the upload goes on',
    parsing,
    { type: 'upload-progressed', upload: { share: 0.9 } },
    { ...parsing, upload: { share: 0.9 } },
  ],
  [
    'a late upload event changes nothing',
    chosen,
    { type: 'upload-progressed', upload: { share: 1 } },
    chosen,
  ],
  ['a document with errors keeps them', parsing, { type: 'parse-finished', result: bad }, refused],
  [
    'a good document waits for its preview',
    parsing,
    { type: 'parse-finished', result: good },
    { ...parsed, preview: { status: 'loading' } },
  ],
  [
    'a proposed action address stands where somebody sees it',
    parsing,
    { type: 'parse-finished', result: good, proposal: '/apply' },
    { ...parsed, actionUrl: '/apply', preview: { status: 'loading' } },
  ],
  [
    'another action address makes another file',
    { ...parsed, download: { status: 'saved', filename: 'x.html' } },
    { type: 'address-typed', address: 'actionUrl', text: '/open' },
    { ...parsed, actionUrl: '/open' },
  ],
  ['a result after cancel is dropped', chosen, { type: 'parse-finished', result: good }, chosen],
  ['what was stopped keeps the file', parsing, { type: 'parse-stopped' }, chosen],
  ['a late stop leaves the result', parsed, { type: 'parse-stopped' }, parsed],
  [
    'a new preview leaves the last one in sight',
    parsed,
    { type: 'preview-started', usePlaceholderImages: true },
    { ...parsed, usePlaceholderImages: true, preview: { status: 'loading', html: '<p>Old</p>' } },
  ],
  [
    'after a failed preview there is none to show',
    { ...parsed, preview: { status: 'failed' } },
    { type: 'preview-started', usePlaceholderImages: false },
    { ...parsed, preview: { status: 'loading' } },
  ],
  [
    'a preview arrives',
    { ...parsed, preview: { status: 'loading' } },
    { type: 'preview-finished', html: '<p>New</p>' },
    { ...parsed, preview: { status: 'shown', html: '<p>New</p>' } },
  ],
  ['a preview of what is gone is dropped', chosen, { type: 'preview-finished', html: '<p>New</p>' }, chosen],
  [
    'a failed preview says so',
    parsed,
    { type: 'preview-failed' },
    { ...parsed, preview: { status: 'failed' } },
  ],
  [
    'other pictures make another page to save',
    { ...parsed, download: { status: 'saved', filename: 'savings.html' } },
    { type: 'preview-started', usePlaceholderImages: true },
    { ...parsed, usePlaceholderImages: true, preview: { status: 'loading', html: '<p>Old</p>' } },
  ],
  [
    'a download is being made',
    parsed,
    { type: 'generate-started' },
    { ...parsed, download: { status: 'generating' } },
  ],
  [
    'a download is named',
    parsed,
    { type: 'generate-finished', filename: 'savings.html' },
    { ...parsed, download: { status: 'saved', filename: 'savings.html' } },
  ],
  [
    'a failed download can be tried again',
    { ...parsed, download: { status: 'generating' } },
    { type: 'generate-stopped' },
    parsed,
  ],
  [
    'what is filled in mends a document with errors',
    { ...refused, brief, filling: { status: 'writing', run } },
    { type: 'filled', result: good, run },
    { ...parsed, preview: { status: 'loading' }, brief, filled: { ...filled, original: bad } },
  ],
  [
    'a document that has errors still is refused still',
    { ...refused, filling: { status: 'writing', run } },
    { type: 'filled', result: bad, run },
    { ...refused, filled: { ...filled, original: bad } },
  ],
  [
    'filling twice remembers what was read',
    { ...parsed, filled: { ...filled, original: bad } },
    { type: 'filled', result: more, run },
    { ...parsed, result: more, filled: { ...filled, original: bad } },
  ],
  [
    'what is typed mends a document with errors',
    { ...refused, brief, filling: { status: 'asking' } },
    { type: 'filled-by-hand', result: good },
    {
      ...parsed,
      preview: { status: 'loading' },
      brief,
      filling: { status: 'asking' },
      filled: { original: bad, left: [] },
    },
  ],
  [
    'nothing is typed into a document that a run is filling',
    { ...parsed, filling: { status: 'writing', run } },
    { type: 'filled-by-hand', result: more },
    { ...parsed, filling: { status: 'writing', run } },
  ],
  [
    'a download is out of date once values are filled in',
    { ...parsed, download: { status: 'saved', filename: 'savings.html' } },
    { type: 'filled', result: more, run },
    { ...parsed, result: more, filled },
  ],
  [
    'taking filled values back brings the errors back',
    { ...parsed, filled: { ...filled, original: bad } },
    { type: 'filled-values-removed' },
    { ...refused, removed: { result: good, filled: { ...filled, original: bad } } },
  ],
  [
    'values that were taken back can be put in again',
    { ...refused, removed: { result: good, filled: { ...filled, original: bad } } },
    { type: 'filled-values-restored' },
    { ...parsed, preview: { status: 'loading' }, filled: { ...filled, original: bad } },
  ],
  [
    'without values that were taken back there is nothing to put in',
    parsed,
    { type: 'filled-values-restored' },
    parsed,
  ],
  ['without filled values there is nothing to take back', parsed, { type: 'filled-values-removed' }, parsed],
  [
    'a run that ends after the document was given up is late',
    chosen,
    { type: 'filled', result: good, run },
    chosen,
  ],
  [
    'the brief stays with the document',
    { ...parsed, filling: { status: 'asking' } },
    { type: 'fill-started', brief, run },
    { ...parsed, brief, filling: { status: 'writing', run } },
  ],
]

test.each(cases)('%s', (_, before, event, after) => {
  expect(nextSingleFlow(before, event)).toEqual(after)
})
