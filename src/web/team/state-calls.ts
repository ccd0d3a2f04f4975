import { reviewListSchema, reviewSchema, type TakeStep } from '#team/review.ts'
import { callTeam } from '../api/call-team.ts'
import type { PageKey } from '../drafts/database.ts'

/** The calls for the steps of a page, from draft to published. */
export function fetchSteps({ user, pageId }: PageKey) {
  return callTeam({ path: `/api/pages/${pageId}/reviews`, user }, reviewListSchema)
}

export function takeStep({ user, pageId }: PageKey, body: TakeStep) {
  return callTeam({ method: 'POST', path: `/api/pages/${pageId}/reviews`, user, body }, reviewSchema)
}
