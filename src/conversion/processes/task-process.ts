import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import type { Writable } from 'node:stream'
import { accept, type Result, refuse } from '#base/result.ts'
import { heapMegabytes, type Limits, youngHeapMegabytes } from './limits.ts'
import type { Pieces } from './pieces.ts'
import { readProcessUsage } from './process-usage.ts'
import { watchUsage } from './watch-usage.ts'

/** Why a task has no answer. `threw` is a bug in our own code; the others are the document's doing. */
export type TaskFailure = 'cpu-time' | 'memory' | 'wall-clock' | 'died' | 'threw'

/** Where a child finds the bytes that belong to a task: a pipe, because messages are copied several times over. */
export const attachmentDescriptor = 4

/** What a child says: first that it is ready, then one answer for each task. */
export type ChildMessage<Answer> =
  | { type: 'ready' }
  | { type: 'answer'; answer: Answer }
  | { type: 'threw'; reason: string }

export type ChildOptions = {
  file: string
  /** What the child may read, as patterns of `--allow-fs-read`. It may write nothing. */
  readable: readonly string[]
  /** Handed to the child's program. */
  programArguments: readonly string[]
  /** Of Node, besides those that every child has. */
  nodeOptions?: readonly string[]
  /** All that the child sees of an environment. */
  environment?: Readonly<Record<string, string>>
  limits: Limits
  /** Told when our own code threw, with its stack. */
  onThrow: (reason: string) => void
}

export type TaskProcess<Task, Answer> = {
  /** One task at a time, and the bytes that belong to it. */
  run: (task: Task, attachment: Pieces) => Promise<Result<Answer, TaskFailure>>
  /** True once it waits for tasks, false if it ended before. */
  ready: Promise<boolean>
  /** Why it ended, as far as it could say. */
  ended: Promise<string>
  /** It has kept so much memory that the next document might pay for it. */
  isWorn: () => boolean
  kill: () => void
}

/** A process of its own for tasks that may loop, eat memory or crash. It can reach nothing but what it may read. */
export function startTaskProcess<Task, Answer>(options: ChildOptions): TaskProcess<Task, Answer> {
  try {
    return tend(startChild(options), options)
  } catch (error) {
    return stillborn(error instanceof Error ? error.message : String(error))
  }
}

/** Where the system lets no process begin, some reasons are thrown; others come as an error of a child without a pid. */
function stillborn<Task, Answer>(reason: string): TaskProcess<Task, Answer> {
  return {
    run: async () => refuse('died'),
    ready: Promise.resolve(false),
    ended: Promise.resolve(reason),
    isWorn: () => false,
    kill: () => undefined,
  }
}

function tend<Task, Answer>(child: ChildProcess, options: ChildOptions): TaskProcess<Task, Answer> {
  const { limits } = options
  // Without pipes, when the system had none left, there is no list of them either.
  const attachments = child.stdio?.[attachmentDescriptor] as Writable | null | undefined
  // Like sending to a child that has just died: its end is told by `exit`.
  attachments?.on('error', () => undefined)
  let lastWords = ''

  const ready = new Promise<boolean>((resolve) => {
    const timer = setTimeout(kill, limits.startMilliseconds)
    child.once('message', (message: ChildMessage<Answer>) => {
      clearTimeout(timer)
      if (child.pid !== undefined) giveWay(child.pid)
      resolve(message.type === 'ready')
    })
    onEnd(() => {
      clearTimeout(timer)
      resolve(false)
    })
  })

  const ended = new Promise<string>((resolve) => {
    onEnd((how) => resolve(lastWords || how))
  })

  child.on('message', (message: ChildMessage<Answer>) => {
    if (message.type !== 'threw') return
    lastWords = message.reason
    options.onThrow(message.reason)
  })
  // Sending to a child that has just died is an error here; its end is told by `exit`.
  child.on('error', (error) => {
    lastWords ||= error.message
  })

  /** A child that never began has no exit, but an error. */
  function onEnd(tell: (how: string) => void) {
    child.once('exit', (code, signal) => tell(`exit ${signal ?? code}`))
    if (child.pid === undefined) child.once('error', (error) => tell(error.message))
  }

  function kill() {
    if (child.pid !== undefined) child.kill('SIGKILL')
  }

  function run(task: Task, attachment: Pieces): Promise<Result<Answer, TaskFailure>> {
    return new Promise((resolve) => {
      const stopWatching = watchUsage(child.pid, limits, (reason) => {
        lastWords = reason
        kill()
        // At once: an answer that is on its way yet would give the next task to a child that is dying.
        settle(refuse(reason))
      })

      function settle(outcome: Result<Answer, TaskFailure>) {
        stopWatching()
        child.off('message', hear)
        child.off('exit', fail)
        resolve(outcome)
      }
      function hear(message: ChildMessage<Answer>) {
        if (message.type === 'answer') settle(accept(message.answer))
        if (message.type === 'threw') settle(refuse('threw'))
      }
      function fail() {
        // V8 aborts when its heap is full.
        settle(refuse(child.signalCode === 'SIGABRT' ? 'memory' : 'died'))
      }

      child.on('message', hear)
      child.on('exit', fail)
      if (child.exitCode !== null || child.signalCode !== null) return fail()
      child.send(task as object, () => undefined)
      for (const piece of attachment) attachments?.write(piece)
    })
  }

  function isWorn() {
    const usage = child.pid === undefined ? undefined : readProcessUsage(child.pid)
    return usage !== undefined && usage.residentBytes > limits.residentBytes / 2
  }

  return { run, ready, ended, isWorn, kill }
}

function startChild({
  file,
  readable,
  programArguments,
  nodeOptions = [],
  environment = {},
}: ChildOptions): ChildProcess {
  return fork(file, programArguments, {
    serialization: 'advanced',
    execArgv: [
      `--max-old-space-size=${heapMegabytes}`,
      `--max-semi-space-size=${youngHeapMegabytes}`,
      '--disallow-code-generation-from-strings',
      '--permission',
      ...readable.map((pattern) => `--allow-fs-read=${pattern}`),
      ...nodeOptions,
    ],
    env: environment,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
  })
}

/** Whoever asks for a page comes before documents, however many are worked on; only to start it is as quick as it can. */
function giveWay(pid: number) {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Where that is not allowed, or the child has died already, it works as any other process.
  }
}
