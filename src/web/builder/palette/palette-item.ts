import type { Searched } from './rank-items.ts'

/** Kinds of what the palette finds, in the order in which it shows all of them. */
const paletteGroups = ['actions', 'go-to', 'add', 'places'] as const

export type PaletteGroup = (typeof paletteGroups)[number]

/** Before anything is searched: each kind together. */
export function inReadingOrder(items: readonly PaletteItem[]): PaletteItem[] {
  return paletteGroups.flatMap((group) => items.filter((item) => item.group === group))
}

export type PaletteItem = Searched & {
  id: string
  group: PaletteGroup
  /** Tells it from others of the same name. */
  detail?: string | undefined
  shortcut?: string | undefined
  /** Why it cannot be done now. */
  obstacle?: string | undefined
  run: () => void
  /** It asks for one thing more, which is chosen in the same way. */
  question?: Question | undefined
}

export type Question = { label: string; items: readonly PaletteItem[] }

/** Id of the item's row in the list that has this id. */
export function rowId(listId: string, { id }: PaletteItem): string {
  return `${listId}-${id}`
}
