import { create } from 'zustand'
import type { Search } from '#content/draft/search/match-words.ts'
import type { Segment } from '#content/draft/search/segments.ts'

export type Sought = Search & { by: string; scope: Segment['kind'] }

type FindState = Sought & {
  /** The hit that was shown elsewhere, to which the focus comes back. */
  left: string | undefined
  /** The hit that is shown on the page, and which of all it was, from 0. */
  shown: { key: string; index: number } | undefined
}

/** What was looked for last: whoever went to a hit finds the list as it was. */
export const useFind = create<FindState>(() => ({
  words: '',
  by: '',
  scope: 'text',
  spelling: 'loose',
  extent: 'part',
  left: undefined,
  shown: undefined,
}))

export function seek(sought: Partial<Sought>) {
  useFind.setState(sought)
}

export function leaveAt(left: string | undefined) {
  useFind.setState({ left })
}

export function rememberShown(shown: FindState['shown']) {
  useFind.setState({ shown })
}
