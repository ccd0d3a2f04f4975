import type { Component, Manifest } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft/draft.ts'
import { findSlot } from '#content/draft/review.ts'
import { instanceOf, type Slot } from '#content/slots.ts'
import type { WritingScope, WritingTask } from '#content/writing/generation-plan.ts'
import type { KnownOfText } from '#content/writing/known-of-text.ts'
import { type PlacedText, placeAnswer } from '#content/writing/store-answer.ts'
import { fieldRequest, itemRequest, translationRequest } from '#content/writing/writing-request.ts'
import { factsForWriter } from './facts-for-writer.ts'
import type { WritingAnswer, writeField, writeItem } from './write-texts.ts'

/** The two calls that write; tests bring their own. */
export type WriterCalls = { writeField: typeof writeField; writeItem: typeof writeItem }

/** What the task is of, and the run that it is part of. */
type Page = {
  draft: Draft
  manifest: Manifest
  component: Component
  calls: WriterCalls
  scope?: WritingScope
  /** What is known of a text that is to be translated. */
  tellOf?: TellOf | undefined
}

export type TellOf = (draft: Draft, instanceId: string, slot: Slot) => KnownOfText | undefined

type Options = Parameters<typeof writeField>[1]

/** Asks for one task, and puts the answer where it belongs. */
export async function callWriter(
  task: WritingTask,
  page: Page,
  options: Options,
): Promise<WritingAnswer<PlacedText[]>> {
  const { component } = page
  const answer = await ask(task, page, options)
  if (answer.status !== 'written') return answer
  return { ...answer, content: placeAnswer(component, task, { ...answer, values: answer.content }) }
}

/** The answer's values by field name. */
async function ask(
  task: WritingTask,
  { draft, manifest, component, calls, scope, tellOf }: Page,
  options: Options,
): Promise<WritingAnswer<Record<string, string>>> {
  const { instanceId } = task
  const planned = await factsForWriter(draft, manifest, task)
  if (task.type === 'item') {
    return calls.writeItem(itemRequest(draft, component, instanceId, task, { ...planned }), options)
  }
  const slot = findSlot(component, instanceOf(draft, component, instanceId), task)
  const request =
    scope === 'translation' && slot
      ? translationRequest(draft, component, instanceId, slot, tellOf?.(draft, instanceId, slot))
      : fieldRequest(draft, component, instanceId, task, { ...planned })
  const answer = await calls.writeField(request, options)
  return answer.status === 'written' ? { ...answer, content: { [task.field]: answer.content } } : answer
}
