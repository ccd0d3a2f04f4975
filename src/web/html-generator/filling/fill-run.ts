import type { Component, Manifest } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft/draft.ts'
import type { Place } from '#content/slots.ts'
import type { FailureCause } from '#content/values/field-value.ts'
import { draftToFill, type FillBrief, planFill, type Read } from '#content/writing/fill-plan.ts'
import { placesOf, type WritingTask } from '#content/writing/generation-plan.ts'
import { isEmptyText, type PlacedText, storeTexts } from '#content/writing/store-answer.ts'

/** A place that was to be filled and is empty still. */
export type LeftEmpty = Place & { instanceId: string; code: string; why: Why }

/** `notes` are the writer's own words, `message` those of the server. */
export type Why = { cause: FailureCause } | { notes: readonly string[] } | { message: string | undefined }

/** The filling of one document. `next` is the task that is being written, from 0. */
export type FillRun = {
  tasks: readonly WritingTask[]
  next: number
  draft: Draft
  filledCount: number
  left: readonly LeftEmpty[]
}

export function planRun(read: Read, manifest: Manifest, brief: FillBrief): FillRun {
  const tasks = planFill(read, manifest)
  return { tasks, next: 0, draft: draftToFill(read, manifest, brief), filledCount: 0, left: [] }
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

/** The run after its present task could not be written. */
export function leaveEmpty(run: FillRun, why: Why): FillRun {
  const task = run.tasks[run.next]
  if (!task) return run
  const left = [...run.left, ...placesOf(task).map((place) => leftAt(task, place, why))]
  return { ...run, next: run.next + 1, left }
}

function leftAt({ instanceId, code }: WritingTask, place: Place, why: Why): LeftEmpty {
  return { ...place, instanceId, code, why }
}
