import { type Component, families } from '#catalogue/manifest.ts'

export type FamilyGroup = { family: Component['family']; components: readonly Component[] }

/** Families in the catalogue's order, each with its components in the order given; none that is empty. */
export function groupByFamily(components: readonly Component[]): FamilyGroup[] {
  const byFamily = Map.groupBy(components, ({ family }) => family)
  return families.flatMap((family) => {
    const members = byFamily.get(family)
    return members ? [{ family, components: members }] : []
  })
}
