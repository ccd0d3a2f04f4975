import { bankDay } from '#base/bank-day.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft/draft.ts'
import { laterPart } from '../loading/later-part.ts'

/** Fetched once somebody writes: the rules come with it. */
const loadFacts = laterPart(async () => (await import('#writing/page-plan/facts-of-draft.ts')).factsOfPlace)

type Place = Parameters<Awaited<ReturnType<typeof loadFacts>>>[2]

/** What the brief has for a place. What keeps the code from coming keeps the call from its answer, which says so. */
export async function factsForWriter(draft: Draft, manifest: Manifest, place: Place) {
  const factsOfPlace = await loadFacts().catch(() => undefined)
  return factsOfPlace && { facts: factsOfPlace(draft, manifest, place, bankDay(new Date())) }
}
