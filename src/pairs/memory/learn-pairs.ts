import { type Locale, otherLocale } from '#base/locale.ts'
import { findComponent } from '#catalogue/lookup.ts'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import { isBlank, textOf } from '#content/content.ts'
import type { Draft, InstanceDraft } from '#content/draft/draft.ts'
import { namesOf } from '#content/draft/draft-operations.ts'
import { findStep, isTranslated } from '#content/draft/faces/out-of-step.ts'
import { showFace } from '#content/draft/faces/show-face.ts'
import { displayNameOf } from '#content/draft/page-names.ts'
import { type Slot, slotsOf, valueAt } from '#content/slots.ts'
import { type FieldValue, unwritten } from '#content/values/field-value.ts'
import { isSample } from '#content/values/origin.ts'
import { pageBrand } from '#layout/layout.ts'
import { type MemoryPair, memoryPairSchema } from './memory-pair.ts'

export type Learned = {
  /** Both of their texts are accepted and go together. */
  accepted: MemoryPair[]
  /** Somebody stood by them until now, and took that back or said it otherwise. */
  refused: MemoryPair[]
}

/** What a memory learns from one change of a page. Of sections that stay as they are nothing is looked at. */
export function learnPairs(
  before: Draft,
  after: Draft,
  manifest: Manifest,
  { by, at }: { by: string; at: string },
): Learned {
  // Whichever face is in front, a page is named as in English.
  const [earlier, later] = [showFace(before, 'en-AE'), showFace(after, 'en-AE')]
  const learned: Learned = { accepted: [], refused: [] }
  for (const { code, instanceId } of later.layout.components) {
    const component = findComponent(manifest, code)
    if (!component || isUntouched(earlier, later, instanceId)) continue
    const was = readPlaces(earlier, component, instanceId)
    for (const [name, now] of readPlaces(later, component, instanceId)) {
      const then = was.get(name)
      const isSame = then !== undefined && isSamePair(then, now)
      if (isAccepted(now) && !(isSame && isAccepted(then)))
        learned.accepted.push(...pairOf(now, later, { by, at }))
      else if (then && isAccepted(then) && !isAccepted(now) && (isSame || isSaidAnew(then, now)))
        learned.refused.push(...pairOf(then, earlier, {}))
    }
  }
  return learned
}

/** What stands at one place in both languages; `locale` is that of the face in front. */
type Place = { slot: Slot; locale: Locale; front: FieldValue; behind: FieldValue }

function isUntouched(before: Draft, after: Draft, instanceId: string): boolean {
  return (
    before.content[instanceId] === after.content[instanceId] &&
    before.other?.content[instanceId] === after.other?.content[instanceId]
  )
}

/** By names that stay where an item is moved. */
function readPlaces(
  { content, other, layout }: Draft,
  component: Component,
  instanceId: string,
): Map<string, Place> {
  const [instance, beside] = [content[instanceId], other?.content[instanceId]]
  if (!instance || !beside) return new Map()
  const behindOf = besideOf(beside)
  const places = slotsOf(component, instance).flatMap((slot): [string, Place][] => {
    const itemId = slot.item === undefined ? undefined : instance.items[slot.item]?.id
    if (!isTranslated(slot)) return []
    const [front, behind] = [valueAt(instance, slot), behindOf(itemId, slot)]
    return [[`${itemId ?? ''}/${slot.field}`, { slot, locale: layout.locale, front, behind }]]
  })
  return new Map(places)
}

function besideOf({ fields, items }: InstanceDraft) {
  const byId = new Map(items.map(({ id, values }) => [id, values]))
  return (itemId: string | undefined, { field }: Slot): FieldValue => {
    const values = itemId === undefined ? fields : byId.get(itemId)
    return (values && Object.hasOwn(values, field) ? values[field] : undefined) ?? unwritten
  }
}

function isAccepted({ slot, front, behind }: Place): boolean {
  const stands = (value: FieldValue) =>
    value.status === 'accepted' && !isBlank(value.value) && !isSample(value)
  return (
    stands(front) &&
    stands(behind) &&
    findStep(slot, front, behind) === undefined &&
    findStep(slot, behind, front) === undefined
  )
}

function isSamePair(one: Place, other: Place): boolean {
  return isSame(one.front, other.front) && isSame(one.behind, other.behind)
}

/** The translation says something else now, of the same text. A text that changed makes its old pair no worse. */
function isSaidAnew(then: Place, now: Place): boolean {
  const isFrontMade = then.front.madeFrom !== undefined
  const [source, made] = isFrontMade ? (['behind', 'front'] as const) : (['front', 'behind'] as const)
  return isSame(then[source], now[source]) && !isSame(then[made], now[made])
}

function isSame(one: FieldValue, other: FieldValue): boolean {
  return textOf(one.value) === textOf(other.value)
}

/** Nothing where a memory has no room for it. */
function pairOf(
  { slot, locale, front, behind }: Place,
  draft: Draft,
  deed: { by?: string; at?: string },
): MemoryPair[] {
  const parsed = memoryPairSchema.safeParse({
    type: slot.definition.type === 'richtext' ? 'richtext' : 'text',
    texts: { [locale]: textOf(front.value).trim(), [otherLocale(locale)]: textOf(behind.value).trim() },
    brand: pageBrand(draft.layout.components),
    page: displayNameOf(namesOf(draft)).slice(0, 120),
    ...deed,
  })
  return parsed.success ? [parsed.data] : []
}
