/** A source of chance that gives the same for the same seed, so that every input can be made again by its number. */
export type Chance = {
  /** A whole number from 0, less than `count`. */
  below: (count: number) => number
  /** True once in so many times. */
  onceIn: (count: number) => boolean
  pick: <Value>(values: readonly Value[]) => Value
}

export function createChance(seed: number, index: number): Chance {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0

  /** Mulberry32: 32 bits are enough to choose by. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }

  function below(count: number): number {
    return count > 0 ? next() % count : 0
  }

  function pick<Value>(values: readonly Value[]): Value {
    if (values.length === 0) throw new Error('There is nothing to pick from.')
    return values[below(values.length)] as Value
  }

  return { below, onceIn: (count) => below(count) === 0, pick }
}

/** As many as asked for, made one after the other. */
export function listOf<Value>(count: number, make: (index: number) => Value): Value[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

/** Something done to an input so many times, each time in another way of these. */
export function mutateBy<Input>(
  input: Input,
  times: number,
  mutations: readonly ((input: Input, chance: Chance) => Input)[],
  chance: Chance,
): Input {
  let mutated = input
  for (let left = times; left > 0; left--) mutated = chance.pick(mutations)(mutated, chance)
  return mutated
}
