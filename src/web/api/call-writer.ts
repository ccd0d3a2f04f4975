import { bankDay } from '#base/bank-day.ts'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft/draft.ts'
import type { WritingTask } from '#content/writing/generation-plan.ts'
import { type PlacedText, placeAnswer } from '#content/writing/store-answer.ts'
import { fieldRequest, itemRequest } from '#content/writing/writing-request.ts'
import { factsOfPlace } from '#writing/page-plan/facts-of-draft.ts'
import type { WritingAnswer, writeField, writeItem } from './write-texts.ts'

/** The two calls that write; tests bring their own. */
export type WriterCalls = { writeField: typeof writeField; writeItem: typeof writeItem }

type Page = { draft: Draft; manifest: Manifest; component: Component; calls: WriterCalls }

type Options = Parameters<typeof writeField>[1]

/** Asks for one task, and puts the answer where it belongs. */
export async function callWriter(
  task: WritingTask,
  { draft, manifest, component, calls }: Page,
  options: Options,
): Promise<WritingAnswer<PlacedText[]>> {
  const answer = await ask(task, { draft, manifest, component, calls }, options)
  if (answer.status !== 'written') return answer
  return { ...answer, content: placeAnswer(component, task, { ...answer, values: answer.content }) }
}

/** The answer's values by field name. */
async function ask(
  task: WritingTask,
  { draft, manifest, component, calls }: Page,
  options: Options,
): Promise<WritingAnswer<Record<string, string>>> {
  const { instanceId } = task
  const facts = factsOfPlace(draft, manifest, task, bankDay(new Date()))
  if (task.type === 'item') {
    return calls.writeItem(itemRequest(draft, component, instanceId, task, { facts }), options)
  }
  const answer = await calls.writeField(fieldRequest(draft, component, instanceId, task, { facts }), options)
  return answer.status === 'written' ? { ...answer, content: { [task.field]: answer.content } } : answer
}
