import type { Component, Manifest } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft/draft.ts'
import type { PagePlace, Place } from '#content/place.ts'
import type { FailureCause } from '#content/values/field-value.ts'
import type { Note } from '#content/values/note.ts'
import { draftToFill, type FillBrief, planFill, type Read } from '#content/writing/fill-plan.ts'
import { placesOf, type WritingTask } from '#content/writing/generation-plan.ts'
import { type Failed, type RunMemory, runStart } from '#content/writing/run.ts'
import { isEmptyText, type PlacedText, storeTexts } from '#content/writing/store-answer.ts'

/** A place that was to be filled and is empty still. */
export type LeftEmpty = PagePlace & { code: string; why: Why }

export type Why = { cause: FailureCause } | { notes: readonly Note[] } | { message: string | undefined }

/** The filling of one document. `next` is the task that is being written, from 0; those held stand before it. */
export type FillRun = {
  tasks: readonly WritingTask[]
  next: number
  memory: RunMemory<WritingTask>
  draft: Draft
  filledCount: number
  left: readonly LeftEmpty[]
}

export function planRun(read: Read, manifest: Manifest, brief: FillBrief): FillRun {
  const tasks = planFill(read, manifest)
  return {
    tasks,
    next: 0,
    memory: runStart,
    draft: draftToFill(read, manifest, brief),
    filledCount: 0,
    left: [],
  }
}

/** The run after its present task, of this component, was answered. */
export function takeTexts(run: FillRun, component: Component, texts: readonly PlacedText[]): FillRun {
  const task = run.tasks[run.next]
  if (!task) return run
  const empty = texts.filter(isEmptyText)
  return {
    ...run,
    next: run.next + 1,
    draft: storeTexts(run.draft, component, task.instanceId, texts),
    filledCount: run.filledCount + texts.length - empty.length,
    left: [...run.left, ...empty.map(({ place, text }) => leftAt(task, place, { notes: text?.notes ?? [] }))],
  }
}

/** The run with those that could not be written named. */
export function leaveEmpty(run: FillRun, failed: readonly Failed<WritingTask>[]): FillRun {
  const left = failed.flatMap(({ task, ...answer }) =>
    placesOf(task).map((place) => leftAt(task, place, whyOf(answer))),
  )
  return { ...run, left: [...run.left, ...left] }
}

/** The run as it ends where it is stopped: what would have been asked for again is left empty. */
export function stopRun(run: FillRun): FillRun {
  return leaveEmpty({ ...run, memory: runStart }, run.memory.held)
}

/** The run as it goes on after it stood still: what was held is asked for again. */
export function beforeHeld(run: FillRun): FillRun {
  return { ...run, next: run.next - run.memory.held.length, memory: runStart }
}

/** Of a request that it does not take, the server knows more than we do. */
function whyOf({ cause, message }: { cause: FailureCause; message?: string }): Why {
  return cause === 'server-error' && message !== undefined ? { message } : { cause }
}

function leftAt({ instanceId, code }: WritingTask, place: Place, why: Why): LeftEmpty {
  return { ...place, instanceId, code, why }
}
