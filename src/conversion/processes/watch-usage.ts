import { type Limits, measureEveryMilliseconds } from './limits.ts'
import { readProcessUsage } from './process-usage.ts'

/** Looks at a process until told to stop, and says once which limit it went over from now on. */
export function watchUsage(
  pid: number | undefined,
  limits: Limits,
  onExceeded: (limit: 'cpu-time' | 'memory' | 'wall-clock') => void,
): () => void {
  const before = pid === undefined ? undefined : readProcessUsage(pid)
  const start = performance.now()
  const wallMilliseconds = before ? limits.wallMilliseconds : limits.unmeasuredWallMilliseconds
  const timer = setInterval(measure, measureEveryMilliseconds)

  function measure() {
    const exceeded = findExceeded()
    if (!exceeded) return
    clearInterval(timer)
    onExceeded(exceeded)
  }

  function findExceeded() {
    if (performance.now() - start > wallMilliseconds) return 'wall-clock'
    const now = before && pid !== undefined ? readProcessUsage(pid) : undefined
    if (!before || !now) return undefined
    if (now.cpuMilliseconds - before.cpuMilliseconds > limits.cpuMilliseconds) return 'cpu-time'
    if (now.residentBytes > limits.residentBytes) return 'memory'
  }

  return () => clearInterval(timer)
}
