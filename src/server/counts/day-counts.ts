/** What each has used of a day (`2026-11-21`), by name. */
export type DayCounts = {
  /** So much more, unless that is above `most`. `unknown`: the day has not begun. */
  take: (day: string, name: string, amount: number, most: number) => Promise<Taking>
  /** What was used of a day so far. A day that has begun stays as it is. */
  begin: (day: string, used: ReadonlyMap<string, number>) => Promise<void>
}

export type Taking = 'taken' | 'spent' | 'unknown'

/** Redis does not answer, or not as it should. */
export class CountsAway extends Error {
  override readonly name = 'CountsAway'
}

/** In the memory of this process. */
export function createDayCounts(): DayCounts {
  const days = new Map<string, Map<string, number>>()

  return {
    async take(day, name, amount, most) {
      const used = days.get(day)
      if (!used) return 'unknown'
      const sum = (used.get(name) ?? 0) + amount
      if (sum > most) return 'spent'
      used.set(name, sum)
      return 'taken'
    },

    async begin(day, used) {
      if (days.has(day)) return
      const [before] = days.keys()
      // A call may still belong to yesterday; nothing belongs to the day before.
      if (before !== undefined && days.size > 1) days.delete(before)
      days.set(day, new Map(used))
    },
  }
}

/** The same counts, uncounted while they are away: for a writer that costs nothing. */
export function skipWhileAway({ take, begin }: DayCounts): DayCounts {
  return {
    take: (...details) => take(...details).catch((error) => afterLoss(error, 'taken' as const)),
    begin: (...details) => begin(...details).catch((error) => afterLoss(error, undefined)),
  }
}

function afterLoss<Answer>(error: unknown, answer: Answer): Answer {
  if (error instanceof CountsAway) return answer
  throw error
}
