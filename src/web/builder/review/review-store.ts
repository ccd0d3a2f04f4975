import { create } from 'zustand'

/** Which values are shown: all, or those that somebody has still to decide on. */
export type Filter = 'all' | 'pending' | 'error'

type ReviewState = {
  /** The component whose fields are shown; until one is chosen, the one that the review begins with. */
  chosen: string | undefined
  filter: Filter
  /** What a narrow window shows, which has no room for both. */
  view: 'fields' | 'preview'
}

const begun: ReviewState = { chosen: undefined, filter: 'all', view: 'fields' }

/** What the open review shows. */
export const useReview = create<ReviewState>(() => begun)

/** The next review begins anew. */
export function forgetReview() {
  useReview.setState(begun)
}

export function chooseInstance(chosen: string) {
  useReview.setState({ chosen })
}

export function setFilter(filter: Filter) {
  useReview.setState({ filter })
}

export function setView(view: ReviewState['view']) {
  useReview.setState({ view })
}
