import type { Component } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft/draft.ts'
import { findSlot } from '#content/draft/review.ts'
import type { Place } from '#content/place.ts'
import { instanceOf, setValue, valueAt } from '#content/slots.ts'
import { edited } from '#content/values/values.ts'
import type { Editing } from './editing-store.ts'

type Typed = { place: Place; typed: string | string[] }

/** All that is typed in one edit: the value, and the words that go with it. */
export function typedIn({ place, typed, words }: Editing): Typed[] {
  return words ? [{ place, typed }, words] : [{ place, typed }]
}

/** The page as it would be if what is being typed were saved. */
export function withTyped(draft: Draft, component: Component, editing: Editing): Draft {
  const { instanceId } = editing
  return typedIn(editing).reduce((typed, each) => put(typed, component, instanceId, each), draft)
}

function put(draft: Draft, component: Component, instanceId: string, { place, typed }: Typed): Draft {
  const instance = instanceOf(draft, component, instanceId)
  const slot = findSlot(component, instance, place)
  if (!slot) return draft
  const value = edited(valueAt(instance, slot), typed, draft.createdAt)
  return setValue(draft, component, instanceId, place, value)
}
