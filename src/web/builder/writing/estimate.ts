type Pace = { elapsedSeconds: number; written: number; left: number }

/** Seconds that are left, at the pace so far; nothing is promised before a few values show one. */
export function estimateSecondsLeft({ elapsedSeconds, written, left }: Pace): number | undefined {
  if (elapsedSeconds < 3 || written < 3) return undefined
  return Math.ceil((elapsedSeconds / written) * left)
}
