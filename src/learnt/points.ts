/**
 * Of each trace how much it speaks for something (above nothing) or against it. The traces are dealt out to lines by what is left
 * when they are divided by the number of lines; a line has the quotients of its traces, and behind them the points of each:
 * "12,407,-30,9".
 */
export type PointLines = readonly string[]

export type Points = { of: (trace: number) => number }

/** A line is read when it is first asked for: nobody waits until all of them are. */
export function readPoints(lines: PointLines): Points {
  const known: number[][] = []
  return {
    of(trace) {
      const line = trace % lines.length
      const read = known[line] ?? (JSON.parse(`[${lines[line]}]`) as number[])
      known[line] = read
      const at = read.indexOf((trace - line) / lines.length)
      return at < 0 ? 0 : (read[at + read.length / 2] ?? 0)
    },
  }
}

export function writePoints(points: ReadonlyMap<number, number>): PointLines {
  const count = Math.max(1, Math.ceil(points.size / ofLine))
  const lines = Array.from({ length: count }, (): [number, number][] => [])
  for (const [trace, each] of points) {
    lines[trace % count]?.push([Math.floor(trace / count), each])
  }
  return lines.map((line) => {
    const sorted = line.toSorted(([one], [other]) => one - other)
    return [...sorted.map(([trace]) => trace), ...sorted.map(([, each]) => each)].join()
  })
}

const ofLine = 16

export function sumUp(traces: readonly number[], points: Points): number {
  let total = 0
  for (const trace of traces) total += points.of(trace)
  return total
}

/** What a text of so many traces weighs whose points together are `sum`: a long one no more than a short one of its kind. */
export function weigh(start: number, sum: number, count: number): number {
  return start + sum / Math.sqrt(Math.max(1, count))
}
