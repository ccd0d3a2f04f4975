import { countFeatures } from './count-features.ts'

export type Example = { features: readonly number[]; isTrue: boolean; count?: number }
export type Learnt = { start: number; points: ReadonlyMap<number, number> }

/** An example of which several things may be true. */
export type ManyExample = { features: readonly number[]; names: readonly string[]; count?: number }

/**
 * Points, in hundredths of the distance kept between the two kinds, by which the examples that are true stand above the others (a
 * linear support vector machine with squared loss, by dual coordinate descent; a feature counts by how seldom it is). The
 * order in which they are gone through is always the same, so the same examples give the same points. What stands in one
 * example alone says nothing, and what weighs less than `least` is left out.
 */
export function learnWeights(examples: readonly Example[], options: Options): Learnt {
  const named = examples.map(({ isTrue, ...rest }) => ({ ...rest, names: isTrue ? ['true'] : [] }))
  const [learnt] = learnMany(named, ['true'], options)
  return learnt ?? { start: 0, points: new Map() }
}

/** The same for each of several names, of which an example may have some. */
export function learnMany(
  examples: readonly ManyExample[],
  names: readonly string[],
  { least, cost, fewest }: Options,
): (Learnt & { name: string })[] {
  const rarities = [...listRarities(examples, fewest)]
  const places = new Map(rarities.map(([feature], place) => [feature, place]))
  const rows = examples.map(({ features, count = 1 }) => {
    const scale = 1 / Math.sqrt(Math.max(1, features.length))
    const known = [...new Set(features)].flatMap((feature) => places.get(feature) ?? [])
    return {
      places: [...known, rarities.length],
      values: [...known.map((place) => scale * (rarities[place]?.[1] ?? 0)), 1],
      slack: 1 / (2 * cost * count),
    }
  })
  return names.map((name) => {
    const labelled = rows.map(
      (row, index): Row => ({ ...row, label: examples[index]?.names.includes(name) ? 1 : -1 }),
    )
    const weights = separate(labelled, rarities.length + 1)
    const points = rarities.map(
      ([feature, rarity], place) => [feature, Math.round((weights[place] ?? 0) * rarity * 100)] as const,
    )
    return {
      name,
      start: Math.round((weights[rarities.length] ?? 0) * 100),
      points: new Map(points.filter(([, each]) => Math.abs(each) >= least)),
    }
  })
}

/** `fewest`: in how many examples a feature stands at least; `cost`: what an example on the wrong side costs; the dearer, the closer the points follow the examples. */
type Options = { least: number; cost: number; fewest?: number }

/** The logarithm of how many examples there are to each that has the feature. */
function listRarities(examples: readonly { features: readonly number[] }[], fewest = 2): Map<number, number> {
  return new Map(
    [...countFeatures(examples)].flatMap(([name, count]) =>
      count < fewest ? [] : [[name, 1 + Math.log(examples.length / count)] as const],
    ),
  )
}

type Row = { places: number[]; values: number[]; label: 1 | -1; slack: number }

const epochs = 20

/** The weight of each place: of all that keep the two kinds apart the smallest. */
function separate(rows: readonly Row[], count: number): Float64Array {
  const weights = new Float64Array(count)
  const multipliers = new Float64Array(rows.length)
  const order = rows.map((row, index) => {
    const length = row.values.reduce((sum, value) => sum + value * value, 0)
    return { ...row, index, curve: length + row.slack }
  })
  const next = createDice()
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, next)
    for (const { places, values, label, slack, index, curve } of order) {
      let sum = 0
      for (let at = 0; at < places.length; at += 1) sum += (weights[places[at] ?? 0] ?? 0) * (values[at] ?? 0)
      const multiplier = multipliers[index] ?? 0
      const slope = label * sum - 1 + slack * multiplier
      const moved = Math.max(0, multiplier - slope / curve)
      const step = (moved - multiplier) * label
      multipliers[index] = moved
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
