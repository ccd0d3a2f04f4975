import type { Component, Field, Manifest } from '#catalogue/manifest.ts'
import { isBlank } from '../../content.ts'
import { type PagePlace, placeOf } from '../../place.ts'
import { type Slot, slotsOf, valueAt } from '../../slots.ts'
import type { FieldValue } from '../../values/field-value.ts'
import type { Draft } from '../draft.ts'
import { reviewedInstances } from '../review.ts'
import { matchWords, type Range, type Search } from './match-words.ts'
import { type Segment, segmentsOf } from './segments.ts'

/** Words that were found, in which piece of which value. */
export type Hit = {
  component: Component
  place: PagePlace
  slot: Slot
  kind: Segment['kind']
  /** Counts the pieces of the value, from 0. */
  segment: number
  range: Range
  /** The whole piece. */
  text: string
}

/** In the order of the page. What the page sets itself is nobody's to replace. */
export function findHits(draft: Draft, manifest: Manifest, search: Search): Hit[] {
  if (search.words.trim() === '') return []
  return reviewedInstances(draft, manifest).flatMap(({ instanceId, component, instance }) =>
    slotsOf(component, instance).flatMap((slot) => {
      const value = valueAt(instance, slot)
      if (slot.definition.fixed || isBlank(value.value)) return []
      const place = { instanceId, ...placeOf(slot) }
      return piecesOf(slot.definition, value).flatMap(({ kind, text }, segment) =>
        matchWords(text, search).map((range) => ({ component, place, slot, kind, segment, range, text })),
      )
    }),
  )
}

const pieces = new WeakMap<FieldValue, readonly Segment[]>()

/** Values are read once, as each letter that is typed seeks in all of them. */
function piecesOf(definition: Field, value: FieldValue): readonly Segment[] {
  const known = pieces.get(value) ?? segmentsOf(definition, value.value)
  pieces.set(value, known)
  return known
}

/** How much of the words around is shown. */
const aroundLength = 40

/** The words that were found, with some of those before and after them; whole words where there are any. */
export function contextOf({ text, range }: Pick<Hit, 'text' | 'range'>) {
  const before = text.slice(0, range.start)
  const after = text.slice(range.end)
  return {
    before:
      before.length > aroundLength ? `…${before.slice(-aroundLength).replace(/^\S{0,15}\s/u, '')}` : before,
    found: text.slice(range.start, range.end),
    after:
      after.length > aroundLength ? `${after.slice(0, aroundLength).replace(/\s\S{0,15}$/u, '')}…` : after,
  }
}
