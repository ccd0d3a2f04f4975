import { columnsOf, findComponent } from '#catalogue/lookup.ts'
import type { Field, Manifest } from '#catalogue/manifest.ts'
import { type ContentValues, contentOf } from '#content/content.ts'
import type { PagePlace } from '#content/place.ts'
import type { Placement } from '#layout/layout.ts'
import type { JudgedText } from '#rules/judge-text.ts'
import type { CheckedPage } from '../checked-page.ts'
import { isHidden } from '../is-hidden.ts'
import { judgeValue } from './value-breaches.ts'

/** A text of a section, read for all rules, and the value that it is of. */
export type SectionText = JudgedText & { place: PagePlace }

/** Every text of a section that a page shows, in its order; none of a component that the catalogue does not know. */
export function readSection(placement: Placement, page: CheckedPage, manifest: Manifest): SectionText[] {
  return listValues(placement, page, manifest).flatMap(({ definition, value, place }) =>
    judgeValue(definition, value).map((text) => ({ ...text, place })),
  )
}

type SectionValue = { definition: Field; value: string | string[]; place: PagePlace }

/** The values of a section that a page shows. */
export function listValues(
  { code, instanceId }: Placement,
  page: CheckedPage,
  manifest: Manifest,
): SectionValue[] {
  const component = findComponent(manifest, code)
  if (!component) return []
  const { fields, items } = contentOf(page.content, instanceId)
  const read = (definitions: readonly Field[], values: ContentValues, of: { item?: number }) =>
    definitions.flatMap((definition) => {
      const place = { instanceId, field: definition.name, ...of }
      const value = values[definition.name]?.value
      if (value === undefined || isHidden(page, component, place)) return []
      return [{ definition, value, place }]
    })
  return [
    ...read(component.docx.fields, fields, {}),
    ...items.flatMap((item, index) => read(columnsOf(component), item, { item: index })),
  ]
}
