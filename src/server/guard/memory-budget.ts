import { describeRefusal } from '#texts/refusals.ts'
import { refusedRequest } from '../refusals/refusal.ts'
import { hasGone } from './refuse-early.ts'

/** A semaphore counted in bytes. Who waits at it leaves the body unread, which costs nothing but a connection. */
export type MemoryBudget = {
  /** Waits its turn; what comes back releases. Refused when too many of the address wait, or the caller goes. */
  acquire: (claim: Claim, signal: AbortSignal) => Promise<() => void>
  status: () => BudgetStatus
}

export type BudgetStatus = {
  freeBytes: number
  totalBytes: number
  /** Somebody waits, or waited in vain, and for longer than any request may last nothing was acquired or released. */
  isStuck: boolean
}

export type Claim = { address: string; bytes: number }

type Waiter = Claim & { admit: () => void }

export type BudgetSize = {
  /** For all together. */
  totalBytes: number
  /** The part of it that one address may not hold as well. */
  reservedBytes: number
  /** How many of one address may wait. They have sent nothing yet, but hold a connection each. */
  maxWaiting?: number
  /** Milliseconds. */
  now?: () => number
}

/** A request has five minutes to come, and its answer ten to be read; what is between takes less than the rest. */
export const stuckMilliseconds = 30 * 60_000

/** First come, first served, but for addresses that hold their share: others pass them. */
export function createMemoryBudget({
  totalBytes,
  reservedBytes,
  maxWaiting = 300,
  now = Date.now,
}: BudgetSize): MemoryBudget {
  const share = totalBytes - reservedBytes
  const held = new Map<string, number>()
  let freeBytes = totalBytes
  let waiting: Waiter[] = []
  /** Since when somebody waits in vain. */
  let stillSince: number | undefined

  function admitAll() {
    for (const waiter of waiting) {
      if (heldBy(waiter.address) + waiter.bytes > share) continue
      if (waiter.bytes > freeBytes) return
      waiting = waiting.filter((each) => each !== waiter)
      hold(waiter.address, waiter.bytes)
      waiter.admit()
    }
  }

  function heldBy(address: string): number {
    return held.get(address) ?? 0
  }

  function hold(address: string, bytes: number) {
    freeBytes -= bytes
    stillSince = undefined
    const sum = heldBy(address) + bytes
    if (sum > 0) held.set(address, sum)
    else held.delete(address)
  }

  function acquire({ address, bytes: wanted }: Claim, signal: AbortSignal): Promise<() => void> {
    const bytes = Math.min(wanted, share)

    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(hasGone())

      const waiter = { address, bytes, admit }
      function admit() {
        signal.removeEventListener('abort', leave)
        resolve(release)
      }
      function release() {
        hold(address, -bytes)
        admitAll()
      }
      function leave() {
        giveUp(hasGone())
      }
      function giveUp(reason: Error) {
        waiting = waiting.filter((each) => each !== waiter)
        reject(reason)
        admitAll()
      }

      signal.addEventListener('abort', leave)
      waiting.push(waiter)
      admitAll()
      if (waiting.includes(waiter)) stillSince ??= now()
      if (waiting.filter((each) => each.address === address).length > maxWaiting)
        giveUp(refusedRequest(describeRefusal('busy')))
    })
  }

  function status(): BudgetStatus {
    const isStuck = stillSince !== undefined && now() - stillSince > stuckMilliseconds
    return { freeBytes, totalBytes, isStuck }
  }

  return { acquire, status }
}
