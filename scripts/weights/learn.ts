export type Lesson = { traces: readonly number[]; isTrue: boolean; count?: number }
export type Learnt = { start: number; points: ReadonlyMap<number, number> }

/**
 * Points, in hundredths of the distance kept between the two kinds, by which the lessons that are true stand above the others (a
 * linear support vector machine with squared loss, by dual coordinate descent; a trace counts by how seldom it is). The
 * order in which they are gone through is always the same, so the same lessons give the same points. What stands in one
 * lesson alone says nothing, and what weighs less than `least` is left out.
 */
export function learnWeights(lessons: readonly Lesson[], { least, dearness }: Strictness): Learnt {
  const rarities = listRarities(lessons)
  const names = [...rarities]
  const places = new Map(names.map(([name], place) => [name, place]))
  const rows = lessons.map(({ traces, isTrue, count = 1 }): Row => {
    const scale = 1 / Math.sqrt(Math.max(1, traces.length))
    const known = [...new Set(traces)].flatMap((trace) => places.get(trace) ?? [])
    return {
      places: [...known, names.length],
      values: [...known.map((place) => scale * (names[place]?.[1] ?? 0)), 1],
      side: isTrue ? 1 : -1,
      slack: 1 / (2 * dearness * count),
    }
  })
  const weights = separate(rows, names.length + 1)
  const points = names.map(
    ([name, rarity], place) => [name, Math.round((weights[place] ?? 0) * rarity * 100)] as const,
  )
  return {
    start: Math.round((weights[names.length] ?? 0) * 100),
    points: new Map(points.filter(([, each]) => Math.abs(each) >= least)),
  }
}

/** `dearness`: what a lesson on the wrong side costs; the dearer, the closer the points follow the lessons. */
type Strictness = { least: number; dearness: number }

/** The logarithm of how many lessons there are to each that has the trace. */
function listRarities(lessons: readonly Lesson[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { traces } of lessons) {
    for (const trace of new Set(traces)) counts.set(trace, (counts.get(trace) ?? 0) + 1)
  }
  return new Map(
    [...counts].flatMap(([name, count]) =>
      count < fewest ? [] : [[name, 1 + Math.log(lessons.length / count)] as const],
    ),
  )
}

const fewest = 2

type Row = { places: number[]; values: number[]; side: 1 | -1; slack: number }

const laps = 20

/** The weight of each place: of all that keep the two sides apart the smallest. */
function separate(rows: readonly Row[], count: number): Float64Array {
  const weights = new Float64Array(count)
  const pulls = new Float64Array(rows.length)
  const order = rows.map((row, index) => {
    const length = row.values.reduce((sum, value) => sum + value * value, 0)
    return { ...row, index, curve: length + row.slack }
  })
  const next = createDice()
  for (let lap = 0; lap < laps; lap += 1) {
    shuffle(order, next)
    for (const { places, values, side, slack, index, curve } of order) {
      let sum = 0
      for (let at = 0; at < places.length; at += 1) sum += (weights[places[at] ?? 0] ?? 0) * (values[at] ?? 0)
      const pull = pulls[index] ?? 0
      const slope = side * sum - 1 + slack * pull
      const moved = Math.max(0, pull - slope / curve)
      const step = (moved - pull) * side
      pulls[index] = moved
      if (step === 0) continue
      for (let at = 0; at < places.length; at += 1) {
        const place = places[at] ?? 0
        weights[place] = (weights[place] ?? 0) + step * (values[at] ?? 0)
      }
    }
  }
  return weights
}

function shuffle<Each>(rows: Each[], next: (below: number) => number) {
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
