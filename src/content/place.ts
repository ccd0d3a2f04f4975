/** Where a value stands in an instance: a field, or a column of the item at `item`, from 0. */
export type Place = { field: string; item?: number }

/** Where a value stands on a page. */
export type PagePlace = Place & { instanceId: string }

/** The same by the id of the item, which stays with it wherever the item is moved. */
export type ItemPlace = { instanceId: string; itemId?: string | undefined; field: string }

/** Without what comes with a place, such as a slot's definition. */
export function placeOf({ field, item }: Place): Place {
  return item === undefined ? { field } : { field, item }
}

/** `title`, or `items.0.title`. */
export function pathOf({ field, item }: Place): string {
  return item === undefined ? field : `items.${item}.${field}`
}

export function isSamePlace(one: PagePlace, other: PagePlace): boolean {
  return one.instanceId === other.instanceId && one.field === other.field && one.item === other.item
}
