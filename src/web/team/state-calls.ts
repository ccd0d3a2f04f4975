import { reviewListSchema, reviewSchema, type TakeStep } from '#team/review.ts'
import { callTeam } from '../api/call-team.ts'
import type { PageKey } from '../drafts/database.ts'
import { pathOfPage } from './page-path.ts'

/** The calls for the steps of a page, from draft to published. */
export function fetchSteps(key: PageKey) {
  return callTeam({ path: pathOfPage(key, 'reviews'), user: key.user }, reviewListSchema)
}

export function takeStep(key: PageKey, body: TakeStep) {
  return callTeam({ method: 'POST', path: pathOfPage(key, 'reviews'), user: key.user, body }, reviewSchema)
}
