import type { ItemPlace } from '#content/place.ts'
import type { InstanceDraft } from '../draft.ts'
import type { Item } from '../items.ts'
import type { Conflict } from './conflict.ts'
import { hasOtherWords } from './is-rewritten.ts'
import { mergeOrder } from './merge-order.ts'
import { mergeValue } from './merge-value.ts'
import { partOf, type Sides, takenFrom } from './three-sides.ts'

/** Which section it is, and the value in which somebody is writing right now. */
export type Within = { instanceId: string; open: ItemPlace | undefined }

export type Merged<Value> = { value: Value; conflicts: Conflict[] }

/** The values and items of one section. */
export function mergeContent(
  sides: Sides<InstanceDraft | undefined>,
  within: Within,
): Merged<InstanceDraft | undefined> {
  const isOpen = within.open?.instanceId === within.instanceId
  const taken = isOpen ? undefined : takenFrom(sides)
  if (taken) return { value: sides[taken], conflicts: [] }
  if (!sides.mine && !sides.theirs) return { value: undefined, conflicts: [] }

  const whole = withStartingItems(sides)
  const fields = mergeValues(
    partOf(whole, (each) => each.fields),
    within,
  )
  const items = mergeItems(
    partOf(whole, (each) => each.items),
    within,
  )
  return {
    value: { fields: fields.value, items: items.value },
    conflicts: [...fields.conflicts, ...items.conflicts],
  }
}

/**
 * Of a section that nobody has written in nothing is stored, and its form has rows all the same, which are counted: those
 * that another side has of them were there.
 */
function withStartingItems(sides: Sides<InstanceDraft | undefined>): Sides<InstanceDraft> {
  const stored = [sides.base, sides.mine, sides.theirs].flatMap((each) => each?.items ?? [])
  const ids = new Set(stored.map(({ id }) => id).filter((id) => /^item-\d+$/.test(id)))
  const rows = [...ids]
    .sort((one, other) => Number(one.slice(5)) - Number(other.slice(5)))
    .map((id): Item => ({ id, values: {} }))
  return partOf(sides, (each) => each ?? { fields: {}, items: rows })
}

function mergeItems(sides: Sides<Item[]>, within: Within): Merged<Item[]> {
  const { base, mine, theirs } = partOf(sides, (items) => new Map(items.map((item) => [item.id, item])))
  const kept = new Map<string, Item>()
  const conflicts: Conflict[] = []
  for (const id of new Set([...theirs.keys(), ...mine.keys()])) {
    const merged = mergeItem({ base: base.get(id), mine: mine.get(id), theirs: theirs.get(id) }, id, within)
    if (merged.value) kept.set(id, merged.value)
    conflicts.push(...merged.conflicts)
  }
  const order = mergeOrder(
    partOf(sides, (items) => items.map(({ id }) => id)),
    new Set(kept.keys()),
  )
  return { value: order.flatMap((id) => kept.get(id) ?? []), conflicts }
}

function mergeItem(sides: Sides<Item | undefined>, id: string, within: Within): Merged<Item | undefined> {
  const { base, mine, theirs } = sides
  if (mine && theirs) {
    const values = partOf({ base, mine, theirs }, (item) => item?.values ?? {})
    const merged = mergeValues(values, within, id)
    return { value: { id, values: merged.value }, conflicts: merged.conflicts }
  }
  const left = mine ?? theirs
  if (!base || !left) return { value: base ? undefined : left, conflicts: [] }
  const isOpen = within.open?.instanceId === within.instanceId && within.open.itemId === id
  if (!isOpen && !hasOtherWords(base.values, left.values)) return { value: undefined, conflicts: [] }
  const removedBy = mine ? 'them' : 'me'
  return {
    value: left,
    conflicts: [{ kind: 'item', instanceId: within.instanceId, itemId: id, removedBy }],
  }
}

type Values = Item['values']

function mergeValues(sides: Sides<Values>, { instanceId, open }: Within, itemId?: string): Merged<Values> {
  const names = new Set([...Object.keys(sides.theirs), ...Object.keys(sides.mine)])
  const conflicts: Conflict[] = []
  const merged = [...names].flatMap((field): [string, Values[string]][] => {
    const value = partOf(sides, (values) => (Object.hasOwn(values, field) ? values[field] : undefined))
    const isMineOpen = () => open?.instanceId === instanceId && open.itemId === itemId && open.field === field
    const { value: winner, theirs } = mergeValue(value, isMineOpen)
    if (theirs) {
      const place = { instanceId, ...(itemId !== undefined && { itemId }), field }
      conflicts.push({ kind: 'value', ...place, ...(value.base && { base: value.base }), theirs })
    }
    return winner ? [[field, winner]] : []
  })
  return { value: Object.fromEntries(merged), conflicts }
}
