import { findComponent } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft/draft.ts'
import { countRun } from '#content/writing/count-run.ts'
import type { WritingScope } from '#content/writing/generation-plan.ts'
import { endRun as endOfRun, type Failed, nextRun, type RunMemory, runStart } from '#content/writing/run.ts'
import { pageBrand } from '#layout/layout.ts'
import type { Known } from '#pairs/translate.ts'
import { tellKnown, translatePage } from '#pairs/translate-page.ts'
import { callWriter, type TellOf, type WriterCalls } from '../../api/call-writer.ts'
import { loadedManifest } from '../../catalogue/catalogue-store.ts'
import { knownFor } from '../../languages/known.ts'
import { change } from '../editor/change.ts'
import { type EditorState, pageIn, useEditor } from '../editor/editor-store.ts'
import { isConflict, type Saving, useSaving } from '../editor/saving.ts'
import { remainingTasks } from './remaining-tasks.ts'
import {
  endRun,
  findResumable,
  pauseRun,
  progressOf,
  type Run,
  type RunProgress,
  runningNow,
  stopRun,
  updateRun,
  useRun,
} from './run-store.ts'
import { type Asked, askedOf, markFailed, takeAnswer } from './take-answer.ts'

/**
 * Writes the open page, one call at a time; answers with how it ended. A run that is under way is stopped. What `known`
 * says of a page that is to be translated costs no call.
 */
export async function startRun(scope: WritingScope, calls: WriterCalls, known?: Known): Promise<Run> {
  stopRun('left')
  const run = crypto.getRandomValues(new Uint32Array(2)).join('-')
  const { pageId, draft } = useEditor.getState()
  const face = draft.layout.locale
  const manifest = loadedManifest()
  const apply = known && manifest ? (now: Draft) => translatePage(now, manifest, known) : undefined
  if (apply || scope !== 'translation') change('generate', { run, face, ...(apply && { apply }) })
  const start = {
    run,
    pageId,
    face,
    scope,
    total: 0,
    completed: 0,
    failures: 0,
    latest: [],
    written: new Map(),
  }
  return await write(start, calls)
}

/** Goes on where the last run stopped, with what is still to be written then. */
export async function resumeRun(calls: WriterCalls): Promise<Run> {
  const resumable = findResumable(useRun.getState(), useEditor.getState().pageId)
  return resumable ? await write(resumable, calls) : useRun.getState()
}

async function write(from: RunProgress, calls: WriterCalls): Promise<Run> {
  const manifest = loadedManifest()
  if (!manifest) return useRun.getState()
  const draft = pageIn(from.face)
  const tasks = remainingTasks(draft, manifest, { scope: from.scope, done: [from.written] })
  const { total, completed } = countRun(draft, manifest, tasks)
  const progress = { ...from, total, completed, failures: 0 }
  const [first] = tasks
  if (!first) return endRun({ ...progress, status: 'done' })

  const controller = new AbortController()
  const since = { time: Date.now(), completed }
  useRun.setState({ ...progress, status: 'running', task: first, since, controller }, true)
  const stops = [useEditor.subscribe(stopWhenLeft), useSaving.subscribe(stopAtConflict)]
  stopAtConflict(useSaving.getState())
  try {
    return await writeTasks(manifest, calls, controller.signal)
  } catch (cause) {
    console.error(cause)
    return controller.signal.aborted ? useRun.getState() : pauseRun('broken')
  } finally {
    for (const stop of stops) stop()
  }
}

function stopWhenLeft({ pageId }: EditorState) {
  const run = useRun.getState()
  if (run.status === 'running' && run.pageId !== pageId) stopRun('left')
}

function stopAtConflict(saving: Saving) {
  if (saving.status === 'refused' && isConflict(saving.reason)) stopRun('conflict')
}

/** Plans anew before each call, as other tabs change the page too. */
async function writeTasks(manifest: Manifest, calls: WriterCalls, signal: AbortSignal): Promise<Run> {
  /** What could not be written is left alone until the run goes on another time. */
  const tried = new Map<string, string>()
  let memory: RunMemory<Asked> = runStart
  const tellOf: TellOf = (draft, instanceId, slot) =>
    tellKnown(draft, instanceId, slot, knownFor(pageBrand(draft.layout.components)))
  const markAll = (failed: readonly Failed<Asked>[]) => {
    for (const { task, cause } of failed) markFailed(task, cause, tried)
  }

  while (!signal.aborted) {
    const { face, scope, written } = runningNow()
    const draft = pageIn(face)
    const tasks = remainingTasks(draft, manifest, { scope, done: [written, tried] })
    const left = [...memory.held.map(({ task }) => task.task), ...tasks]
    const { total, completed } = countRun(draft, manifest, left)
    const [task] = tasks
    const component = task && findComponent(manifest, task.code)
    if (!component) {
      const end = endOfRun(memory)
      if (end.status === 'paused') return pauseRun(end.reason, end.message)
      markAll(end.failed)
      return endRun({ ...progressOf(runningNow()), total, completed: total, status: 'done' })
    }
    updateRun(({ waitsUntil: _, ...run }) => ({ ...run, task, total, completed }))
    const onWait = (seconds: number) =>
      updateRun((run) => ({ ...run, waitsUntil: Date.now() + seconds * 1000 }))
    const asked = askedOf(draft, component, task)
    const page = { draft, manifest, component, calls, scope, tellOf }
    const answer = await callWriter(task, page, { signal, onWait })
    if (signal.aborted || answer.status === 'cancelled') break
    const step = nextRun(memory, asked, answer)
    if (step.status === 'paused') return pauseRun(step.reason, step.message)
    memory = step.memory
    // What is held is not asked for again before the run goes on another time.
    if (answer.status === 'failed') for (const [key, stamp] of asked.stamps) tried.set(key, stamp)
    markAll(step.failed)
    if (answer.status === 'written') takeAnswer(asked, answer.content, tried)
  }
  return useRun.getState()
}
