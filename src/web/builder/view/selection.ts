import { create } from 'zustand'
import type { InstanceDraft } from '#content/draft/draft.ts'
import { type Place, placeOf } from '#content/place.ts'

/** A value by what it keeps while items move: the field, and the id of the item that it stands in. */
export type SelectedPlace = { field: string; itemId?: string }

/** A section of the page, or one of its values. */
export type Selection = { instanceId: string; place?: SelectedPlace }

/** What is selected on the page, in all its regions. What is gone from the page stays selected: undo brings it back. */
export const useSelection = create<{ selected: Selection | undefined }>(() => ({ selected: undefined }))

export function select(selected: Selection) {
  if (!isSameSelection(useSelection.getState().selected, selected)) useSelection.setState({ selected })
}

/** A section that comes by the way, such as by the focus: one of its own values stays selected. */
export function selectSectionOf(instanceId: string) {
  if (useSelection.getState().selected?.instanceId !== instanceId) select({ instanceId })
}

export function clearSelection() {
  useSelection.setState({ selected: undefined })
}

/** Where the value stands now; nothing once its item is gone. */
export function findPlace({ items }: InstanceDraft, { field, itemId }: SelectedPlace): Place | undefined {
  if (itemId === undefined) return { field }
  const item = items.findIndex(({ id }) => id === itemId)
  return item < 0 ? undefined : { field, item }
}

/** The other way round; a value of an item that is not there is none. */
export function selectionAt(instanceId: string, { items }: InstanceDraft, at: Place): Selection {
  const { field, item } = placeOf(at)
  if (item === undefined) return { instanceId, place: { field } }
  const itemId = items[item]?.id
  return itemId === undefined ? { instanceId } : { instanceId, place: { field, itemId } }
}

export function isSameSelection(one: Selection | undefined, other: Selection): boolean {
  return (
    one?.instanceId === other.instanceId &&
    one.place?.field === other.place?.field &&
    one.place?.itemId === other.place?.itemId
  )
}
