import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unreadResult } from '#content/parse-result.ts'
import { longestReading, readApart } from './read-apart.ts'

/** As much of the browser's worker as is used; Node has none. */
function createWorker() {
  return { onmessage: null, onerror: null, postMessage: vi.fn(), terminate: vi.fn() } as unknown as Worker
}

const assignment = () => ({
  bytes: new Uint8Array([1, 2, 3]),
  filename: 'page.docx',
  catalogue: { components: [] } as never,
})
const result = unreadResult('page.docx', { type: 'EMPTY_FILE', message: 'The file is empty.' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what the worker has read is given, and the worker is ended', async () => {
  const worker = createWorker()
  const given = assignment()
  const reading = readApart(given, new AbortController().signal, () => worker)
  expect(worker.postMessage).toHaveBeenCalledWith(given, [given.bytes.buffer])
  worker.onmessage?.({ data: result } as MessageEvent)
  expect(await reading).toEqual({ ok: true, value: result })
  expect(worker.terminate).toHaveBeenCalled()
})

test('a document that takes longer than ten seconds is given up, and its worker ended', async () => {
  const worker = createWorker()
  const reading = readApart(assignment(), new AbortController().signal, () => worker)
  vi.advanceTimersByTime(longestReading - 1)
  expect(worker.terminate).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(await reading).toEqual({ ok: false, refusal: { reason: 'too-slow' } })
  expect(worker.terminate).toHaveBeenCalled()
})

test('a worker that does not start is named', async () => {
  const worker = createWorker()
  const reading = readApart(assignment(), new AbortController().signal, () => worker)
  worker.onerror?.({} as ErrorEvent)
  expect(await reading).toEqual({ ok: false, refusal: { reason: 'no-reader' } })
})

test('a reading that nobody waits for any more is ended, and answers nothing', async () => {
  const worker = createWorker()
  const waiting = new AbortController()
  const reading = readApart(assignment(), waiting.signal, () => worker)
  waiting.abort()
  expect(await reading).toBeUndefined()
  expect(worker.terminate).toHaveBeenCalled()
  const start = vi.fn(() => worker)
  expect(await readApart(assignment(), waiting.signal, start)).toBeUndefined()
  expect(start).not.toHaveBeenCalled()
})
