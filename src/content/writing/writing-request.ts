import { columnsOf, isAiGenerated, titleColumnOf } from '#catalogue/lookup.ts'
import type { Component } from '#catalogue/manifest.ts'
import { pageBrand } from '#layout/layout.ts'
import { isBlank, textOf } from '../content.ts'
import type { Draft } from '../draft/draft.ts'
import { namesOf } from '../draft/draft-operations.ts'
import { oppositeAt } from '../draft/faces/opposite.ts'
import { guidedIdeaOf, itemConfigOf } from '../draft/item-config.ts'
import { displayNameOf } from '../draft/page-names.ts'
import type { Place } from '../place.ts'
import { instanceOf, type Slot } from '../slots.ts'
import { type FieldValue, unwritten } from '../values/field-value.ts'
import { isNobodys, isSample } from '../values/origin.ts'
import { titlesBefore } from './generation-plan.ts'
import type { KnownOfText } from './known-of-text.ts'
import type { WriteFieldRequest, WriteItemRequest, WritingBrief } from './writing.ts'

/** The brief as a writer gets it: with the page's language, without blank lines and what is left out. */
export function writingBriefOf({ brief: stored, layout }: Draft): WritingBrief {
  const { leftOut = [], confirmed = [], changed: _, sources: __, ...brief } = stored
  return {
    ...brief,
    keyMessages: brief.keyMessages.filter((message) => message.trim() !== '' && !leftOut.includes(message)),
    ...(confirmed.length > 0 && { confirmed }),
    locale: layout.locale,
  }
}

/** What else a request may say: the statements that its value is for. */
type Additions = { facts?: readonly string[] | undefined }

/** One value, unlike those that stand or stood there; of an item together with the item's other values. */
export function fieldRequest(
  draft: Draft,
  component: Component,
  instanceId: string,
  { field, item }: Place,
  { facts }: Additions = {},
): WriteFieldRequest {
  const instance = instanceOf(draft, component, instanceId)
  const values = item === undefined ? instance.fields : (instance.items[item]?.values ?? {})
  const before = previousValues(values[field] ?? unwritten)
  return {
    brief: writingBriefOf(draft),
    component: component.code,
    field,
    instanceId,
    page: shorten(displayNameOf(namesOf(draft)), 200),
    section: sectionOf(draft, instanceId),
    brand: pageBrand(draft.layout.components),
    ...(facts && { facts: [...facts] }),
    ...(before.length > 0 && { retryContext: before }),
    ...(item !== undefined && neighbours(component, values, field)),
  }
}

/** One value, to say what the other face says there. */
export function translationRequest(
  draft: Draft,
  component: Component,
  instanceId: string,
  slot: Slot,
  knownOfText?: KnownOfText,
): WriteFieldRequest {
  const { retryContext: _, ...request } = fieldRequest(draft, component, instanceId, slot)
  const otherText = oppositeAt(draft, instanceId, slot)?.value ?? ''
  return { ...request, otherText, ...(knownOfText && { knownOfText }) }
}

/** An item of an instance, `item` from 0. */
export function itemRequest(
  draft: Draft,
  component: Component,
  instanceId: string,
  { item, columns }: { item: number; columns: readonly string[] },
  { facts }: Additions = {},
): WriteItemRequest {
  const { items } = instanceOf(draft, component, instanceId)
  const guidedIdea = guidedIdeaOf(itemConfigOf(draft, component, instanceId), item)
  return {
    brief: writingBriefOf(draft),
    component: component.code,
    columns: [...columns],
    instanceId,
    page: shorten(displayNameOf(namesOf(draft)), 200),
    section: sectionOf(draft, instanceId),
    brand: pageBrand(draft.layout.components),
    ...(facts && { facts: [...facts] }),
    itemIndex: item + 1,
    totalItems: items.length,
    ...(guidedIdea !== undefined && { guidedIdea }),
    allPreviousTitles: titlesBefore(component, items, item).map((title) => shorten(title)),
  }
}

/** How many sections are older. So it stays when sections are moved, or put between others. */
function sectionOf({ layout }: Draft, instanceId: string): number {
  const byAge = layout.components.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
  return byAge.findIndex((instance) => instance.instanceId === instanceId)
}

/** What the page holds already is shown to the writer only so far as the server takes it. */
function shorten(text: string, most = 4000): string {
  return text.slice(0, most)
}

/** The value that stands there last, and before it up to two that stood there. */
function previousValues({ value, earlier = [] }: FieldValue): string[] {
  return [...earlier.map((each) => each.value), value]
    .filter((each) => !isBlank(each))
    .slice(-3)
    .map((each) => shorten(textOf(each)))
}

function neighbours(component: Component, values: Record<string, FieldValue>, field: string) {
  const columns = columnsOf(component).filter(isAiGenerated)
  const others = columns
    .filter(
      ({ name }) => name !== field && !isBlank(values[name]?.value) && !isSample(values[name] ?? unwritten),
    )
    .map(({ name }) => [name, textOf(values[name]?.value)] as const)
  const title = others.find(([name]) => name === titleColumnOf(component)?.name)?.[1]
  return {
    itemValues: Object.fromEntries(others),
    knownColumns: others.map(([name]) => name).filter((name) => isKnown(values[name] ?? unwritten)),
    ...(title !== undefined && { relatedTitle: shorten(title) }),
  }
}

/** Whether a person stands by a value: wrote, changed or accepted it. What a machine wrote and nobody read may be invented, and so are samples. */
function isKnown(value: FieldValue): boolean {
  return !isNobodys(value) || value.status === 'accepted'
}
