/** What the results of one request may hold in memory until they are sent. */
export type Answer = {
  /** It took all that it may hold: no more documents are read for it. */
  isFull: () => boolean
  /** Whether it takes so many bytes more. */
  takes: (bytes: number) => boolean
}

/** Once `isRead` says so, results are sent as they come and no faster than they are read: they hold nothing more. */
export function createAnswer(mostBytes: number, isRead: () => boolean): Answer {
  let held = 0
  let isFull = false
  return {
    isFull: () => isFull,
    takes(bytes) {
      if (isFull || isRead()) return !isFull
      isFull = held + bytes > mostBytes
      if (!isFull) held += bytes
      return !isFull
    },
  }
}
