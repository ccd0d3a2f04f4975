/** What a timer can hold; one that is set to more fires at once. */
const longest = 2 ** 31 - 1

/** Waits so many milliseconds, or until it is stopped. */
export function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, Math.min(milliseconds, longest))
    signal.addEventListener('abort', end, { once: true })
  })
}
