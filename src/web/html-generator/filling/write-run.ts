import { findComponent } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import type { FailureCause } from '#content/values/field-value.ts'
import { callWriter, type WriterCalls } from '../../api/call-writer.ts'
import { type FillRun, leaveEmpty, takeTexts } from './fill-run.ts'
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
    onEnd(run)
  } catch (cause) {
    console.error(cause)
    if (!signal.aborted) dispatch({ type: 'fill-paused', pause: { reason: 'broken' } })
  }
}

/** The run after its present task; nothing when it does not go on. */
async function writeNext(
  run: FillRun,
  { manifest, calls, signal, dispatch }: Options,
): Promise<FillRun | undefined> {
  const task = run.tasks[run.next]
  const component = task && findComponent(manifest, task.code)
  if (!component) throw new Error('A run has tasks for components of the catalogue alone')
  const onWait = (seconds: number) => dispatch({ type: 'fill-waits', seconds })
  const answer = await callWriter(task, { draft: run.draft, component, calls }, { signal, onWait })
  switch (answer.status) {
    case 'written':
      return takeTexts(run, component, answer.content)
    case 'failed':
      return leaveEmpty(run, whyOf(answer))
    case 'paused':
      if (!signal.aborted) dispatch({ type: 'fill-paused', pause: answer })
      return undefined
    case 'cancelled':
      return undefined
  }
}

/** Of a request that it does not take, the server knows more than we do. */
function whyOf({ cause, message }: { cause: FailureCause; message?: string }) {
  return cause === 'server-error' && message !== undefined ? { message } : { cause }
}
