import { create } from 'zustand'
import type { Spot } from './find-pending.ts'

/** Which values are shown: all, or those that somebody has still to decide on. */
export type Filter = 'all' | 'pending' | 'error'

type ReviewState = {
  /** The component whose fields are shown; until one is chosen, the one that the review begins with. */
  chosen: string | undefined
  /** The value that the review was opened for. */
  asked: Spot | undefined
  filter: Filter
  /** What a narrow window shows, which has no room for both. */
  view: 'fields' | 'preview'
}

const begun: ReviewState = { chosen: undefined, asked: undefined, filter: 'all', view: 'fields' }

/** What the open review shows. */
export const useReview = create<ReviewState>(() => begun)

/** The next review begins anew. */
export function forgetReview() {
  useReview.setState(begun)
}

/** The review that opens next begins at this value. */
export function beginReviewAt(asked: Spot) {
  useReview.setState({ ...begun, asked })
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
