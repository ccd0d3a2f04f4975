/** Stops what is under way, and gives the signal for what comes in its place. */
export function restart(running: { current: AbortController | undefined }): AbortSignal {
  running.current?.abort()
  running.current = new AbortController()
  return running.current.signal
}
