export type Outcome = 'at once' | 'after a retry' | 'failed'

/** What people did, and how it went. */
export type Tally = {
  /** Does it and notes how it ended. */
  note: (kind: string, work: () => Promise<Outcome>) => Promise<void>
  /** How much of a kind is under way. */
  underWay: (kind: string) => number
  rows: () => { kind: string; requests: number; atOnce: number; retried: number; failed: number }[]
}

export function createTally(): Tally {
  const outcomes = new Map<string, Outcome[]>()
  const running = new Map<string, number>()
  const change = (kind: string, by: number) => running.set(kind, (running.get(kind) ?? 0) + by)

  return {
    async note(kind, work) {
      change(kind, 1)
      const outcome = await work()
      change(kind, -1)
      outcomes.set(kind, [...(outcomes.get(kind) ?? []), outcome])
    },
    underWay: (kind) => running.get(kind) ?? 0,
    rows: () =>
      [...outcomes].map(([kind, all]) => {
        const count = (wanted: Outcome) => all.filter((outcome) => outcome === wanted).length
        return {
          kind,
          requests: all.length,
          atOnce: count('at once'),
          retried: count('after a retry'),
          failed: count('failed'),
        }
      }),
  }
}
