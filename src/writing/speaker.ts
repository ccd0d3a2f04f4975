import { isAiGenerated } from '#catalogue/lookup.ts'
import type { Component, Field } from '#catalogue/manifest.ts'
import { roleOf } from './draft-writer/roles.ts'

/** Whether a section says here what of the brief is not on the page, so that it says so once. */
export function speaksForSection(
  component: Component,
  place: { field: Field } | { itemIndex: number },
): boolean {
  const speaker = component.docx.fields.find(
    (field) => isAiGenerated(field) && ['promise', 'lead', 'details'].includes(roleOf(component, field).role),
  )
  return 'field' in place ? speaker === place.field : speaker === undefined && place.itemIndex === 1
}
