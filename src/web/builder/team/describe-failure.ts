import { texts } from '#texts/versions.ts'
import type { TeamFailure } from '../../api/call-team.ts'

/** Why the server gave nothing, and what to do. `unsent`: what is here has not arrived there. */
export function describeFailure(failure: TeamFailure | 'unsent'): string {
  const { failures } = texts
  if (failure === 'unsent') return failures.unsent
  if (failure.reason !== 'refused') return failures[failure.reason]
  const { code } = failure
  return code === 'changed' || code === 'deleted' || code === 'unknown' || code === 'full'
    ? failures[code]
    : failures.other
}
