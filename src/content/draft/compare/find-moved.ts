/**
 * What was moved between two orders of the same keys: as few as can be, all others go on standing in their order. Keys
 * that are in one of them alone are left aside.
 */
export function findMoved(before: readonly string[], after: readonly string[]): Set<string> {
  const places = new Map(before.map((key, index) => [key, index]))
  const common = after.filter((key) => places.has(key))
  const stayed = new Set(longestRising(common.map((key) => places.get(key) ?? 0)))
  return new Set(common.filter((_, index) => !stayed.has(index)))
}

/** The places of a longest row of numbers that rises. */
function longestRising(numbers: readonly number[]): number[] {
  /** Of each length, where the row ends that ends lowest. */
  const ends: number[] = []
  const before: (number | undefined)[] = []
  for (const [index, number] of numbers.entries()) {
    let length = ends.length
    while (length > 0 && (numbers[ends[length - 1] ?? 0] ?? 0) >= number) length--
    before[index] = ends[length - 1]
    ends[length] = index
  }
  const row: number[] = []
  for (let place = ends.at(-1); place !== undefined; place = before[place]) row.push(place)
  return row
}
