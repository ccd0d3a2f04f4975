import type { Component, Field, Manifest } from './manifest.ts'
import type { Role } from './roles.ts'

/** Finds a component by its code, as exactly written. */
export function findComponent(manifest: Manifest, code: string): Component | undefined {
  return indexOf(manifest).get(code)
}

export function columnsOf(component: Component): readonly Field[] {
  return component.docx.items?.columns ?? []
}

/** Headers and footers are fixed templates: nothing in them is written. */
export function hasContent(component: Component): boolean {
  return component.docx.fields.length > 0 || component.docx.items !== undefined
}

/** URLs and fixed columns are never sent to a writer. */
export function isAiGenerated(field: Field): boolean {
  return field.type !== 'url' && field.fixed === undefined
}

/** What nobody writes: the value of a fixed column for the item at `index`, counted from 0. */
export function fixedValue(field: Field, index: number): string | undefined {
  return field.fixed?.[index % field.fixed.length]
}

/** The address of a picture; other urls are links. */
export function isPicture({ picture }: Field): boolean {
  return picture !== undefined
}

/** Rows that an empty form or Word table starts with. */
export function startingRows(component: Component): number {
  return component.docx.items?.defaultRows ?? 0
}

/** The column that says what an item is called, else the first that is a text. */
export function titleColumnOf(component: Component): Field | undefined {
  const columns = columnsOf(component).filter(isAiGenerated)
  return (
    columns.find(({ role }) => role && namingRoles.has(role)) ??
    columns.find(({ type }) => type === 'text') ??
    columns[0]
  )
}

const namingRoles: ReadonlySet<Role> = new Set(['title', 'product', 'question', 'point', 'person'])

/** The name for people: `cta_url` reads "CTA URL", `sub_title` reads "Sub title". */
export function labelOf(name: string): string {
  const words = name.split('_').map((word) => (/^(cta|url)$/.test(word) ? word.toUpperCase() : word))
  const label = words.join(' ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}

const indexes = new WeakMap<Manifest, Map<string, Component>>()

function indexOf(manifest: Manifest): Map<string, Component> {
  const known = indexes.get(manifest)
  if (known) return known

  const index = new Map(manifest.components.map((component) => [component.code, component]))
  indexes.set(manifest, index)
  return index
}
