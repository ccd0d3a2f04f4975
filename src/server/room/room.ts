import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { abortSignalOf } from '../abort-signal.ts'
import { declaredLengthOf } from '../declared-length.ts'
import { describeRefusal } from '../refusals/describe-refusal.ts'
import { refusedRequest } from '../refusals/refusal.ts'

/** Room in memory for requests. Who finds none waits with the body unread, which costs nothing but a connection. */
export type Room = {
  /** Waits for room; what comes back gives it back. Refused when too many of the address wait, or the caller goes. */
  enter: (guest: Guest, signal: AbortSignal) => Promise<() => void>
}

/** Who asks for room, by address, and for how much. */
export type Guest = { address: string; bytes: number }

/** A part of the room. */
type Part = { free: number }

type Waiter = Guest & { admit: (part: Part) => void }

export type RoomSize = {
  /** What all guests together may hold. */
  totalBytes: number
  /** The part of it that is for addresses that hold nothing yet, past all who wait. */
  keptBytes: number
  /** How many guests of one address may wait. They have sent nothing yet, but hold a connection each. */
  maxWaiting?: number
}

/** Guests are let in in the order in which they came; no address keeps all others out. */
export function createRoom({ totalBytes, keptBytes, maxWaiting = 300 }: RoomSize): Room {
  const common: Part = { free: totalBytes - keptBytes }
  const kept: Part = { free: keptBytes }
  const mostBytes = common.free
  const guests = new Map<string, number>()
  let waiting: Waiter[] = []

  function findPart({ address, bytes }: Guest, isNext: boolean): Part | undefined {
    if (isNext && bytes <= common.free) return common
    if (!guests.has(address) && bytes <= kept.free) return kept
  }

  function admitAll() {
    let isNext = true
    for (const waiter of waiting) {
      const part = findPart(waiter, isNext)
      if (part) {
        waiting = waiting.filter((each) => each !== waiter)
        waiter.admit(part)
      } else isNext = false
    }
  }

  function take(part: Part, { address, bytes }: Guest) {
    part.free -= bytes
    guests.set(address, (guests.get(address) ?? 0) + 1)
  }

  function giveBack(part: Part, { address, bytes }: Guest) {
    part.free += bytes
    const others = (guests.get(address) ?? 0) - 1
    if (others > 0) guests.set(address, others)
    else guests.delete(address)
    admitAll()
  }

  function enter({ address, bytes }: Guest, signal: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const turnAway = () => reject(refusedRequest(describeRefusal('busy')))
      if (signal.aborted) return turnAway()

      const waiter = { address, bytes: Math.min(bytes, mostBytes), admit }
      function admit(part: Part) {
        signal.removeEventListener('abort', giveUp)
        take(part, waiter)
        resolve(() => giveBack(part, waiter))
      }
      function giveUp() {
        waiting = waiting.filter((each) => each !== waiter)
        turnAway()
        admitAll()
      }

      signal.addEventListener('abort', giveUp)
      waiting.push(waiter)
      admitAll()
      if (waiting.filter((each) => each.address === address).length > maxWaiting) giveUp()
    })
  }

  return { enter }
}

/** What a request may hold in memory: what it declares, but from `least` to `most` bytes. */
export function guestOf(request: FastifyRequest, most: number, least = 1024 * 1024): Guest {
  const declared = declaredLengthOf(request) ?? most
  return { address: normalizeIP(request.ip), bytes: Math.min(Math.max(declared, least), most) }
}

/** Enters, and stays until the answer is read or given up: it holds memory as well. */
export async function enterUntilAnswered(room: Room, guest: Guest, reply: FastifyReply) {
  const leave = await room.enter(guest, abortSignalOf(reply))
  reply.raw.once('close', leave)
}
