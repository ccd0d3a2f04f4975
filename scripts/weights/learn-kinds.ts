import { countFeatures } from './count-features.ts'

export type Kind = { features: readonly number[]; rule: string }

/**
 * By which features each rule is known among improper passages: points, in tenths, by how much oftener a feature stands in passages of
 * that rule than in all of them (the logarithm of that share). Each rule counts as much as every other one.
 */
export function learnKinds(passages: readonly Kind[]): Map<string, Map<number, number>> {
  const rules = Map.groupBy(passages, ({ rule }) => rule)
  const shares = [...rules].map(([rule, own]) => [rule, shareOf(own)] as const)
  const all = new Map<number, number>()
  for (const [, share] of shares) {
    for (const [feature, each] of share) all.set(feature, (all.get(feature) ?? 0) + each.share / rules.size)
  }
  return new Map(
    shares.map(([rule, share]) => {
      const points = [...share].flatMap(([feature, each]) => {
        if (each.count < seldom) return []
        const lift = Math.log((each.share + doubt) / ((all.get(feature) ?? 0) + doubt))
        return lift >= least ? [[feature, Math.round(lift * 10)] as const] : []
      })
      return [rule, new Map(points)]
    }),
  )
}

/** What stands in fewer passages of a rule says nothing of it. */
const seldom = 3
/** A share that is as good as none. */
const doubt = 0.003
const least = 0.7

function shareOf(passages: readonly Kind[]): Map<number, { share: number; count: number }> {
  return new Map(
    [...countFeatures(passages)].map(([feature, count]) => [
      feature,
      { share: count / passages.length, count },
    ]),
  )
}
