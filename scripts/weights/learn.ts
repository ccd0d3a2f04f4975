export type Lesson = { traces: readonly string[]; isTrue: boolean; count?: number }
export type Learnt = { start: number; points: ReadonlyMap<string, number> }

/**
 * Points, in tenths, by which the lessons that are true stand above the others (logistic regression, AdaGrad). The order
 * in which they are gone through is always the same, so the same lessons give the same points. What stands in fewer than
 * `fewest` lessons says nothing, and what weighs less than `least` is left out.
 */
export function learnWeights(
  lessons: readonly Lesson[],
  { least, fewest }: { least: number; fewest: number },
): Learnt {
  const names = listNames(lessons, fewest)
  const places = new Map(names.map((name, place) => [name, place]))
  const rows = lessons.map(({ traces, isTrue, count = 1 }) => ({
    places: traces.flatMap((trace) => places.get(trace) ?? []),
    scale: 1 / Math.sqrt(Math.max(1, traces.length)),
    wanted: isTrue ? 1 : 0,
    count,
  }))
  const weights = descend(rows, names.length)
  const points = names.map((name, place) => [name, Math.round((weights[place] ?? 0) * 10)] as const)
  return {
    start: Math.round((weights[names.length] ?? 0) * 10),
    points: new Map(points.filter(([, each]) => Math.abs(each) >= least)),
  }
}

const laps = 15
const pace = 0.3
/** How dear it is to be far from nothing. */
const modesty = 2e-5

function listNames(lessons: readonly Lesson[], fewest: number): string[] {
  const counts = new Map<string, number>()
  for (const { traces } of lessons) {
    for (const trace of new Set(traces)) counts.set(trace, (counts.get(trace) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count >= fewest).map(([name]) => name)
}

type Row = { places: readonly number[]; scale: number; wanted: number; count: number }

/** The weight of each place, and behind them what a lesson weighs by itself. */
function descend(rows: readonly Row[], count: number): Float64Array {
  const weights = new Float64Array(count + 1)
  const slopes = new Float64Array(count + 1).fill(1e-6)
  const step = (place: number, slope: number) => {
    slopes[place] = (slopes[place] ?? 0) + slope * slope
    weights[place] = (weights[place] ?? 0) - (pace * slope) / Math.sqrt(slopes[place] ?? 1)
  }
  const next = createDice()
  const order = [...rows]
  for (let lap = 0; lap < laps; lap += 1) {
    shuffle(order, next)
    for (const { places, scale, wanted, count: times } of order) {
      let sum = weights[count] ?? 0
      for (const place of places) sum += (weights[place] ?? 0) * scale
      const off = (1 / (1 + Math.exp(-sum)) - wanted) * times
      for (const place of places) step(place, off * scale + modesty * (weights[place] ?? 0))
      step(count, off)
    }
  }
  return weights
}

function shuffle(rows: Row[], next: (below: number) => number) {
  for (let at = rows.length - 1; at > 0; at -= 1) {
    const other = next(at + 1)
    const [one, two] = [rows[at], rows[other]]
    if (one && two) [rows[at], rows[other]] = [two, one]
  }
}

/** The same numbers each time (a linear congruential generator). */
function createDice(): (below: number) => number {
  let state = 1
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
