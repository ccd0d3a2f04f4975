import { columnsOf, isAiGenerated } from '#catalogue/lookup.ts'
import type { Component, Field } from '#catalogue/manifest.ts'
import type { ColumnRole, FieldRole } from '#catalogue/roles.ts'

/**
 * A section of the page that is planned, in the order of the page. `ideas`: items that a person gave an idea for, from 0;
 * `closed`: places that hold a person's words, by their keys.
 */
export type PlannedSection = {
  instanceId: string
  component: Component
  items: number
  ideas?: readonly number[]
  closed?: readonly string[]
}

/** What a place does with a fact. */
export type Use =
  | 'promise'
  | 'plain-promise'
  | 'lead'
  | 'details'
  | 'list'
  | 'next'
  | 'line'
  | 'item'
  | 'question'
  | `proof-${'safety' | 'speed' | 'cost' | 'phone'}`

/** A place that facts may have: a field, or an item with all its columns. `room` in characters, `most` in facts. */
export type FactPlace = { key: string; section: number; use: Use; room: number; most: number }

/** How a place is named in a plan. */
export function keyOfPlace(
  instanceId: string,
  { field, item }: { field?: string; item?: number | undefined },
) {
  return item === undefined ? `${instanceId} ${field}` : `${instanceId} items.${item}`
}

/** All places of a page that facts may have. Links lead on to what a brief says nothing of, and figures count for themselves. */
export function placesOf(sections: readonly PlannedSection[], name: string): FactPlace[] {
  return sections.flatMap(({ instanceId, component, items, ideas = [], closed = [] }, section) => {
    const fields = component.docx.fields.flatMap((field): FactPlace[] => {
      const use = isAiGenerated(field) ? uses[field.role as FieldRole] : undefined
      if (!use) return []
      const place = { key: keyOfPlace(instanceId, { field: field.name }), section, use }
      return [{ ...place, room: roomOf(field, use, component, name), most: mostIn(field, use) }]
    })
    const ofItems = useOfItems(component)
    if (!ofItems) return fields.filter(isOpen)
    const room = Math.max(0, ...textColumns(component).map(({ max = Number.POSITIVE_INFINITY }) => max - 1))
    const free = Array.from({ length: items }, (_, item) => item).filter((item) => !ideas.includes(item))
    const ofEach = [
      ...fields,
      ...free.map((item) => ({
        key: keyOfPlace(instanceId, { item }),
        section,
        use: ofItems,
        room,
        most: 1,
      })),
    ]
    return ofEach.filter(isOpen)

    function isOpen({ key }: FactPlace): boolean {
      return !closed.includes(key)
    }
  })
}

const uses: Partial<Record<FieldRole, Use>> = {
  promise: 'promise',
  'plain-promise': 'plain-promise',
  continuation: 'line',
  lead: 'lead',
  body: 'details',
  'body-and-list': 'list',
  next: 'next',
  'proof-safety': 'proof-safety',
  'proof-speed': 'proof-speed',
  'proof-cost': 'proof-cost',
  'proof-phone': 'proof-phone',
}

/** The promise of a hero names the product as well. */
function roomOf(
  { max = Number.POSITIVE_INFINITY }: Field,
  use: Use,
  { family }: Component,
  name: string,
): number {
  if (use.startsWith('proof-')) return max
  const isNaming = family === 'Hero' && use.endsWith('promise')
  return isNaming ? max - name.length - 2 : max - 1
}

function mostIn({ type, max = 0 }: Field, use: Use): number {
  if (use === 'list') return 4
  if (type === 'richtext') return 3
  return use === 'lead' && max >= 200 ? 2 : 1
}

function useOfItems(component: Component): Use | undefined {
  const columns = columnsOf(component).filter(isAiGenerated)
  if (columns.length === 0 || component.about === 'links') return undefined
  if (columns.some(({ role }) => role === 'figure')) return undefined
  return columns.some(({ role }) => role === 'question') ? 'question' : 'item'
}

/** The columns that can hold a whole fact: texts, and titles where there are none. */
function textColumns(component: Component): Field[] {
  const columns = columnsOf(component)
  const texts = columns.filter(({ role }) => textRoles.has(role as ColumnRole))
  return texts.length > 0 ? texts : columns.filter(({ role }) => role === 'title' || role === 'product')
}

const textRoles: ReadonlySet<ColumnRole> = new Set(['body', 'answer', 'point'])
