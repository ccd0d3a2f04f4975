import type { Result } from '#base/result.ts'
import { findComponent } from '#catalogue/lookup.ts'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft/draft.ts'
import { oppositeAt } from '#content/draft/faces/opposite.ts'
import { changeValue, findSlot } from '#content/draft/review.ts'
import type { Place } from '#content/place.ts'
import { instanceOf } from '#content/slots.ts'
import { type FieldValue, unwritten } from '#content/values/field-value.ts'
import type { OrderRule } from '#layout/operations.ts'

/** One kind of thing that is done to the open page. What is done to one section has its `instanceId` in what is given. */
export type PageChange<Given> = {
  /** A rule that stands against it is answered in the page's stead. */
  operation: (draft: Draft, given: Given, context: Context) => Draft | Result<Draft, OrderRule>
  /** The section that it is about in the end, where none is given or it is another one. */
  findSubject?: (before: Draft, after: Draft) => string | undefined
  /** To those who act on the page itself; other screens say by themselves what they did. */
  say?: (done: Done<Given>) => string
  refusals?: Record<OrderRule, string>
  focus?: (done: Done<Given>) => void
}

/** What operations have none of themselves. */
export type Context = {
  at: string
  /** The user name of who does it; a page may be open without anybody signed in. */
  by: string | undefined
  itemId: string
  manifest: Manifest | undefined
}

export type Done<Given> = { given: Given; before: Draft; after: Draft; instanceId: string | undefined }

export type Section = { instanceId: string }
export type PlacedValue = Section & { place: Place }
/** `opposite`: what stands there in the other face. */
export type NextValue = (value: FieldValue, opposite: FieldValue) => FieldValue

export function ofPage<Given>(change: PageChange<Given>): PageChange<Given> {
  return change
}

/** Without the catalogue nothing happens. */
export function ofSection<Given = Section>(
  operation: (draft: Draft, component: Component, given: Given & Section, context: Context) => Draft,
): PageChange<Given & Section> {
  return {
    operation: (draft, given, context) => {
      const component = componentOf(draft, given.instanceId, context.manifest)
      return component ? operation(draft, component, given, context) : draft
    },
  }
}

export function ofValue<Given = PlacedValue>(
  next: (value: FieldValue, given: Given & PlacedValue, context: Context) => FieldValue,
): PageChange<Given & PlacedValue> {
  return {
    operation: (draft, given, context) =>
      changeAt(draft, given, (value) => next(value, given, context), context),
  }
}

/** The same draft where there is no such place. */
export function changeAt(
  draft: Draft,
  { instanceId, place }: PlacedValue,
  next: NextValue,
  { manifest }: Context,
): Draft {
  const component = componentOf(draft, instanceId, manifest)
  const slot = component && findSlot(component, instanceOf(draft, component, instanceId), place)
  if (!component || !slot) return draft
  const opposite = oppositeAt(draft, instanceId, slot) ?? unwritten
  return changeValue(draft, component, instanceId, slot, (value) => next(value, opposite))
}

function componentOf(
  draft: Draft,
  instanceId: string,
  manifest: Manifest | undefined,
): Component | undefined {
  const code = codeIn(draft, instanceId)
  return manifest && code !== undefined ? findComponent(manifest, code) : undefined
}

export function codeIn({ layout }: Draft, instanceId: string): string | undefined {
  return layout.components.find((each) => each.instanceId === instanceId)?.code
}
