import type { PaletteGroup, PaletteItem } from './palette-item.ts'

/** More rows than these are not drawn: another word finds what is left out. */
export const mostRows = 80

/** Ranked items in groups, the group of the best one first. */
export function groupItems(ranked: readonly PaletteItem[]) {
  const groups = Map.groupBy(ranked.slice(0, mostRows), ({ group }) => group)
  return [...groups].map(([group, items]): { group: PaletteGroup; items: PaletteItem[] } => ({
    group,
    items,
  }))
}
