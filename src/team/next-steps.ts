import type { PageState, Review } from './review.ts'

type Step = Review['step']

const following: Record<PageState['step'], readonly Step[]> = {
  draft: ['ready', 'approved'],
  ready: ['approved', 'changes', 'withdrawn'],
  changes: ['ready', 'withdrawn'],
  approved: ['published', 'changes', 'withdrawn'],
  published: ['ready', 'published', 'withdrawn'],
  withdrawn: ['ready', 'approved'],
}

/** What may come next, the usual one first. What has changed since can be approved anew. */
export function nextSteps(state: PageState): readonly Step[] {
  const steps = following[state.step]
  const isChanged = state.step !== 'draft' && state.changed !== undefined
  return isChanged && state.step === 'approved' ? ['ready', 'approved', ...steps] : steps
}

/** Somebody has approved it, or published it, just as it is now. */
export function isApproved(state: PageState): boolean {
  return (state.step === 'approved' || state.step === 'published') && state.changed === undefined
}
