import { expect, test, vi } from 'vitest'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { sizeOfAll } from '#content/writing/generation-plan.ts'
import type { WriterCalls } from '../../api/call-writer.ts'
import { type FillRun, planRun, stopRun } from './fill-run.ts'
import type { FillEvent } from './filling.ts'
import { writeRun } from './write-run.ts'

const { manifest } = loadCatalogue('catalogue')
const metadata = { pageName: 'savings', components: [{ code: 'HBR001', instanceId: 'HBR-0001' }] }
/** A hero without its three texts. */
const start = planRun({ metadata, data: {} }, manifest, { topic: 'Savings', audience: 'Families' })

type FieldAnswer = Awaited<ReturnType<WriterCalls['writeField']>>

const text: FieldAnswer = { status: 'written', content: 'Save more', writer: 'draft', notes: [] }

/** Runs with these answers, the last one again and again. */
async function run(answers: FieldAnswer[], { signal = new AbortController().signal, from = start } = {}) {
  const events: FillEvent[] = []
  const ends: FillRun[] = []
  const writeField = vi.fn(async () => (answers.length > 1 ? answers.shift() : answers[0]) ?? text)
  const writeItem = () => Promise.reject(new Error('A hero has no items'))
  await writeRun(from, {
    manifest,
    calls: { writeField, writeItem },
    signal,
    dispatch: (event) => events.push(event),
    onEnd: (ended) => ends.push(ended),
  })
  return { events, end: ends[0], calls: writeField.mock.calls.length }
}

test('a run goes from task to task to its end', async () => {
  const { events, end, calls } = await run([text])
  expect(calls).toBe(sizeOfAll(start.tasks))
  expect(events.map(({ type }) => type)).toEqual(['fill-advanced', 'fill-advanced', 'fill-advanced'])
  expect(end).toMatchObject({ filledCount: 3, left: [] })
})

test('what the server does not take is named with its word for it, and the run goes on', async () => {
  const message = 'The text of the brief is too long'
  const { end } = await run([{ status: 'failed', cause: 'server-error', message }, text])
  expect(end).toMatchObject({ filledCount: 2, left: [{ field: 'title', why: { message } }] })
})

test('a run stands still where nobody answers, and goes on from there', async () => {
  const { events, end } = await run([text, { status: 'paused', reason: 'away' }])
  expect(end).toBeUndefined()
  expect(events.at(-1)).toMatchObject({ type: 'fill-paused', pause: { reason: 'away' } })
  const advanced = events[0]
  if (advanced?.type !== 'fill-advanced') throw new Error('the first value did not come')
  expect((await run([text], { from: advanced.run })).end).toMatchObject({ filledCount: 3, left: [] })
})

test('a run stands still where the model is down, and what failed is asked for again when it goes on', async () => {
  const down: FieldAnswer = { status: 'failed', cause: 'unreachable' }
  const { events, end, calls } = await run([down])
  expect({ end, calls }).toEqual({ end: undefined, calls: 3 })
  expect(events.at(-1)).toMatchObject({ type: 'fill-paused', pause: { reason: 'unreachable' } })
  const held = events.at(-2)
  if (held?.type !== 'fill-advanced') throw new Error('the run did not go back')
  expect((await run([text], { from: held.run })).end).toMatchObject({ filledCount: 3, left: [] })
})

test('a value that failed while the others came is named with its reason', async () => {
  const { end } = await run([{ status: 'failed', cause: 'unreachable' }, text])
  expect(end).toMatchObject({ filledCount: 2, left: [{ field: 'title', why: { cause: 'unreachable' } }] })
})

test('a run that is stopped names what had failed until then', async () => {
  const { events } = await run([{ status: 'failed', cause: 'unreachable' }, text])
  const advanced = events[0]
  if (advanced?.type !== 'fill-advanced') throw new Error('the first failure did not come')
  expect(advanced.run.left).toEqual([])
  expect(stopRun(advanced.run).left).toMatchObject([{ field: 'title', why: { cause: 'unreachable' } }])
})

test('a run in which something breaks stands still', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { events, end } = await run([text], { from: { ...start, tasks: [{ ...task(), code: 'OLD001' }] } })
  expect(end).toBeUndefined()
  expect(events).toEqual([{ type: 'fill-paused', pause: { reason: 'broken' } }])
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})

test('a run that was stopped says nothing more', async () => {
  const { events, end, calls } = await run([text], { signal: AbortSignal.abort() })
  expect({ events, end, calls }).toEqual({ events: [], end: undefined, calls: 1 })
})

function task() {
  const [first] = start.tasks
  if (!first) throw new Error('nothing planned')
  return first
}
