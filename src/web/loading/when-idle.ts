/** Does the work once the browser rests; where nobody tells when that is, after a while. The answer calls it off. */
export function whenIdle(work: (deadline: IdleDeadline) => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(work, { timeout: longest })
    return () => cancelIdleCallback(handle)
  }
  const deadline = { didTimeout: false, timeRemaining: () => turn }
  const timer = setTimeout(() => work(deadline), pause)
  return () => clearTimeout(timer)
}

/** In milliseconds: a browser that never rests lets the work begin then. */
const longest = 2000
const pause = 200
/** Nobody notices so long a piece of work. */
const turn = 8
