import { matchWords } from '#content/draft/search/match-words.ts'
import { isSamePlace } from '#content/place.ts'
import type { MarkedPlace } from '#html/live-renderer.ts'
import { blocksIn, type Words, wordsAt } from '../../tracing/traces-in-element.ts'
import type { Found } from '../../view/found.ts'

export type PlaceOf = (instanceId: string, number: number) => MarkedPlace | undefined

/** Words that were found in the texts of a section; `isShown`: they are those that are shown now. */
export type FoundWords = Words & { isShown: boolean }

/** Hits are counted within their value, as the page prints it: of a list entry by entry, of a text printed twice once. */
export function wordsInSection(section: HTMLElement, placeOf: PlaceOf, found: Found): FoundWords[] {
  const { instance: instanceId = '' } = section.dataset
  const before = new Map<string, number>()
  const firstTurns = new Map<string, number>()
  if (found.kind === 'address') return []
  return [...section.querySelectorAll<HTMLElement>('[data-place]')].flatMap((element) => {
    const number = Number(element.dataset.place)
    const place = placeOf(instanceId, number)
    if (place?.kind !== 'written') return []
    const isOwn = ({ parentElement }: Text) => parentElement?.closest('[data-place]') === element
    const words = blocksIn(element, isOwn).flatMap((block) =>
      matchWords(block.text, found.search).flatMap(({ start, end }) => wordsAt(block, start, end) ?? []),
    )
    const path = `${place.field} ${place.item ?? ''}`
    const printed = `${path} ${place.entry ?? ''}`
    const first = firstTurns.get(printed) ?? before.get(path) ?? 0
    firstTurns.set(printed, first)
    before.set(path, first + words.length)
    const isHere = isSamePlace({ ...place, instanceId }, found.place)
    return words.map((each, turn) => ({ ...each, isShown: isHere && first + turn === found.turn }))
  })
}
