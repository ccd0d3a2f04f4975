import { create } from 'zustand'
import type { PagePlace } from '#content/place.ts'

/** Which values are shown: all, those that somebody has still to decide on, or those that a page should not have so. */
export type Filter = 'all' | 'pending' | 'error' | 'mend'

type ReviewState = {
  /** The component whose fields are shown; until one is chosen, the one that the review begins with. */
  chosen: string | undefined
  /** The value that the review was opened for. */
  asked: PagePlace | undefined
  /** It opens ready to be typed in. */
  isToEdit: boolean
  /** The row whose earlier texts are shown. */
  earlierAt: string | undefined
  filter: Filter
  /** What a narrow window shows, which has no room for both. */
  view: 'fields' | 'preview'
}

const begun: ReviewState = {
  chosen: undefined,
  asked: undefined,
  isToEdit: false,
  earlierAt: undefined,
  filter: 'all',
  view: 'fields',
}

/** What the open review shows. */
export const useReview = create<ReviewState>(() => begun)

/** From where a review was opened: `here` is the section of the page that had the focus. */
type Start = { pageId: string; here: string | undefined }

let start: Start | undefined
let left: (Start & { spot: PagePlace }) | undefined

/** The next review begins anew. */
export function forgetReview(spot: PagePlace | undefined) {
  if (start && spot) left = { ...start, spot }
  start = undefined
  useReview.setState(begun)
}

/** The review that opens next begins at this value. */
export function beginReviewAt(asked: PagePlace) {
  useReview.setState({ ...begun, asked })
}

/** Ready to be typed in. */
export function beginEditAt(asked: PagePlace) {
  useReview.setState({ ...begun, asked, isToEdit: true })
}

export function beginReview({ asked, ...from }: Start & { asked: PagePlace | undefined }) {
  start = from
  useReview.setState({ ...begun, asked })
}

/** Where a review of this page was left, unless the focus has gone elsewhere on the page since then. */
export function lastSpotSince(pageId: string, here: string | undefined): PagePlace | undefined {
  return left?.pageId === pageId && left.here === here ? left.spot : undefined
}

export function chooseInstance(chosen: string) {
  useReview.setState({ chosen, earlierAt: undefined })
}

export function showEarlier(earlierAt: string | undefined) {
  useReview.setState({ earlierAt })
}

export function setFilter(filter: Filter) {
  useReview.setState({ filter })
}

export function setView(view: ReviewState['view']) {
  useReview.setState({ view })
}
