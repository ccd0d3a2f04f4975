import { create } from 'zustand'
import type { WritingScope, WritingTask } from '#content/generation-plan.ts'
import type { PauseReason } from '../../api/write-texts.ts'

/** Why a run stands still. No value is to blame, and it can go on. */
export type StandstillReason =
  | PauseReason
  /** The model behind the server did not answer, or did not take its key, several times in a row. */
  | 'unreachable'
  | 'credentials'
  /** The page was left. */
  | 'left'
  /** Something in this tab is broken. */
  | 'broken'

/** A value that came just now. */
export type LatestValue = { id: number; section: string; label: string; text: string }

export type RunProgress = {
  /** Changes with this name are undone together. */
  run: string
  pageId: string
  scope: WritingScope
  /** All values of the page count, whoever writes them. */
  total: number
  /** Those that this run has still to write are what is missing from the total. */
  completed: number
  /** Values that could not be written, in this run. */
  failures: number
  /** The newest first. */
  latest: readonly LatestValue[]
  /** Texts of this run by their places, so that going on does not write them again. */
  written: ReadonlyMap<string, string>
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

export function useIsGenerating(): boolean {
  return useRun(({ status }) => status === 'running')
}

/** Stops the call on the wire as well. What was written stays. */
export function stopRun(why: 'cancelled' | 'left') {
  const run = useRun.getState()
  if (run.status !== 'running') return
  run.controller.abort()
  const progress = progressOf(run)
  useRun.setState(
    why === 'cancelled'
      ? { ...progress, status: 'cancelled' }
      : { ...progress, status: 'paused', reason: 'left' },
    true,
  )
}

/** The run that can go on with the page that is open now. */
export function findResumable(run: Run, pageId: string): RunProgress | undefined {
  const isStopped = run.status === 'paused' || run.status === 'cancelled'
  return isStopped && run.pageId === pageId ? progressOf(run) : undefined
}

export function progressOf(from: RunProgress): RunProgress {
  const { run, pageId, scope, total, completed, failures, latest, written } = from
  return { run, pageId, scope, total, completed, failures, latest, written }
}
