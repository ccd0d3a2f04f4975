import type { Manifest } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft.ts'
import type { FailureCause } from '#content/field-value.ts'
import { draftToFill, type FillBrief, planFill, type Read } from '#content/fill-plan.ts'
import { type Answer, storeAnswer } from '#content/filled-result.ts'
import { placesOf, sizeOf, type WritingTask } from '#content/generation-plan.ts'
import type { Place } from '#content/slots.ts'

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

/** How many values these tasks fill. */
export function countValues(tasks: readonly WritingTask[]): number {
  return tasks.reduce((sum, task) => sum + sizeOf(task), 0)
}

/** The run after its present task was answered. */
export function takeAnswer(run: FillRun, manifest: Manifest, answer: Answer): FillRun {
  const task = run.tasks[run.next]
  if (!task) return run
  const empty = placesOf(task).filter(({ field }) => (answer.values[field] ?? '').trim() === '')
  return {
    ...run,
    next: run.next + 1,
    draft: storeAnswer(run.draft, manifest, task, answer),
    filledCount: run.filledCount + sizeOf(task) - empty.length,
    left: [...run.left, ...empty.map((place) => leftAt(task, place, { notes: answer.notes }))],
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
