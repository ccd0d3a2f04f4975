import { findComponent } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { isBlank, textOf } from '#content/content.ts'
import type { Draft } from '#content/draft/draft.ts'
import { oppositeAt } from '#content/draft/faces/opposite.ts'
import { findSteps } from '#content/draft/faces/out-of-step.ts'
import { digestOf } from '#content/draft/faces/text-digest.ts'
import { changeValue } from '#content/draft/review.ts'
import type { Slot } from '#content/slots.ts'
import { type Written, written } from '#content/values/values.ts'
import type { KnownOfText } from '#content/writing/known-of-text.ts'
import { knownOfText } from './known-of-text.ts'
import type { Known } from './translate.ts'
import { translateValue } from './translate-value.ts'

/** Whom a text names as its writer that people have said before. */
export const memoryWriter = 'memory'
export const termsWriter = 'terms'

/** What people have said of the text opposite in the language of the face in front, ready to be kept. */
export function findKnownText(
  draft: Draft,
  instanceId: string,
  slot: Slot,
  known: Known,
): Written | undefined {
  const { other } = draft
  const opposite = oppositeAt(draft, instanceId, slot)
  if (!other || !opposite || isBlank(opposite.value)) return undefined
  const translation = translateValue(opposite.value, slot.definition, other.locale, known)
  if (translation.made === 'nothing') return undefined
  const isChanged = translation.made === 'memory with figures'
  return {
    value: translation.value,
    madeFrom: digestOf(opposite.value),
    writer: translation.made === 'terms' ? termsWriter : memoryWriter,
    notes: isChanged ? [{ kind: 'accepted-for', text: translation.pair.texts[other.locale] }] : [],
  }
}

/** What a writer is told of the text that it is to translate. */
export function tellKnown(
  draft: Draft,
  instanceId: string,
  slot: Slot,
  known: Known,
): KnownOfText | undefined {
  const opposite = oppositeAt(draft, instanceId, slot)
  return draft.other && opposite && knownOfText(textOf(opposite.value), draft.other.locale, known)
}

/** All that the face in front lacks and people have said already. What nobody said stays empty. */
export function translatePage(draft: Draft, manifest: Manifest, known: Known): Draft {
  return findSteps(draft, manifest).reduce((made, { instanceId, slot, step }) => {
    if (step !== 'to-translate') return made
    const code = made.layout.components.find((each) => each.instanceId === instanceId)?.code ?? ''
    const component = findComponent(manifest, code)
    const text = component && findKnownText(made, instanceId, slot, known)
    return text ? changeValue(made, component, instanceId, slot, (value) => written(value, text)) : made
  }, draft)
}
