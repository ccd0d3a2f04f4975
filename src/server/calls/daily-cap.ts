import { accept, type Result, refuse } from '#base/result.ts'
import { mostTokensOfCall } from '#models/model-settings.ts'
import type { DayCounts } from '../counts/day-counts.ts'

/** How much each may ask of a model a day: calls, and the tokens that they cost. Days are those of UTC, as in the ledger. */
export type DailyCap = {
  /** One call more for this name; what comes back is told what it has cost. Refused when the day's share is used up. */
  take: (name: string) => Promise<Result<Settle, keyof DailyShare>>
  /** Takes up today's count where the ledger has it. */
  begin: () => Promise<void>
  readonly most: DailyShare
  secondsToReset: () => number
}

export type DailyShare = { calls: number; tokens: number }

export type Settle = (tokens: number) => Promise<void>

type Options = {
  most: DailyShare
  now: () => number
  counts: DayCounts
  /** What each has had on a day, as the ledger has it. */
  countLedger: (day: string) => Promise<ReadonlyMap<string, DailyShare>>
}

export function createDailyCap({ most, now, counts, countLedger }: Options): DailyCap {
  const beginnings = new Map<string, Promise<void>>()

  /** Once for all who ask at the same time: it reads the ledger. */
  function beginDay(day: string): Promise<void> {
    const begun = beginnings.get(day) ?? takeUp(day).finally(() => beginnings.delete(day))
    beginnings.set(day, begun)
    return begun
  }

  async function takeUp(day: string) {
    const taken = [...(await countLedger(day))].flatMap(([name, { calls, tokens }]): [string, number][] => [
      [name, calls],
      [tokensOf(name), tokens],
    ])
    await counts.begin(day, new Map(taken))
  }

  async function take(day: string, name: string, amount: number, most: number): Promise<boolean> {
    const taken = await counts.take(day, name, amount, most)
    if (taken !== 'unknown') return taken === 'taken'
    await beginDay(day)
    return (await counts.take(day, name, amount, most)) === 'taken'
  }

  return {
    most,
    begin: () => beginDay(dayOf(now())),
    async take(name) {
      const day = dayOf(now())
      if (!(await take(day, tokensOf(name), mostTokensOfCall, most.tokens))) return refuse('tokens')
      const settle = async (tokens: number) => {
        await counts.take(day, tokensOf(name), tokens - mostTokensOfCall, Number.MAX_SAFE_INTEGER)
      }
      if (await take(day, name, 1, most.calls)) return accept(settle)
      await settle(0)
      return refuse('calls')
    },
    secondsToReset: () => Math.ceil((millisecondsADay - (now() % millisecondsADay)) / 1000),
  }
}

const millisecondsADay = 24 * 60 * 60 * 1000

/** No account is named so, and no address. */
function tokensOf(name: string): string {
  return `tokens of ${name}`
}

/** `2026-11-21` */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
