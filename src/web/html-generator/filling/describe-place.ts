import { labelOf } from '#catalogue/lookup.ts'
import type { Place } from '#content/place.ts'
import type { WritingTask } from '#content/writing/generation-plan.ts'
import { texts } from '#texts/html-generator.ts'

type NameOf = (code: string) => string

/** "Frequently asked questions, Item 2, Answer" */
export function describePlace({ code, field, item }: Place & { code: string }, nameOf: NameOf): string {
  return [nameOf(code), ...itemOf(item), labelOf(field)].join(', ')
}

/** The same for what is being written: an item as a whole has no field. */
export function describeTask(task: WritingTask, nameOf: NameOf): string {
  if (task.type === 'field') return describePlace(task, nameOf)
  return [nameOf(task.code), ...itemOf(task.item)].join(', ')
}

function itemOf(item: number | undefined): string[] {
  return item === undefined ? [] : [texts.result.item(item + 1)]
}
