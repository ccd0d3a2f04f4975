import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { describeRefusal } from '#texts/refusals.ts'
import { refusedRequest } from '../refusals/refusal.ts'
import { declaredLengthOf } from './declared-length.ts'
import { abortSignalOf, whenOver } from './end-of-request.ts'
import { hasGone } from './refuse-gone.ts'

/** Room in memory for requests. Who finds none waits with the body unread, which costs nothing but a connection. */
export type Room = {
  /** Waits for room; what comes back gives it back. Refused when too many of the address wait, or the caller goes. */
  enter: (guest: Guest, signal: AbortSignal) => Promise<() => void>
  status: () => RoomStatus
}

export type RoomStatus = {
  freeBytes: number
  totalBytes: number
  /** Somebody waits, or waited in vain, and for longer than any request may last nobody came in or left. */
  isStuck: boolean
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
  /** Milliseconds. */
  now?: () => number
}

/** A request has five minutes to come, and its answer ten to be read; what is between takes less than the rest. */
export const stuckMilliseconds = 30 * 60_000

/** Guests are let in in the order in which they came; no address keeps all others out. */
export function createRoom({ totalBytes, keptBytes, maxWaiting = 300, now = Date.now }: RoomSize): Room {
  const common: Part = { free: totalBytes - keptBytes }
  const kept: Part = { free: keptBytes }
  const mostBytes = common.free
  const guests = new Map<string, number>()
  let waiting: Waiter[] = []
  /** Since when somebody waits in vain. */
  let stillSince: number | undefined

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
    stillSince = undefined
    guests.set(address, (guests.get(address) ?? 0) + 1)
  }

  function giveBack(part: Part, { address, bytes }: Guest) {
    part.free += bytes
    stillSince = undefined
    const others = (guests.get(address) ?? 0) - 1
    if (others > 0) guests.set(address, others)
    else guests.delete(address)
    admitAll()
  }

  function enter({ address, bytes }: Guest, signal: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(hasGone())

      const waiter = { address, bytes: Math.min(bytes, mostBytes), admit }
      function admit(part: Part) {
        signal.removeEventListener('abort', leaveQueue)
        take(part, waiter)
        resolve(() => giveBack(part, waiter))
      }
      function giveUp(reason: Error) {
        waiting = waiting.filter((each) => each !== waiter)
        reject(reason)
        admitAll()
      }
      const leaveQueue = () => giveUp(hasGone())

      signal.addEventListener('abort', leaveQueue)
      waiting.push(waiter)
      admitAll()
      if (waiting.includes(waiter)) stillSince ??= now()
      if (waiting.filter((each) => each.address === address).length > maxWaiting)
        giveUp(refusedRequest(describeRefusal('busy')))
    })
  }

  function status(): RoomStatus {
    const isStuck = stillSince !== undefined && now() - stillSince > stuckMilliseconds
    return { freeBytes: common.free + kept.free, totalBytes, isStuck }
  }

  return { enter, status }
}

/** What a request may hold in memory: what it declares, but from `least` to `most` bytes. */
export function guestOf(request: FastifyRequest, most: number, least = 1024 * 1024): Guest {
  const declared = declaredLengthOf(request) ?? most
  return { address: normalizeIP(request.ip), bytes: Math.min(Math.max(declared, least), most) }
}

/** Enters, and stays until the answer is read or given up: it holds memory as well. */
export async function enterUntilAnswered(room: Room, guest: Guest, reply: FastifyReply) {
  const signal = abortSignalOf(reply)
  const leave = await room.enter(guest, signal)
  whenOver(reply, leave)
  if (signal.aborted) throw hasGone()
}
