export type Lesson = { traces: readonly string[]; isImproper: boolean }
export type Learnt = { start: number; points: ReadonlyMap<string, number> }

/**
 * Points, in tenths, by which improper passages stand above others: the likeliest ones that are not far from nothing
 * (logistic regression). Plain copy that would be warned of counts more in the next lap; what stands in one passage alone
 * says nothing.
 */
export function learnWeights(lessons: readonly Lesson[], { warnsAbove }: { warnsAbove: number }): Learnt {
  const names = listNames(lessons)
  const places = new Map(names.map((name, place) => [name, place]))
  let rows = lessons.map(({ traces, isImproper }) => ({
    places: traces.flatMap((trace) => places.get(trace) ?? []),
    scale: 1 / Math.sqrt(Math.max(1, traces.length)),
    wanted: isImproper ? 1 : 0,
    count: 1,
  }))
  let weights: Float64Array = new Float64Array(names.length + 1)
  for (let lap = 0; lap < laps; lap += 1) {
    weights = descend(weights, rows)
    rows = rows.map((row) => {
      const isWrong = row.wanted === 0 && scoreOf(row, weights) * 10 > warnsAbove - margin
      return isWrong ? { ...row, count: row.count + 3 } : row
    })
  }
  const [start = 0, ...points] = [weights.at(-1), ...weights].map((each = 0) => Math.round(each * 10))
  return { start, points: new Map(names.map((name, place) => [name, points[place] ?? 0])) }
}

const laps = 5
const margin = 4
const rounds = 150
const pace = 0.1
/** How dear it is to be far from nothing. */
const modesty = 0.1

function listNames(lessons: readonly Lesson[]): string[] {
  const counts = new Map<string, number>()
  for (const { traces } of lessons) {
    for (const trace of new Set(traces)) counts.set(trace, (counts.get(trace) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count > 1).map(([name]) => name)
}

type Row = { places: readonly number[]; scale: number; wanted: number; count: number }

/** Steps down the slope, each place at its own pace (Adam). */
function descend(from: Float64Array, rows: readonly Row[]): Float64Array {
  const weights = Float64Array.from(from)
  const mean = new Float64Array(weights.length)
  const spread = new Float64Array(weights.length)
  for (let round = 1; round <= rounds; round += 1) {
    for (const [at, each] of slopeAt(weights, rows).entries()) {
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * each
      spread[at] = 0.999 * (spread[at] ?? 0) + 0.001 * each * each
      const step = (mean[at] ?? 0) / (1 - 0.9 ** round)
      const width = Math.sqrt((spread[at] ?? 0) / (1 - 0.999 ** round))
      weights[at] = (weights[at] ?? 0) - (pace * step) / (width + 1e-9)
    }
  }
  return weights
}

function scoreOf({ places, scale }: Row, weights: Float64Array): number {
  let sum = 0
  for (const place of places) sum += weights[place] ?? 0
  return sum * scale + (weights.at(-1) ?? 0)
}

function slopeAt(weights: Float64Array, rows: readonly Row[]): Float64Array {
  const slope = weights.map((weight, at) => (at < weights.length - 1 ? modesty * weight : 0))
  for (const row of rows) {
    const off = row.count * (1 / (1 + Math.exp(-scoreOf(row, weights))) - row.wanted)
    for (const place of row.places) slope[place] = (slope[place] ?? 0) + off * row.scale
    slope[slope.length - 1] = (slope.at(-1) ?? 0) + off
  }
  return slope.map((each) => each / rows.length)
}
