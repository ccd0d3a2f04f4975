/** Whether the shared counts answer, and what is said of it: once when they go, once when they are back. */
export type Contact = {
  isAway: () => boolean
  lost: (reason: string) => void
  found: () => void
}

type Options = {
  now: () => number
  onLost: (reason: string) => void
  onFound: () => void
}

/** Counts that come and go are spoken of once a minute. One loss that lasts longer is told, however soon it came. */
const quiet = 60_000

export function watchContact({ now, onLost, onFound }: Options): Contact {
  let away = false
  let isTold = false
  let toldAt = Number.NEGATIVE_INFINITY

  return {
    isAway: () => away,

    lost(reason) {
      away = true
      if (isTold || now() - toldAt < quiet) return
      isTold = true
      toldAt = now()
      onLost(reason)
    },

    found() {
      if (!away) return
      away = false
      if (isTold) onFound()
      isTold = false
    },
  }
}
