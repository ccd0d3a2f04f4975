import { isAiGenerated } from '#catalogue/lookup.ts'
import type { Component, Field } from '#catalogue/manifest.ts'
import type { Role } from '#catalogue/roles.ts'

/** Whether a section says here what of the brief is not on the page, so that it says so once. */
export function speaksForSection(
  component: Component,
  place: { field: Field } | { itemIndex: number },
): boolean {
  const speaker = component.docx.fields.find(
    (field) => isAiGenerated(field) && field.role && speakingRoles.has(field.role),
  )
  return 'field' in place ? speaker === place.field : speaker === undefined && place.itemIndex === 1
}

const speakingRoles: ReadonlySet<Role> = new Set([
  'promise',
  'plain-promise',
  'lead',
  'body',
  'body-and-list',
  'next',
])
