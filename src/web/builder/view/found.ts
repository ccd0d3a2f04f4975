import { create } from 'zustand'
import type { Search } from '#content/draft/search/match-words.ts'
import type { PagePlace } from '#content/place.ts'

/** Words that were looked for on a page, and the value of it in which they are shown now. */
export type Found = {
  pageId: string
  search: Search
  kind: 'text' | 'address'
  place: PagePlace
  /** Which of those in this value, from 0. */
  turn: number
}

/** What the live page marks where it stands. */
export const useFound = create<{ found: Found | undefined }>(() => ({ found: undefined }))

export function setFound(found: Found | undefined) {
  useFound.setState({ found })
}
