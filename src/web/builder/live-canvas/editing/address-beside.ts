import { columnsOf, isPicture, labelOf } from '#catalogue/lookup.ts'
import type { Component, Field } from '#catalogue/manifest.ts'
import { textOf } from '#content/content.ts'
import { type Place, placeOf } from '#content/place.ts'
import { type Slot, valueAt } from '#content/slots.ts'
import type { TypedWords } from '../../reviewing/editing-store.ts'
import type { FoundSlot } from './place-now.ts'

/** The address that words lead to: a button's own, or `linked`, that of the link in which they stand on the page. */
export function addressBeside({ component, slot }: FoundSlot, linked: Place | undefined): Slot | undefined {
  const { definition, item } = slot
  if (definition.type === 'url') return undefined
  const name = definition.leadsTo ?? (linked?.item === item ? linked?.field : undefined)
  return slotOf(
    levelOf(component, item).find((field) => field.name === name && isLink(field)),
    item,
  )
}

/** The words of a button that lead to this address. */
export function wordsBeside({ component, slot }: FoundSlot): Slot | undefined {
  const { definition, item } = slot
  if (!isLink(definition)) return undefined
  return slotOf(
    levelOf(component, item).find(({ leadsTo }) => leadsTo === definition.name),
    item,
  )
}

/** The same as they are typed, as long as nobody has typed any. */
export function wordsOf(found: FoundSlot): TypedWords | undefined {
  const slot = wordsBeside(found)
  if (!slot) return undefined
  const before = textOf(valueAt(found.instance, slot).value)
  return { place: placeOf(slot), label: labelOf(slot.field), before, typed: before }
}

function levelOf(component: Component, item: number | undefined): readonly Field[] {
  return item === undefined ? component.docx.fields : columnsOf(component)
}

function isLink(field: Field): boolean {
  return field.type === 'url' && !isPicture(field)
}

function slotOf(definition: Field | undefined, item: number | undefined): Slot | undefined {
  return definition && { field: definition.name, definition, ...(item !== undefined && { item }) }
}
