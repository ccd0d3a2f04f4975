import { expect, test } from 'vitest'
import { type CallAnswer, endRun, nextRun, type RunMemory, runStart } from './run.ts'

const written: CallAnswer = { status: 'written' }
const declined: CallAnswer = { status: 'failed', cause: 'refused' }
const unreachable: CallAnswer = { status: 'failed', cause: 'unreachable', message: 'No route to the model' }

/** Tasks are numbered from 0. Answers with the steps, up to the first pause. */
function run(answers: readonly CallAnswer[]) {
  let memory: RunMemory<number> = runStart
  const failed: number[] = []
  for (const [task, answer] of answers.entries()) {
    const step = nextRun(memory, task, answer)
    if (step.status === 'paused') return { failed, end: step }
    failed.push(...step.failed.map((each) => each.task))
    memory = step.memory
  }
  return { failed, end: endRun(memory) }
}

test('a value that the writer declines has failed, and the run goes on', () => {
  expect(run([written, declined, written])).toEqual({ failed: [1], end: { status: 'done', failed: [] } })
})

test('a run stands still at the third outage in a row, and nothing of these has failed', () => {
  const pause = { status: 'paused', reason: 'unreachable', message: 'No route to the model' }
  expect(run([written, unreachable, unreachable, unreachable])).toEqual({ failed: [], end: pause })
})

test('what failed by an outage has failed as soon as another call is answered', () => {
  expect(run([unreachable, unreachable, written, unreachable])).toMatchObject({
    failed: [0, 1],
    end: { status: 'done', failed: [{ task: 3, cause: 'unreachable' }] },
  })
})

test('a short run in which nobody ever answered stands still', () => {
  expect(run([unreachable])).toMatchObject({ failed: [], end: { status: 'paused', reason: 'unreachable' } })
})

test('what the server has to say ends no value', () => {
  const spent: CallAnswer = { status: 'paused', reason: 'daily-cap' }
  expect(run([unreachable, spent])).toEqual({ failed: [], end: { status: 'paused', reason: 'daily-cap' } })
})
