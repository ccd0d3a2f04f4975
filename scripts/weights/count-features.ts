/** In how many examples each feature stands. */
export function countFeatures(examples: readonly { features: readonly number[] }[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { features } of examples) {
    for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  }
  return counts
}
