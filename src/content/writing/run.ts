import type { FailureCause } from '../values/field-value.ts'

/** So many failures in a row that are no value's own mean that something behind the server is down. */
const patience = 3

const outages = ['unreachable', 'credentials', 'too-long'] as const

/** The model behind the server did not answer, did not take its key, or takes no call with so long a brief. */
export type Outage = (typeof outages)[number]

/** Why the server takes no further call now: no value is to blame, and the work can go on later. */
export type CallPause = 'sign-in' | 'daily-cap' | 'away' | 'busy'

export type PauseReason = CallPause | Outage

/** What came of one call. `message` is the server's own word about it. */
export type CallAnswer =
  | { status: 'written' }
  | { status: 'failed'; cause: FailureCause; message?: string }
  | { status: 'paused'; reason: CallPause; message?: string }

export type Failed<Task> = { task: Task; cause: FailureCause; message?: string }

/** What a run knows from one call to the next: failures that may turn out to be no value's own, the latest last. */
export type RunMemory<Task> = {
  held: readonly (Failed<Task> & { cause: Outage })[]
  hasAnswered: boolean
}

export type RunPause = { status: 'paused'; reason: PauseReason; message?: string }

/** `failed` are tasks that could not be written, and are not asked for again in this run. */
export type RunStep<Task> =
  | { status: 'going'; memory: RunMemory<Task>; failed: readonly Failed<Task>[] }
  | RunPause

export const runStart: RunMemory<never> = { held: [], hasAnswered: false }

/** How a run goes on after the answer to a task. One that pauses asks for what is held again when it goes on. */
export function nextRun<Task>(memory: RunMemory<Task>, task: Task, answer: CallAnswer): RunStep<Task> {
  if (answer.status === 'paused') return pause(answer.reason, answer.message)
  const failed = answer.status === 'failed' ? [failedBy(task, answer)] : []
  const [outage] = failed.filter(isOutage)
  if (!outage) {
    return { status: 'going', memory: { held: [], hasAnswered: true }, failed: [...memory.held, ...failed] }
  }
  const held = [...memory.held, outage]
  if (held.length === patience) return pause(outage.cause, outage.message)
  return { status: 'going', memory: { ...memory, held }, failed: [] }
}

/** How a run ends after its last task. Where nothing at all was answered, it pauses. */
export function endRun<Task>({ held, hasAnswered }: RunMemory<Task>) {
  const [outage] = held
  if (outage && !hasAnswered) return pause(outage.cause, outage.message)
  return { status: 'done', failed: held } as const
}

function pause(reason: PauseReason, message: string | undefined): RunPause {
  return { status: 'paused', reason, ...(message !== undefined && { message }) }
}

function failedBy<Task>(task: Task, { cause, message }: Extract<CallAnswer, { status: 'failed' }>) {
  return { task, cause, ...(message !== undefined && { message }) }
}

function isOutage<Task>(failed: Failed<Task>): failed is Failed<Task> & { cause: Outage } {
  return outages.some((outage) => outage === failed.cause)
}
