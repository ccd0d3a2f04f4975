import type { FastifyRequest } from 'fastify'
import { describeRefusal } from './describe-refusal.ts'
import { refusedRequest } from './refusal.ts'

/** Room in memory for uploads. Who finds none waits with the body unread, which costs nothing but a connection. */
export type UploadRoom = {
  /** Waits for room; what comes back gives it back. Refused when too many wait, or the caller goes. */
  enter: (bytes: number, signal: AbortSignal) => Promise<() => void>
}

type Waiter = { bytes: number; admit: () => void }

export function createUploadRoom(totalBytes: number, maxWaiting: number): UploadRoom {
  let free = totalBytes
  let waiting: Waiter[] = []

  function admitNext() {
    for (let [first] = waiting; first && first.bytes <= free; [first] = waiting) {
      waiting = waiting.slice(1)
      free -= first.bytes
      first.admit()
    }
  }

  function leave(bytes: number) {
    free += bytes
    admitNext()
  }

  function enter(bytes: number, signal: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const turnAway = () => reject(refusedRequest(describeRefusal('busy')))
      if (waiting.length >= maxWaiting || signal.aborted) return turnAway()

      const waiter = { bytes: Math.min(bytes, totalBytes), admit }
      function admit() {
        signal.removeEventListener('abort', giveUp)
        resolve(() => leave(waiter.bytes))
      }
      function giveUp() {
        waiting = waiting.filter((each) => each !== waiter)
        turnAway()
        admitNext()
      }

      signal.addEventListener('abort', giveUp)
      waiting.push(waiter)
      admitNext()
    })
  }

  return { enter }
}

/** What a request may hold in memory: what it declares, at least a little, at most `most`. */
export function roomFor(request: FastifyRequest, most: number): number {
  const declared = Number(request.headers['content-length'] ?? most)
  return Math.min(Math.max(declared, leastRoomBytes), most)
}

const leastRoomBytes = 1024 * 1024
