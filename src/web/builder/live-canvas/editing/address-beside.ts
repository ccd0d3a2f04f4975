import { columnsOf, isPicture } from '#catalogue/lookup.ts'
import type { Field } from '#catalogue/manifest.ts'
import type { Slot } from '#content/slots.ts'
import type { FoundSlot } from './place-now.ts'

/** The addresses that words lead to: a button's own, else those of the item that the words are in. */
export function addressesBeside({ component, slot }: FoundSlot, element: HTMLElement | undefined): Slot[] {
  const { definition, item } = slot
  if (definition.type === 'url') return []
  const level: readonly Field[] = item === undefined ? component.docx.fields : columnsOf(component)
  const links = level.filter((field) => field.type === 'url' && !isPicture(field))
  const own = links.filter(({ name }) => name === definition.leadsTo)
  const others = definition.leadsTo === undefined && (item !== undefined || isLink(element)) ? links : []
  return (own.length > 0 ? own : others).map((field) => ({
    field: field.name,
    definition: field,
    ...(item !== undefined && { item }),
  }))
}

function isLink(element: HTMLElement | undefined): boolean {
  return element?.closest('[data-place-href]') != null
}
