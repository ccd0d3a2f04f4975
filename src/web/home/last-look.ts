const keyOf = (user: string) => `webpage-builder.looked.${user}`

/** When this user last left the list of what changed, in this browser. */
export function lastLook(user: string): string | undefined {
  try {
    const time = localStorage.getItem(keyOf(user))
    return time !== null && Number.isFinite(Date.parse(time)) ? time : undefined
  } catch {
    // Where nothing may be kept, nothing is told of.
    return undefined
  }
}

export function keepLook(user: string, time: string) {
  try {
    localStorage.setItem(keyOf(user), time)
  } catch {
    // As above.
  }
}
