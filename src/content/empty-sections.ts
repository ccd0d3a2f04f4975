import { columnsOf, findComponent, fixedValue, hasContent } from '#catalogue/lookup.ts'
import type { Component, Field, Manifest } from '#catalogue/manifest.ts'
import type { Placement } from '#layout/layout.ts'
import { type ContentValues, contentOf, type InstanceContent, type PageContent, textOf } from './content.ts'

type Sections = { components: readonly Placement[]; content: PageContent }

/** The page without sections that would be an empty band, or a heading of nobody's. */
export function withoutEmptySections<Page extends Sections>(page: Page, manifest: Manifest): Page {
  const empty = new Set(findEmptySections(page, manifest).map(({ instanceId }) => instanceId))
  return { ...page, components: page.components.filter(({ instanceId }) => !empty.has(instanceId)) }
}

function findEmptySections({ components, content }: Sections, manifest: Manifest): Placement[] {
  return components.filter(({ code, instanceId }) => {
    const component = findComponent(manifest, code)
    return component && isEmptySection(component, contentOf(content, instanceId))
  })
}

/** Nothing stands in it. Headers, footers and what has no fields always have what they need. */
export function isEmptySection(component: Component, { fields, items }: InstanceContent): boolean {
  return (
    hasContent(component) &&
    isEmpty(component.docx.fields, fields) &&
    items.every((item) => isEmpty(columnsOf(component), item))
  )
}

function isEmpty(definitions: readonly Field[], values: ContentValues): boolean {
  return definitions.every(
    (field) => fixedValue(field, 0) !== undefined || isUnseen(values[field.name]?.value),
  )
}

/** White space and invisible marks alone would make a heading or a button without words. */
export function isUnseen(value: string | string[] | undefined): boolean {
  return /^[\s\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}]*$/u.test(textOf(value))
}
