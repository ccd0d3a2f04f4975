import { findComponent } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { endRun, nextRun, type RunPause } from '#content/writing/run.ts'
import { callWriter, type WriterCalls } from '../../api/call-writer.ts'
import { beforeHeld, type FillRun, leaveEmpty, takeTexts } from './fill-run.ts'
import type { FillEvent } from './filling.ts'

type Options = {
  manifest: Manifest
  calls: WriterCalls
  signal: AbortSignal
  dispatch: (event: FillEvent) => void
  /** All tasks are done. */
  onEnd: (run: FillRun) => void
}

/** Writes what a run has still to write, call by call, until its end or until it stands still or is stopped. */
export async function writeRun(start: FillRun, options: Options): Promise<void> {
  const { signal, dispatch, onEnd } = options
  let run = start
  try {
    while (run.next < run.tasks.length) {
      const after = await writeNext(run, options)
      if (!after || signal.aborted) return
      run = after
      dispatch({ type: 'fill-advanced', run })
    }
    const end = endRun(run.memory)
    if (end.status === 'paused') return pause(run, end, options)
    onEnd(leaveEmpty(run, end.failed))
  } catch (cause) {
    console.error(cause)
    if (!signal.aborted) dispatch({ type: 'fill-paused', pause: { reason: 'broken' } })
  }
}

/** The run after its present task; nothing when it does not go on. */
async function writeNext(run: FillRun, options: Options): Promise<FillRun | undefined> {
  const { manifest, calls, signal, dispatch } = options
  const task = run.tasks[run.next]
  const component = task && findComponent(manifest, task.code)
  if (!component) throw new Error('A run has tasks for components of the catalogue alone')
  const onWait = (seconds: number) => dispatch({ type: 'fill-waits', seconds })
  const answer = await callWriter(task, { draft: run.draft, manifest, component, calls }, { signal, onWait })
  if (signal.aborted || answer.status === 'cancelled') return undefined
  const step = nextRun(run.memory, task, answer)
  if (step.status === 'paused') {
    pause(run, step, options)
    return undefined
  }
  const after = leaveEmpty({ ...run, memory: step.memory }, step.failed)
  return answer.status === 'written'
    ? takeTexts(after, component, answer.content)
    : { ...after, next: after.next + 1 }
}

function pause(run: FillRun, { reason, message }: RunPause, { signal, dispatch }: Options) {
  if (signal.aborted) return
  dispatch({ type: 'fill-advanced', run: beforeHeld(run) })
  dispatch({ type: 'fill-paused', pause: { reason, message } })
}
