import { findComponent, labelOf } from '#catalogue/lookup.ts'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import { textOf } from '#content/content.ts'
import type { FailureCause } from '#content/field-value.ts'
import { placesOf, sizeOf, type WritingScope, type WritingTask } from '#content/generation-plan.ts'
import { countPage } from '#content/review.ts'
import { plainText } from '#content/rich-text.ts'
import { texts } from '#texts/writing.ts'
import { loadedManifest } from '../../catalogue/catalogue-store.ts'
import { useEditor } from '../editor/editor-store.ts'
import { beginRun, takeFailure, takeWritten } from '../editor/writing-commands.ts'
import { callWriter, isStale, type PlacedText, type WriterCalls } from './call-writer.ts'
import { keyOf, remainingTasks, sizeOfAll } from './remaining-tasks.ts'
import {
  findResumable,
  progressOf,
  type Run,
  type Running,
  type RunProgress,
  type StandstillReason,
  stopRun,
  useRun,
} from './run-store.ts'

/** So many failures in a row that are no value's own mean that something behind the server is down. */
const patience = 3

/** How many of the latest values are kept to be shown. */
const latestCount = 6

/** Writes the open page, one call at a time; answers with how it ended. A run that is under way is stopped. */
export async function startRun(scope: WritingScope, calls: WriterCalls): Promise<Run> {
  stopRun('left')
  const run = crypto.getRandomValues(new Uint32Array(2)).join('-')
  const { pageId } = useEditor.getState()
  beginRun(run)
  const start = { run, pageId, scope, total: 0, completed: 0, failures: 0, latest: [], written: new Map() }
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
  const { draft } = useEditor.getState()
  const tasks = remainingTasks(draft, manifest, from)
  const { total } = countPage(draft, manifest)
  const completed = total - sizeOfAll(tasks)
  const progress = { ...from, total, completed, failures: 0 }
  const [first] = tasks
  if (!first) return end({ ...progress, status: 'done' })

  const controller = new AbortController()
  const since = { time: Date.now(), completed }
  useRun.setState({ ...progress, status: 'running', task: first, since, controller }, true)
  const unwatch = useEditor.subscribe(({ pageId }) => {
    if (pageId !== from.pageId && !controller.signal.aborted) stopRun('left')
  })
  try {
    return await writeTasks(tasks, manifest, calls, controller.signal)
  } catch (cause) {
    console.error(cause)
    return controller.signal.aborted ? useRun.getState() : pause('broken')
  } finally {
    unwatch()
  }
}

async function writeTasks(
  tasks: readonly WritingTask[],
  manifest: Manifest,
  calls: WriterCalls,
  signal: AbortSignal,
): Promise<Run> {
  /** Failures that may turn out to be no value's own. */
  let held: { task: WritingTask; cause: FailureCause }[] = []
  const markHeld = () => {
    for (const { task, cause } of held) markFailed(task, cause)
    held = []
  }

  for (const task of tasks) {
    const { draft } = useEditor.getState()
    const component = findComponent(manifest, task.code)
    if (!component || isStale(task, draft, component)) {
      complete(task)
      continue
    }
    update(({ waitsUntil: _, ...run }) => ({ ...run, task }))
    const onWait = (seconds: number) => update((run) => ({ ...run, waitsUntil: Date.now() + seconds * 1000 }))
    const answer = await callWriter(task, { draft, component, calls }, { signal, onWait })
    if (signal.aborted || answer.status === 'cancelled') return useRun.getState()
    if (answer.status === 'paused') return pause(answer.reason, answer.message)
    if (answer.status === 'failed' && isOutage(answer.cause)) {
      held.push({ task, cause: answer.cause })
      if (held.length === patience) return pause(answer.cause)
      continue
    }
    markHeld()
    if (answer.status === 'failed') markFailed(task, answer.cause)
    else take(task, component, answer.content)
  }
  markHeld()
  const run = useRun.getState()
  return run.status === 'running' ? end({ ...progressOf(run), status: 'done' }) : run
}

function isOutage(cause: FailureCause): cause is 'unreachable' | 'credentials' {
  return cause === 'unreachable' || cause === 'credentials'
}

function take(task: WritingTask, component: Component, content: readonly PlacedText[]) {
  const { run } = current()
  for (const { place, text } of content) {
    if (text) takeWritten(run, task.instanceId, place, text)
    else takeFailure(run, task.instanceId, place, texts.itemFailed, 'unusable-answer')
  }
  const written = content.flatMap(({ place, text }) => (text ? [{ place, value: textOf(text.value) }] : []))
  update((state) => ({
    ...state,
    failures: state.failures + content.length - written.length,
    latest: showLatest(state, task, component, written[0]?.value),
    written: new Map([
      ...state.written,
      ...written.map(({ place, value }) => [keyOf(task.instanceId, place), value] as const),
    ]),
  }))
  complete(task)
}

function showLatest({ latest }: Running, task: WritingTask, component: Component, value: string | undefined) {
  const text = plainText(value ?? '').trim()
  if (text === '') return latest
  const label = task.type === 'item' ? texts.item(task.item + 1) : labelOf(task.field)
  const id = (latest[0]?.id ?? 0) + 1
  return [{ id, section: component.displayName, label, text }, ...latest].slice(0, latestCount)
}

function markFailed(task: WritingTask, cause: FailureCause) {
  const { run } = current()
  const error = task.type === 'item' ? texts.itemFailed : texts.fieldFailed
  for (const place of placesOf(task)) takeFailure(run, task.instanceId, place, error, cause)
  update((state) => ({ ...state, failures: state.failures + sizeOf(task) }))
  complete(task)
}

function complete(task: WritingTask) {
  update((state) => ({ ...state, completed: state.completed + sizeOf(task) }))
}

function pause(reason: StandstillReason, message?: string): Run {
  const progress = progressOf(current())
  return end({ ...progress, status: 'paused', reason, ...(message !== undefined && { message }) })
}

function end(run: Run): Run {
  useRun.setState(run, true)
  return run
}

function update(next: (run: Running) => Running) {
  useRun.setState(next(current()), true)
}

/** Only the loop above asks, which ends with its run. */
function current(): Running {
  const run = useRun.getState()
  if (run.status !== 'running') throw new Error('No run is under way.')
  return run
}
