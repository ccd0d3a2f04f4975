/** How many of the tried passed, and those that did not. */
export type Score = { tried: number; passed: number; misses: string[] }

export function createScore(): Score {
  return { tried: 0, passed: 0, misses: [] }
}

export function count(score: Score, passed: boolean, miss: string): void {
  score.tried++
  if (passed) score.passed++
  else score.misses.push(miss)
}
