import { create } from 'zustand'
import type { Locale } from '#base/locale.ts'
import type { WritingScope, WritingTask } from '#content/writing/generation-plan.ts'
import type { PauseReason } from '#content/writing/run.ts'
import type { Stamps } from './remaining-tasks.ts'

/** Why a run stands still. No value is to blame, and it can go on. */
export type StandstillReason =
  | PauseReason
  /** The page was left. */
  | 'left'
  /** Another tab changed or deleted the page, so that nothing of it can be saved before a person decides. */
  | 'conflict'
  /** Something in this tab is broken. */
  | 'broken'

/** A value that came just now. */
export type LatestValue = { id: number; section: string; label: string; text: string }

export type RunProgress = {
  /** Changes with this name are undone together. */
  run: string
  pageId: string
  /** What it writes goes to this face, whichever is in front by then. */
  face: Locale
  scope: WritingScope
  /** In fields, as `countRun` counts them. */
  total: number
  completed: number
  /** Values that could not be written, in this run. */
  failures: number
  /** The newest first. */
  latest: readonly LatestValue[]
  /** What this run has written, so that going on does not write it again. */
  written: Stamps
}

export type Running = RunProgress & {
  status: 'running'
  task: WritingTask
  /** When it started or went on, and how much was completed by then. */
  since: { time: number; completed: number }
  /** Until then the server wants to be left alone. */
  waitsUntil?: number
  controller: AbortController
}

export type Standstill = RunProgress & { status: 'paused'; reason: StandstillReason; message?: string }

/** One run of the writer over the open page. */
export type Run =
  | { status: 'idle' }
  | Running
  | Standstill
  /** By the person. */
  | (RunProgress & { status: 'cancelled' })
  | (RunProgress & { status: 'done' })

export const useRun = create<Run>(() => ({ status: 'idle' }))

export function isGenerating(): boolean {
  return useRun.getState().status === 'running'
}

/** Stops the call on the wire as well. What was written stays. */
export function stopRun(why: 'cancelled' | 'left' | 'conflict') {
  const run = useRun.getState()
  if (run.status !== 'running') return
  run.controller.abort()
  const progress = progressOf(run)
  useRun.setState(
    why === 'cancelled'
      ? { ...progress, status: 'cancelled' }
      : { ...progress, status: 'paused', reason: why },
    true,
  )
}

/** No value is to blame, and the run can go on. */
export function pauseRun(reason: StandstillReason, message?: string): Run {
  const progress = progressOf(runningNow())
  return endRun({ ...progress, status: 'paused', reason, ...(message !== undefined && { message }) })
}

export function endRun(run: Run): Run {
  useRun.setState(run, true)
  return run
}

export function updateRun(next: (run: Running) => Running) {
  useRun.setState(next(runningNow()), true)
}

/** Only what ends with its run asks. */
export function runningNow(): Running {
  const run = useRun.getState()
  if (run.status !== 'running') throw new Error('No run is under way.')
  return run
}

/** The run that can go on with the page that is open now. */
export function findResumable(run: Run, pageId: string): RunProgress | undefined {
  const isStopped = run.status === 'paused' || run.status === 'cancelled'
  return isStopped && run.pageId === pageId ? progressOf(run) : undefined
}

export function progressOf(from: RunProgress): RunProgress {
  const { run, pageId, face, scope, total, completed, failures, latest, written } = from
  return { run, pageId, face, scope, total, completed, failures, latest, written }
}
