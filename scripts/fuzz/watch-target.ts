import { type ChildProcess, fork } from 'node:child_process'
import { readProcessUsage } from '#conversion/processes/process-usage.ts'
import type { ChildReport } from './child.ts'
import type { Numbers } from './run-trials.ts'
import type { TargetName } from './targets.ts'

/** What an input may cost: as much as the server's own children may use for a document. */
const cpuLimitMilliseconds = 5_000
const lookEveryMilliseconds = 250

/** Of a process that ends before its first input, another start would hardly say more. */
const mostFailedStarts = 3

export type Told = Extract<ChildReport, { type: 'tried' }>

/**
 * Tries inputs in a process of its own, so that one that never ends or takes all memory is a fault as any other: the
 * process is ended, and a new one goes on with the next input.
 */
export async function watchTarget(
  name: TargetName,
  { seed, first, runs }: Numbers,
  tell: (told: Told) => void,
) {
  const end = first + runs
  let failedStarts = 0
  for (let next = first; next < end; ) {
    const stopped = await runChild(name, { seed, first: next, runs: end - next }, tell)
    if (stopped === undefined) return
    const { index, reason, cpu } = stopped
    if (index === undefined) {
      failedStarts++
      if (failedStarts < mostFailedStarts) continue
      const fault = `${reason} before it began, ${failedStarts} times: the rest is not tried`
      return tell({ type: 'tried', index: next, answer: 'no start', faults: [fault], cpuMilliseconds: cpu })
    }
    failedStarts = 0
    const again = `made again by --only ${name} --seed ${seed} --first ${index} --runs 1`
    tell({ type: 'tried', index, answer: reason, faults: [reason, again], cpuMilliseconds: cpu })
    next = index + 1
  }
}

/** Without an index when it had not begun with any input. */
type Stopped = { index?: number; reason: string; cpu: number }

/** Undefined when the child came to the end of what it was to do. */
function runChild(
  name: TargetName,
  { seed, first, runs }: Numbers,
  tell: (told: Told) => void,
): Promise<Stopped | undefined> {
  const child = fork(new URL('./child.ts', import.meta.url), [name, `${seed}`, `${first}`, `${runs}`], {
    execArgv: ['--max-old-space-size=1024'],
  })
  return new Promise((resolve) => {
    let at: { index?: number; cpu: number } = { cpu: Number.POSITIVE_INFINITY }
    let reason = 'the process died'
    let isFinished = false
    const timer = setInterval(() => {
      if (cpuOf(child) - at.cpu < cpuLimitMilliseconds) return
      reason = `more than ${cpuLimitMilliseconds} ms of processor time`
      child.kill('SIGKILL')
    }, lookEveryMilliseconds)
    child.on('message', (report: ChildReport) => {
      if (report.type === 'began') at = { index: report.index, cpu: cpuOf(child) }
      else if (report.type === 'tried') tell(report)
      else isFinished = true
    })
    child.on('exit', () => {
      clearInterval(timer)
      resolve(isFinished ? undefined : { ...at, reason, cpu: cpuLimitMilliseconds })
    })
  })
}

/** Where processor time cannot be read, nothing is limited but memory. */
function cpuOf({ pid }: ChildProcess): number {
  return pid === undefined ? 0 : (readProcessUsage(pid)?.cpuMilliseconds ?? 0)
}
