/**
 * Which of so many hits comes next, all in a ring. Where the one that was shown is gone, another has come into its place.
 */
export function stepToHit(count: number, at: { index: number; isGone: boolean }, by: 1 | -1): number {
  const from = at.isGone && by === 1 ? at.index - 1 : at.index
  return (((from + by) % count) + count) % count
}
