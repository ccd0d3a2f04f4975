import type { Draft } from '#content/draft/draft.ts'
import type { Slot } from '#content/slots.ts'
import { pageBrand } from '#layout/layout.ts'
import type { Known } from '#pairs/translate.ts'
import { findKnownText, tellKnown } from '#pairs/translate-page.ts'
import { readyLanguages } from '../../languages/collections.ts'
import { knownFor } from '../../languages/known.ts'
import { sessionState } from '../../session/session.ts'

/** All that is known in both languages for the page, once it is here. */
export async function loadKnown({ layout }: Draft): Promise<Known> {
  const state = sessionState()
  if ('session' in state) await readyLanguages(state.session.username)
  return knownFor(pageBrand(layout.components))
}

/** Of one value: what people have said there before, and what a writer is told who has to say it. */
export async function lookUp(draft: Draft, instanceId: string, slot: Slot) {
  const known = await loadKnown(draft)
  return {
    said: findKnownText(draft, instanceId, slot, known),
    told: tellKnown(draft, instanceId, slot, known),
  }
}
