import { type Component, families } from '#catalogue/manifest.ts'

type Family = (typeof families)[number]

/** Components of one kind and how often they stand on the page. */
export type NameCount = { name: string; count: number }

/** `family` is undefined for codes that the catalogue does not have. */
export type ComponentGroup = { family: Family | undefined; count: number; names: NameCount[] }

/** The page's components by family, families in the catalogue's order, unknown codes last. */
export function groupComponents(
  components: readonly { code: string }[],
  find: (code: string) => Component | undefined,
): ComponentGroup[] {
  const byFamily = Map.groupBy(components, ({ code }) => find(code)?.family)
  return [...families, undefined].flatMap((family) => {
    const members = byFamily.get(family)
    if (!members) return []
    const byName = Map.groupBy(members, ({ code }) => find(code)?.displayName ?? code)
    const names = [...byName].map(([name, { length: count }]) => ({ name, count }))
    return { family, count: members.length, names }
  })
}
