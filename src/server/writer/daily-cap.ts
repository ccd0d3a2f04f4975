/** How many calls each may make a day. Days are those of UTC, as in the ledger. */
export type DailyCap = {
  /** One call more for this name: false when the day's calls are used up. */
  take: (name: string) => boolean
  readonly most: number
  secondsToReset: () => number
}

type Options = {
  most: number
  now: () => number
  /** What was used up today before this server started. */
  counted: ReadonlyMap<string, number>
}

export function createDailyCap({ most, now, counted }: Options): DailyCap {
  let day = dayOf(now())
  let counts = new Map(counted)

  return {
    most,
    take(name) {
      const today = dayOf(now())
      if (today !== day) [day, counts] = [today, new Map()]
      const count = counts.get(name) ?? 0
      if (count >= most) return false
      counts.set(name, count + 1)
      return true
    },
    secondsToReset: () => Math.ceil((millisecondsADay - (now() % millisecondsADay)) / 1000),
  }
}

const millisecondsADay = 24 * 60 * 60 * 1000

/** `2026-11-21` */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
