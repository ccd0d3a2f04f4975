import type { Component } from '#catalogue/manifest.ts'
import type { CheckedPage } from './checked-page.ts'
import type { FindingPlace } from './finding.ts'

/** What belongs to an optional element that is switched off is not on the page. */
export function isHidden(
  { optionalElements }: CheckedPage,
  component: Component,
  place: FindingPlace,
): boolean {
  if (place.item === undefined) return false
  const switches = optionalElements[place.instanceId]?.[place.item]
  return (component.optionalElements ?? []).some(
    ({ id, fields }) => switches?.[id] === false && fields.includes(place.field ?? ''),
  )
}
