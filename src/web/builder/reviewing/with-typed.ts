import type { Component } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft/draft.ts'
import { findSlot } from '#content/draft/review.ts'
import { instanceOf, setValue, valueAt } from '#content/slots.ts'
import { edited } from '#content/values/values.ts'
import type { Editing } from './editing-store.ts'

/** The page as it would be if what is being typed were saved. */
export function withTyped(draft: Draft, component: Component, { instanceId, place, typed }: Editing): Draft {
  const instance = instanceOf(draft, component, instanceId)
  const slot = findSlot(component, instance, place)
  if (!slot) return draft
  const value = edited(valueAt(instance, slot), typed, draft.createdAt)
  return setValue(draft, component, instanceId, place, value)
}
