/**
 * Of each feature how much it speaks for or against several things at once. A line is a feature, to the base of 36, and a sign for each
 * thing: what it is worth is how far the sign stands from the middle one, times the step of that thing.
 */
export type ManyPoints = {
  names: readonly string[]
  starts: readonly number[]
  steps: readonly number[]
  lines: readonly string[]
}

export type Judge = (features: readonly number[]) => number[]

const middle = 79
/** So far may a sign stand from the middle: all that are written as one character. */
export const furthest = 44

/** How much each of the things is spoken for by features; a long list speaks no louder than a short one of its kind. */
export function createJudge({ starts, steps, lines }: ManyPoints): Judge {
  const known = new Map(
    lines.map((line) => {
      const at = line.indexOf(' ')
      return [Number.parseInt(line.slice(0, at), 36), line.slice(at + 1)] as const
    }),
  )
  const read = new Map<number, Int8Array>()
  const pointsOf = (feature: number) => {
    const points = read.get(feature)
    if (points) return points
    const signs = known.get(feature)
    if (signs === undefined) return
    const own = Int8Array.from(signs, (sign) => sign.charCodeAt(0) - middle)
    read.set(feature, own)
    return own
  }
  return (features) => {
    const sums = new Float64Array(starts.length)
    for (const feature of new Set(features)) {
      const points = pointsOf(feature)
      if (points === undefined) continue
      for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (points[at] ?? 0)
    }
    const scale = Math.sqrt(Math.max(1, features.length))
    return Array.from(sums, (sum, at) => (starts[at] ?? 0) + (sum * (steps[at] ?? 0)) / scale)
  }
}

/** Of each thing the points of features; those that say little of any are left out. */
export function writeManyPoints(
  learnt: readonly { name: string; start: number; points: ReadonlyMap<number, number> }[],
): ManyPoints {
  const steps = learnt.map(({ points }) => Math.max(0, ...[...points.values()].map(Math.abs)) / furthest || 1)
  const features = new Set(learnt.flatMap(({ points }) => [...points.keys()]))
  const signsOf = (feature: number) =>
    learnt.map(({ points }, at) => Math.round((points.get(feature) ?? 0) / (steps[at] ?? 1)))
  const lines = [...features]
    .toSorted((one, other) => one - other)
    .flatMap((feature) => {
      const signs = signsOf(feature)
      const isHeard = signs.some((sign) => Math.abs(sign) >= least)
      return isHeard
        ? [`${feature.toString(36)} ${String.fromCharCode(...signs.map((sign) => middle + sign))}`]
        : []
    })
  return {
    names: learnt.map(({ name }) => name),
    starts: learnt.map(({ start }) => round(start / 100)),
    steps: steps.map((step) => round(step / 100)),
    lines,
  }
}

const least = 2

function round(value: number): number {
  return Number(value.toPrecision(6))
}
