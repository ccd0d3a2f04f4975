import { timeBefore } from '../time-before.ts'

type Thinned = { pageId: string; number: number; at: string }

/**
 * Which versions that were kept by themselves may go: all stay for a day, the last of each hour for a week, the last of
 * each day for a quarter of a year.
 */
export function findThinned<Each extends Thinned>(versions: readonly Each[], now: string): Each[] {
  const aDayAgo = timeBefore(now, { days: 1 })
  const aWeekAgo = timeBefore(now, { days: 7 })
  const aQuarterAgo = timeBefore(now, { days: 90 })
  const lastOf = new Map<string, Each>()

  for (const version of versions) {
    const { pageId, at, number } = version
    const hours = at >= aWeekAgo ? at.slice(0, 13) : at.slice(0, 10)
    const span = at >= aDayAgo ? `${pageId} ${number}` : `${pageId} ${hours}`
    if (at >= aQuarterAgo && (lastOf.get(span)?.number ?? 0) < number) lastOf.set(span, version)
  }
  const staying = new Set(lastOf.values())
  return versions.filter((version) => !staying.has(version))
}
