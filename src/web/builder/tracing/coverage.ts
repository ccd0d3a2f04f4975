import type { Manifest } from '#catalogue/manifest.ts'
import { textOf } from '#content/content.ts'
import type { Draft } from '#content/draft/draft.ts'
import { reviewedInstances } from '#content/draft/review.ts'
import { type Place, placeOf } from '#content/place.ts'
import { slotsOf, valueAt } from '#content/slots.ts'
import { canTellPlaces, type PlacedText, placesOf } from '#facts/coverage.ts'
import { saysFigures } from '#facts/fact.ts'
import { type UnderstoodMessage, understandMessages } from '#writing/brief/understand-brief.ts'

/** Where a value stands, with what its section is called. */
export type TextPlace = Place & { instanceId: string; section: string }

export function textsOfPage(draft: Draft, manifest: Manifest): PlacedText<TextPlace>[] {
  return reviewedInstances(draft, manifest).flatMap(({ instanceId, component, instance }) =>
    slotsOf(component, instance).flatMap((slot) => {
      const text = textOf(valueAt(instance, slot).value).replace(/<[^>]*>/g, ' ')
      if (slot.definition.type === 'url' || text.trim() === '') return []
      return [{ place: { ...placeOf(slot), instanceId, section: component.displayName }, text }]
    }),
  )
}

/** `canTell`: whether a place would be found. Words of another language than the page's are not. */
export type MessagePlaces = { places: readonly TextPlace[]; canTell: boolean }

/** Where a key message stands: each place once. */
export function placesOfMessage(
  { facts }: Pick<UnderstoodMessage, 'facts'>,
  texts: readonly PlacedText<TextPlace>[],
  all: readonly Pick<UnderstoodMessage, 'facts'>[],
): MessagePlaces {
  const factsOfAll = all.flatMap((message) => message.facts)
  const places = [...new Set(facts.flatMap((fact) => placesOf(fact, texts, factsOfAll)))]
  return { places, canTell: places.length > 0 || facts.some((fact) => canTellPlaces(fact, texts)) }
}

export type CoveredLine = UnderstoodMessage &
  MessagePlaces & {
    state: 'confirmed' | 'refused' | 'proposed'
    /** It says a figure, that there is none, or a day. */
    hasFigures: boolean
  }

/** Each key message with the places on the page, in its face in front, where it stands. */
export function coverageOf(draft: Draft, manifest: Manifest): CoveredLine[] {
  const { keyMessages, leftOut = [], confirmed = [] } = draft.brief
  const texts = textsOfPage(draft, manifest)
  const messages = understandMessages(keyMessages)
  return messages.map((message) => {
    const isRefused = leftOut.includes(message.text)
    const isConfirmed = confirmed.includes(message.text)
    const decided = isConfirmed ? 'confirmed' : 'proposed'
    return {
      ...message,
      state: isRefused ? 'refused' : decided,
      hasFigures: message.facts.some(saysFigures),
      ...placesOfMessage(message, texts, messages),
    }
  })
}
