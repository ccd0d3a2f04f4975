import type { Component } from '#catalogue/manifest.ts'
import type { CheckedPage } from './checked-page.ts'
import type { Place } from './finding.ts'

/** What belongs to an optional element that is switched off is not on the page. */
export function isHidden({ optionalElements }: CheckedPage, component: Component, place: Place): boolean {
  if (place.item === undefined) return false
  const switches = optionalElements[place.instanceId]?.[place.item - 1]
  return (component.optionalElements ?? []).some(
    ({ id, fields }) => switches?.[id] === false && fields.includes(place.field ?? ''),
  )
}
