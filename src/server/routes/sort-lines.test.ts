import { expect, test } from 'vitest'
import { accept, refuse } from '#base/result.ts'
import { says, startModelServer } from '#models/fake-model-server.ts'
import { createFakeWorld } from '#models/fake-world.ts'
import { createLineSorter, type LineSorter } from '#models/line-sorter.ts'
import { type SortableLine, type SortedLine, sortingLimits } from '#proposal/sorting.ts'
import type { WritingFailure } from '#writing/writer.ts'
import { createApp } from '../app.ts'
import { createFakeCap, createFakeWriting } from '../calls/fake-writer.ts'
import type { WritingServices } from '../calls/open-writing.ts'
import { createFakeServices } from '../fake-services.ts'

const line: SortableLine = { id: '0.0', kind: 'text', text: 'Legal has not seen this', stands: 'placed' }
const request = { lines: [line], components: ['FAQ001', 'HBR001'] }
const note: SortedLine = { id: '0.0', is: 'note', begins: 'same', component: 'same' }
const sorter: LineSorter = async () =>
  accept({ content: [note], notes: [], usage: { inputTokens: 100, outputTokens: 10 }, promptHash: 'abc' })

function appWith(writing: Partial<WritingServices> = {}) {
  const fake = createFakeWriting({ sorter, ...writing })
  const app = createApp(createFakeServices({ writing: fake }))
  const post = (payload: object = request) =>
    app.inject({ method: 'POST', url: '/api/ai/sort-lines', payload })
  return { lines: fake.lines, post }
}

test('a document is sorted, and the call stands in the ledger without its words', async () => {
  const { post, lines } = appWith()
  const response = await post()
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ content: [note], writer: 'fake' })
  expect(lines).toEqual([
    expect.objectContaining({
      ...{ component: 'document', field: 'lines', outcome: 'written', promptHash: 'abc' },
      ...{ inputTokens: 100, outputTokens: 10 },
    }),
  ])
  expect(JSON.stringify(lines)).not.toContain('Legal')
})

test('a ledger that keeps texts has how the document begins, and the answer', async () => {
  const { post, lines } = appWith({ ledgerTexts: 'on' })
  await post()
  expect(lines[0]?.texts).toEqual({
    document: '0.0 Legal has not seen this',
    content: JSON.stringify([note]),
  })
})

test('of a model server it comes as of any other writer', async () => {
  await using server = await startModelServer(says({ lines: [note] }))
  const { post } = appWith({
    sorter: await createLineSorter({
      ...{ settings: server.settings, world: createFakeWorld() },
      ...{ tryMilliseconds: 20_000, totalMilliseconds: 60_000 },
    }),
  })
  expect((await post()).json()).toEqual({ content: [note], writer: 'fake' })
  expect(server.requests[0]?.messages[1]?.content).toContain('FAQ001: ')
})

test('without a model it is refused in words, and counts no call', async () => {
  const { post, lines } = appWith({ sorter: undefined })
  const response = await post()
  expect(response.statusCode).toBe(409)
  expect(response.json()).toEqual({
    error: 'No model is configured here, so no document can be sorted by one.',
    code: 'no-model',
  })
  expect(lines).toEqual([])
})

test('who has to sign in for texts has to for this', async () => {
  expect((await appWith({ signIn: 'required' }).post()).statusCode).toBe(401)
})

test('it counts as a call of the day', async () => {
  const now = () => Date.UTC(2026, 10, 21, 12)
  const { post } = appWith({ dailyCap: createFakeCap({ calls: 1, tokens: 1_000_000 }, now) })
  expect((await post()).statusCode).toBe(200)
  const second = await post()
  expect(second.statusCode).toBe(429)
  expect(second.json()).toMatchObject({ code: 'daily-cap' })
})

test.each<[WritingFailure['reason'], number, string]>([
  ['refused', 422, 'The model refused to sort this document.'],
  ['too-long', 413, 'This document is too long for a model.'],
  ['timeout', 504, 'The model took too long. Please try again.'],
])('%s is told in words of a document', async (reason, status, error) => {
  const response = await appWith({ sorter: async () => refuse({ reason, detail: '' }) }).post()
  expect(response.statusCode).toBe(status)
  expect(response.json()).toEqual({ error, code: reason })
})

test('the longest document that is sorted at once is taken', async () => {
  const length = sortingLimits.characters / sortingLimits.lines
  const lines = Array.from(
    { length: sortingLimits.lines },
    (_, index): SortableLine => ({
      ...{ id: `${index}.0`, kind: 'entry', text: 'x'.repeat(length), stands: 'left-over' },
      ...{ section: 3, component: 'FAQ001', role: 'answer', item: 4 },
    }),
  )
  expect((await appWith().post({ ...request, lines })).statusCode).toBe(200)
})

test.each([
  ['a component that there is not', { ...request, components: ['NOPE001'] }],
  ['a header', { ...request, components: ['HDR001-ENBD'] }],
  ['the same number twice', { ...request, lines: [line, line] }],
  ['a number that is none', { ...request, lines: [{ ...line, id: '0.0", "x' }] }],
  ['a line that was not cut', { ...request, lines: [{ ...line, text: 'x'.repeat(121) }] }],
  ['no lines', { ...request, lines: [] }],
  [
    'more text than is sorted at once',
    {
      ...request,
      lines: Array.from({ length: 400 }, (_, index) => ({
        ...{ ...line, id: `${index}.0`, text: 'x'.repeat(100) },
      })),
    },
  ],
])('%s is refused before a model sees it', async (_, payload) => {
  const { post, lines } = appWith()
  const response = await post(payload)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ code: 'bad-request' })
  expect(lines).toEqual([])
})
