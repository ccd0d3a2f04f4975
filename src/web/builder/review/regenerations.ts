import { flushSync } from 'react-dom'
import { create } from 'zustand'
import { labelOf } from '#catalogue/lookup.ts'
import type { Component } from '#catalogue/manifest.ts'
import { listOf } from '#content/content.ts'
import type { FailureCause } from '#content/field-value.ts'
import { instanceOf, type Slot, valueAt } from '#content/slots.ts'
import { fieldRequest } from '#content/writing-request.ts'
import { texts } from '#texts/review.ts'
import { type PauseReason, writeField } from '../../api/write-texts.ts'
import { announce } from '../../ui/announce.ts'
import { useEditor } from '../editor/editor-store.ts'
import { regenerateValue } from '../editor/writing-commands.ts'
import { placeOf } from './find-pending.ts'
import { rowId } from './rows.ts'

/** Why nothing was written anew, and the way to try again. */
export type Refusal = { cause: string; again: () => void }

type Regenerations = {
  /** The rows whose values are being written anew. */
  running: readonly { instanceId: string; id: string }[]
  /** Told of one after the other. */
  refusals: readonly Refusal[]
}

export const useRegenerations = create<Regenerations>(() => ({ running: [], refusals: [] }))

/** Ends with the review: nobody would see what came of it. */
let leaving = new AbortController()

export function stopRegenerations() {
  leaving.abort()
  leaving = new AbortController()
  useRegenerations.setState({ running: [], refusals: [] })
}

export function forgetRefusal() {
  useRegenerations.setState(({ refusals }) => ({ refusals: refusals.slice(1) }))
}

/** Is one of this instance's values being written anew? Its items have to stay in their places until then. */
export function isWritingIn({ running }: Regenerations, instanceId: string): boolean {
  return running.some((each) => each.instanceId === instanceId)
}

export function isWriting({ running }: Regenerations, id: string): boolean {
  return running.some((each) => each.id === id)
}

/** Asks the writer for another text. What stands there stays until it is here, and if it does not come. */
export async function regenerate(component: Component, instanceId: string, slot: Slot) {
  const id = rowId(instanceId, slot)
  if (isWriting(useRegenerations.getState(), id)) return
  const { signal } = leaving
  const { draft } = useEditor.getState()
  const before = valueNow()
  useRegenerations.setState(({ running }) => ({ running: [...running, { instanceId, id }] }))

  const answer = await writeField(fieldRequest(draft, component, instanceId, slot), { signal })
  if (signal.aborted) return
  useRegenerations.setState(({ running }) => ({ running: running.filter((each) => each.id !== id) }))
  if (answer.status === 'written') {
    // Undo may have brought other values to this place.
    if (valueNow() !== before) return refuse(texts.changedMeanwhile)
    const { content, writer, notes } = answer
    const value = slot.definition.type === 'array' ? listOf(content) : content
    flushSync(() => regenerateValue(instanceId, placeOf(slot), { value, writer, notes }))
    announce(texts.said.regenerated(labelOf(slot.field)))
  } else if (answer.status !== 'cancelled') {
    refuse(describeRefusal(answer))
  }

  function refuse(cause: string) {
    const again = () => void regenerate(component, instanceId, slot)
    useRegenerations.setState(({ refusals }) => ({ refusals: [...refusals, { cause, again }] }))
  }

  function valueNow() {
    return valueAt(instanceOf(useEditor.getState().draft, component, instanceId), slot)
  }
}

function describeRefusal(
  answer: { status: 'failed'; cause: FailureCause } | { status: 'paused'; reason: PauseReason },
): string {
  return answer.status === 'failed' ? texts.causes[answer.cause] : texts.pauses[answer.reason]
}
