import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { describeRefusal } from './describe-refusal.ts'
import { refusedRequest } from './refusal.ts'

/** Room in memory for uploads. Who finds none waits with the body unread, which costs nothing but a connection. */
export type UploadRoom = {
  /** Waits for room; what comes back gives it back. Refused when too many of the address wait, or the caller goes. */
  enter: (guest: Guest, signal: AbortSignal) => Promise<() => void>
}

/** Who asks for room, by address, and for how much. */
export type Guest = { address: string; bytes: number }

type Waiter = Guest & { admit: () => void }

/**
 * Of `totalBytes`, the last `keptBytes` are for addresses that hold nothing yet, and of each address no more than
 * `maxWaiting` wait: no one keeps all others out.
 */
export function createUploadRoom(totalBytes: number, keptBytes: number, maxWaiting: number): UploadRoom {
  const heldBy = new Map<string, number>()
  let free = totalBytes
  let waiting: Waiter[] = []

  function hold(address: string, bytes: number) {
    const held = (heldBy.get(address) ?? 0) + bytes
    if (held > 0) heldBy.set(address, held)
    else heldBy.delete(address)
    free -= bytes
  }

  /** In order, but for those who wait for what they themselves hold. */
  function admitNext() {
    for (;;) {
      const next = waiting.find((each) => !heldBy.has(each.address) || each.bytes <= free - keptBytes)
      if (!next || next.bytes > free) return
      waiting = waiting.filter((each) => each !== next)
      hold(next.address, next.bytes)
      next.admit()
    }
  }

  function enter({ address, bytes: asked }: Guest, signal: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const turnAway = () => reject(refusedRequest(describeRefusal('busy')))
      if (signal.aborted) return turnAway()

      const bytes = Math.min(asked, totalBytes)
      const waiter = { address, bytes, admit }
      function admit() {
        signal.removeEventListener('abort', giveUp)
        resolve(() => {
          hold(address, -bytes)
          admitNext()
        })
      }
      function giveUp() {
        waiting = waiting.filter((each) => each !== waiter)
        turnAway()
        admitNext()
      }

      signal.addEventListener('abort', giveUp)
      waiting.push(waiter)
      admitNext()
      if (waiting.filter((each) => each.address === address).length > maxWaiting) giveUp()
    })
  }

  return { enter }
}

/** What a request may hold in memory: what it declares, at least a little, at most `most`. */
export function guestOf({ headers, ip }: FastifyRequest, most: number): Guest {
  const declared = Number(headers['content-length'] ?? most)
  return { address: normalizeIP(ip), bytes: Math.min(Math.max(declared, leastRoomBytes), most) }
}

const leastRoomBytes = 1024 * 1024
