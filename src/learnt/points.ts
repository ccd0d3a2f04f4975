/**
 * Of each feature how much it speaks for something (above nothing) or against it. The features are dealt out to lines by what is left
 * when they are divided by the number of lines; a line has the quotients of its features, and behind them the points of each:
 * "12,407,-30,9".
 */
export type PointLines = readonly string[]

export type Points = { of: (feature: number) => number }

/** A line is read when it is first asked for: nobody waits until all of them are. */
export function readPoints(lines: PointLines): Points {
  const known: number[][] = []
  return {
    of(feature) {
      const line = feature % lines.length
      const read = known[line] ?? (JSON.parse(`[${lines[line]}]`) as number[])
      known[line] = read
      const at = read.indexOf((feature - line) / lines.length)
      return at < 0 ? 0 : (read[at + read.length / 2] ?? 0)
    },
  }
}

export function writePoints(points: ReadonlyMap<number, number>): PointLines {
  const count = Math.max(1, Math.ceil(points.size / ofLine))
  const lines = Array.from({ length: count }, (): [number, number][] => [])
  for (const [feature, each] of points) {
    lines[feature % count]?.push([Math.floor(feature / count), each])
  }
  return lines.map((line) => {
    const sorted = line.toSorted(([one], [other]) => one - other)
    return [...sorted.map(([feature]) => feature), ...sorted.map(([, each]) => each)].join()
  })
}

const ofLine = 16

export function sumUp(features: readonly number[], points: Points): number {
  let total = 0
  for (const feature of features) total += points.of(feature)
  return total
}

/** What a text of so many features weighs whose points together are `sum`: a long one no more than a short one of its kind. */
export function weigh(start: number, sum: number, count: number): number {
  return start + sum / Math.sqrt(Math.max(1, count))
}
