/** What weighs the same stands in one line, the heaviest first. */
export function inLines(points: ReadonlyMap<string, number>) {
  const groups = Map.groupBy(points, ([, each]) => each)
  const lines = [...groups]
    .toSorted(([one], [other]) => other - one)
    .map(([each, entries]) => [
      ` ${each}`,
      entries
        .map(([name]) => name)
        .toSorted()
        .join(' '),
    ])
  return Object.fromEntries(lines)
}
