import { columnsOf } from '#catalogue/lookup.ts'
import type { Component, Field } from '#catalogue/manifest.ts'
import { type ContentValues, contentOf } from '#content/content.ts'
import { type Brand, brandOf } from '#layout/layout.ts'
import type { CheckedPage } from '../checked-page.ts'
import { createFinding, type Finding } from '../finding.ts'
import { isHidden } from '../is-hidden.ts'
import { findValueBreaches } from './value-breaches.ts'

/** Words of a section that a bank does not publish. */
export function findImproperWords(component: Component, page: CheckedPage, instanceId: string): Finding[] {
  const { fields, items } = contentOf(page.content, instanceId)
  const brand = page.brand ?? brandOfPage(page.components)
  const find = (definitions: readonly Field[], values: ContentValues, of: { item?: number }) =>
    definitions.flatMap((definition) => {
      const place = { instanceId, field: definition.name, ...of }
      const value = values[definition.name]?.value
      if (value === undefined || isHidden(page, component, place)) return []
      return findValueBreaches(definition, value, brand).map(({ rule, words }) =>
        createFinding(
          { rule: 'improper-words', id: rule.id, isBlocking: rule.severity === 'block' },
          place,
          words,
        ),
      )
    })
  return [
    ...find(component.docx.fields, fields, {}),
    ...items.flatMap((item, index) => find(columnsOf(component), item, { item: index })),
  ]
}

/** By its header and footer. A page without any may be of either. */
export function brandOfPage(components: readonly { code: string }[]): Brand | undefined {
  for (const { code } of components) {
    const brand = brandOf(code)
    if (brand) return brand
  }
}
