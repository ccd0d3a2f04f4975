export type Turns = {
  /** Resolves when it is one's turn, with what ends it; with nothing when the signal was aborted before. */
  take: (signal?: AbortSignal) => Promise<(() => void) | undefined>
  waiting: () => number
}

/** Lets so many through at a time, in the order in which they came. */
export function createTurns(places: number): Turns {
  let free = places
  let queue: (() => void)[] = []

  function next() {
    while (free > 0) {
      const begin = queue.shift()
      if (!begin) return
      free--
      begin()
    }
  }

  function leave() {
    free++
    next()
  }

  function take(signal?: AbortSignal) {
    return new Promise<(() => void) | undefined>((resolve) => {
      if (signal?.aborted) return resolve(undefined)
      function begin() {
        signal?.removeEventListener('abort', giveUp)
        resolve(leave)
      }
      function giveUp() {
        queue = queue.filter((each) => each !== begin)
        resolve(undefined)
      }
      signal?.addEventListener('abort', giveUp, { once: true })
      queue.push(begin)
      next()
    })
  }

  return { take, waiting: () => queue.length }
}
