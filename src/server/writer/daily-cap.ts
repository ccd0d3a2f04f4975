import type { Counts } from '../counts/counts.ts'

/** How many calls each may make a day. Days are those of UTC, as in the ledger. */
export type DailyCap = {
  /** One call more for this name: false when the day's calls are used up. */
  take: (name: string) => Promise<boolean>
  /** Takes up today's count where the ledger has it. */
  begin: () => Promise<void>
  readonly most: number
  secondsToReset: () => number
}

type Options = {
  most: number
  now: () => number
  counts: Counts
  /** What each has called on a day, as the ledger has it. */
  countLedger: (day: string) => Promise<ReadonlyMap<string, number>>
}

export function createDailyCap({ most, now, counts, countLedger }: Options): DailyCap {
  const beginnings = new Map<string, Promise<void>>()

  /** Once for all who ask at the same time: it reads the ledger of a month. */
  function beginDay(day: string): Promise<void> {
    const begun = beginnings.get(day) ?? takeUp(day).finally(() => beginnings.delete(day))
    beginnings.set(day, begun)
    return begun
  }

  async function takeUp(day: string) {
    await counts.beginDay(day, await countLedger(day))
  }

  return {
    most,
    begin: () => beginDay(dayOf(now())),
    async take(name) {
      const day = dayOf(now())
      const taken = await counts.takeCall(day, name, most)
      if (taken !== 'unknown') return taken === 'taken'
      await beginDay(day)
      return (await counts.takeCall(day, name, most)) === 'taken'
    },
    secondsToReset: () => Math.ceil((millisecondsADay - (now() % millisecondsADay)) / 1000),
  }
}

const millisecondsADay = 24 * 60 * 60 * 1000

/** `2026-11-21` */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
