import { z } from 'zod'

/** How much each trace speaks for something (above nothing) or against it; those that say as much stand in one line. */
export const pointsSchema = z.record(z.string(), z.string())

export type Points = ReadonlyMap<string, number>

export function readPoints(lines: z.infer<typeof pointsSchema>): Points {
  const points = new Map<string, number>()
  for (const [each, traces] of Object.entries(lines)) {
    for (const trace of traces.split(' ')) points.set(trace, Number(each))
  }
  return points
}

export function sumUp(traces: readonly string[], points: Points): number {
  return traces.reduce((total, trace) => total + (points.get(trace) ?? 0), 0)
}

/** What a text of so many traces weighs whose points together are `sum`: a long one no more than a short one of its kind. */
export function weigh(start: number, sum: number, count: number): number {
  return start + sum / Math.sqrt(Math.max(1, count))
}
