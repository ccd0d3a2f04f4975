import type { Draft } from '#content/draft/draft.ts'
import { pageBrand } from '#layout/layout.ts'
import type { Known } from '#pairs/translate.ts'
import { loadLanguages } from '../../languages/collections.ts'
import { knownFor } from '../../languages/known.ts'
import { sessionState } from '../../session/session.ts'

/** All that is known in both languages for the page, once it is here. */
export async function loadKnown({ layout }: Draft): Promise<Known> {
  const state = sessionState()
  if ('session' in state) await loadLanguages(state.session.username)
  return knownFor(pageBrand(layout.components))
}
