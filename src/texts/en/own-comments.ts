type OwnComments = { count: number; done: number }

/** What became of the comments that the last check left in documents. `isClean`: nothing is left to say. */
export function describeOwnComments({ count, done }: OwnComments, isClean: boolean): string {
  if (isClean)
    return `Nothing is left to say. The document still holds ${count === 1 ? 'the comment' : `the ${count} comments`} of the last check.`
  if (count === 1) return `The comment of the last check is ${done === 1 ? 'resolved' : 'not resolved yet'}.`
  return `Of the ${count} comments of the last check, ${done} ${done === 1 ? 'is' : 'are'} resolved.`
}
