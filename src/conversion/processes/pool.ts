import { type Result, refuse } from '#base/result.ts'
import type { Pieces } from './pieces.ts'
import { type ChildOptions, startTaskProcess, type TaskFailure, type TaskProcess } from './task-process.ts'

/** `busy`: too many wait already. `resting`: children died too often, and none is left for the moment. */
export type PoolFailure = TaskFailure | 'busy' | 'resting' | 'cancelled' | 'closed'

export type RunOptions = {
  /** Whoever wanted the answer has gone. */
  signal?: AbortSignal
  /** `always` is for whoever limits by itself how many of its tasks wait at once. */
  queueing?: 'capped' | 'always'
  /** Bytes that belong to the task and go to the child by a way of their own. */
  attachment?: Pieces
}

export type Pool<Task, Answer> = {
  run: (task: Task, options?: RunOptions) => Promise<Result<Answer, PoolFailure>>
  /** Why a task would be turned away just now. */
  findRefusal: () => 'busy' | 'resting' | 'closed' | undefined
  /** How many tasks are done at a time. */
  size: number
  status: () => PoolStatus
  close: () => Promise<void>
}

export type PoolStatus = {
  idle: number
  busy: number
  waiting: number
  /** Children that ended by themselves or were killed, since the start. */
  deaths: number
}

export type PoolOptions = ChildOptions & {
  size: number
  maxQueued: number
  /** How long no new children are started after three in a minute that no task's limits ended. */
  restMilliseconds: number
  onDeath: (reason: string) => void
}

type Job<Task, Answer> = {
  task: Task
  attachment: Pieces
  queueing: 'capped' | 'always'
  settle: (outcome: Result<Answer, PoolFailure>) => void
}

const deathsBeforeRest = 3
const deathsCountFor = 60_000

/**
 * Child processes that are started beforehand and take one task at a time. A task that breaks a limit or its
 * child costs that child: another takes its place, and the next task does not notice.
 */
export function createPool<Task, Answer>(options: PoolOptions): Pool<Task, Answer> {
  const children = new Set<TaskProcess<Task, Answer>>()
  const lastTasks = new WeakMap<TaskProcess<Task, Answer>, Promise<Result<Answer, TaskFailure>>>()
  let idle: TaskProcess<Task, Answer>[] = []
  let queue: Job<Task, Answer>[] = []
  /** When those children died that count towards rest. */
  let deaths: number[] = []
  let deathCount = 0
  let rest: NodeJS.Timeout | undefined
  let isClosed = false
  /** Whether a child has been ready since the last rest. If none was, waiting for the next is no use. */
  let hasStarted = false

  // However this process ends: a child in an endless loop would not notice that it is alone.
  process.once('exit', killAll)
  fill()

  function fill() {
    while (children.size < options.size) void addChild()
  }

  async function addChild() {
    const child = startTaskProcess<Task, Answer>(options)
    children.add(child)
    child.ended.then(async (reason) => bury(child, reason, await brokeLimit(child)))
    if (!(await child.ready)) return
    hasStarted = true
    idle.push(child)
    next()
  }

  function next() {
    while (idle.length > 0 && queue.length > 0) {
      const child = idle.shift()
      const job = queue.shift()
      if (child && job) void work(child, job)
    }
  }

  async function work(child: TaskProcess<Task, Answer>, job: Job<Task, Answer>) {
    const running = child.run(job.task, job.attachment)
    lastTasks.set(child, running)
    const outcome = await running
    job.settle(outcome)
    const lives = outcome.ok || outcome.refusal === 'threw'
    if (!lives || !children.has(child)) return

    if (child.isWorn()) replace(child)
    else idle.push(child)
    next()
  }

  function replace(child: TaskProcess<Task, Answer>) {
    children.delete(child)
    child.kill()
    fill()
  }

  /** A task that goes over its limits says nothing about whether the next child can live: nobody else is to pay for it. */
  async function brokeLimit(child: TaskProcess<Task, Answer>) {
    const outcome = await lastTasks.get(child)
    return outcome?.ok === false && outcome.refusal !== 'died' && outcome.refusal !== 'threw'
  }

  function bury(child: TaskProcess<Task, Answer>, reason: string, isOfTask: boolean) {
    if (!children.delete(child) || isClosed) return
    idle = idle.filter((each) => each !== child)
    deathCount++
    options.onDeath(reason)
    if (rest) return turnAwayWaiting()
    if (isOfTask) return fill()

    const now = performance.now()
    deaths = [...deaths.filter((time) => now - time < deathsCountFor), now]
    if (deaths.length < deathsBeforeRest) fill()
    else startRest()
  }

  function startRest() {
    deaths = []
    rest = setTimeout(endRest, options.restMilliseconds)
    turnAwayWaiting()
  }

  function endRest() {
    rest = undefined
    hasStarted = false
    fill()
  }

  /** When nobody is left to do what waits: only who may always wait goes on waiting for the next children. */
  function turnAwayWaiting() {
    if (children.size > 0) return
    const waiting = queue
    queue = []
    for (const job of waiting) {
      if (canWait(job.queueing)) queue.push(job)
      else job.settle(refuse('resting'))
    }
  }

  function canWait(queueing: 'capped' | 'always') {
    return queueing === 'always' && hasStarted
  }

  function findRefusal() {
    if (isClosed) return 'closed'
    if (rest && children.size === 0) return 'resting'
    return queue.length >= options.maxQueued ? 'busy' : undefined
  }

  function run(task: Task, { signal, queueing = 'capped', attachment = [] }: RunOptions = {}) {
    return new Promise<Result<Answer, PoolFailure>>((resolve) => {
      const refusal = signal?.aborted ? 'cancelled' : findRefusal()
      const mayWait = (refusal === 'busy' || refusal === 'resting') && canWait(queueing)
      if (refusal && !mayWait) return resolve(refuse(refusal))

      const job: Job<Task, Answer> = { task, attachment, queueing, settle }
      function settle(outcome: Result<Answer, PoolFailure>) {
        signal?.removeEventListener('abort', cancel)
        resolve(outcome)
      }
      function cancel() {
        queue = queue.filter((each) => each !== job)
        settle(refuse('cancelled'))
      }

      signal?.addEventListener('abort', cancel)
      queue.push(job)
      next()
    })
  }

  async function close() {
    isClosed = true
    clearTimeout(rest)
    process.off('exit', killAll)
    for (const { settle } of queue.splice(0)) settle(refuse('closed'))
    const all = [...children]
    killAll()
    await Promise.all(all.map((child) => child.ended))
  }

  function killAll() {
    for (const child of children) child.kill()
  }

  function status(): PoolStatus {
    const busy = children.size - idle.length
    return { idle: idle.length, busy, waiting: queue.length, deaths: deathCount }
  }

  return { run, findRefusal, size: options.size, status, close }
}
