import { labelOf } from '#catalogue/lookup.ts'
import type { Component } from '#catalogue/manifest.ts'
import { textOf } from '#content/content.ts'
import type { Draft } from '#content/draft/draft.ts'
import type { Place } from '#content/place.ts'
import type { FailureCause } from '#content/values/field-value.ts'
import { plainText } from '#content/values/rich-text.ts'
import * as values from '#content/values/values.ts'
import { placesOf, type WritingTask } from '#content/writing/generation-plan.ts'
import type { PlacedText } from '#content/writing/store-answer.ts'
import { texts } from '#texts/writing.ts'
import { change } from '../editor/change.ts'
import { pageIn } from '../editor/editor-store.ts'
import type { NextValue } from '../editor/page-change.ts'
import { keyOf, type Stamps, stampOf } from './remaining-tasks.ts'
import { type Running, runningNow, updateRun } from './run-store.ts'

/** A task that the writer is asked for, and what stands at its places then. */
export type Asked = { task: WritingTask; component: Component; stamps: Stamps }

/** How many of the latest values are kept to be shown. */
const latestCount = 6

export function askedOf(draft: Draft, component: Component, task: WritingTask): Asked {
  const stamps = new Map<string, string>()
  for (const place of placesOf(task)) {
    const stamp = stampOf(draft, component, task.instanceId, place)
    if (stamp !== undefined) stamps.set(keyOf(task.instanceId, place), stamp)
  }
  return { task, component, stamps }
}

/** Into the places that nobody changed while the writer was at work. What it left out failed. */
export function takeAnswer(asked: Asked, content: readonly PlacedText[], tried: Map<string, string>) {
  const written = new Map<string, string>()
  const taken: string[] = []
  let failures = 0
  for (const { place, text } of content) {
    if (!isUntouched(asked, place)) continue
    if (text) {
      keep(asked, place, (value) => values.written(value, text))
      remember(written, asked, place)
      taken.push(textOf(text.value))
    } else {
      keep(asked, place, (value) => values.failed(value, texts.itemFailed, 'unusable-answer'))
      remember(tried, asked, place)
      failures++
    }
  }
  updateRun((state) => ({
    ...state,
    failures: state.failures + failures,
    latest: showLatest(state, asked, taken[0]),
    written: new Map([...state.written, ...written]),
  }))
}

export function markFailed(asked: Asked, cause: FailureCause, tried: Map<string, string>) {
  const { task } = asked
  const places = placesOf(task).filter((place) => isUntouched(asked, place))
  for (const place of places) {
    const error = task.type === 'item' ? texts.itemFailed : texts.fieldFailed
    keep(asked, place, (value) => values.failed(value, error, cause))
    remember(tried, asked, place)
  }
  updateRun((state) => ({ ...state, failures: state.failures + places.length }))
}

function keep({ task }: Asked, place: Place, next: NextValue) {
  const { run, face } = runningNow()
  change('generate', { run, face, value: { instanceId: task.instanceId, place, next } })
}

function isUntouched({ task, component, stamps }: Asked, place: Place): boolean {
  const stamp = stampOf(pageIn(runningNow().face), component, task.instanceId, place)
  return stamp !== undefined && stamp === stamps.get(keyOf(task.instanceId, place))
}

function remember(stamps: Map<string, string>, { task, component }: Asked, place: Place) {
  const stamp = stampOf(pageIn(runningNow().face), component, task.instanceId, place)
  if (stamp !== undefined) stamps.set(keyOf(task.instanceId, place), stamp)
}

function showLatest({ latest }: Running, { task, component }: Asked, value: string | undefined) {
  const text = plainText(value ?? '').trim()
  if (text === '') return latest
  const label = task.type === 'item' ? texts.item(task.item + 1) : labelOf(task.field)
  const id = (latest[0]?.id ?? 0) + 1
  return [{ id, section: component.displayName, label, text }, ...latest].slice(0, latestCount)
}
