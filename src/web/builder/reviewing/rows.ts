import { type PagePlace, type Place, pathOf } from '#content/place.ts'

/** Where rows are found by the focus, and the place that a row stands for. */
export function rowId(instanceId: string, place: Place): string {
  return `value-${instanceId}-${pathOf(place)}`
}

export const sheetHeadingId = 'review-sheet'

export function focusRow(instanceId: string, place: Place) {
  const row = document.getElementById(rowId(instanceId, place))
  if (!row) return focusSheet()
  row.focus({ preventScroll: true })
  row.scrollIntoView({ block: 'nearest' })
}

export function focusSheet() {
  document.getElementById(sheetHeadingId)?.focus()
}

/** As a press of its button does. */
export function editRow(instanceId: string, place: Place) {
  const row = document.getElementById(rowId(instanceId, place))
  row?.querySelector<HTMLElement>('[data-action="edit"]')?.click()
}

/** The value whose row has the focus, or something in it. */
export function focusedSpot(): PagePlace | undefined {
  const row = document.activeElement?.closest<HTMLElement>('[data-value-field]')
  const { instanceId, valueField: field, valueItem: item } = row?.dataset ?? {}
  if (instanceId === undefined || field === undefined) return undefined
  return { instanceId, field, ...(item !== undefined && { item: Number(item) }) }
}
