import type { Component } from '#catalogue/manifest.ts'
import type { Place } from '#content/place.ts'
import type { Source } from './live-source.ts'
import { type MarkedPlace, markValues } from './mark-values.ts'
import type { Marker } from './section-renderer.ts'
import { type StandIns, standIn } from './stand-ins.ts'

/** Fills in what is empty, and marks what is printed. `places` is complete once the section is rendered. */
export function createMarker(
  component: Component,
  { content: written, stoodIn, switches }: Source,
  texts: Record<string, string>,
) {
  const places: MarkedPlace[] = []
  let isStandIn: StandIns['isStandIn'] = () => false

  const marker: Marker = {
    complete(content) {
      if (!stoodIn) return content
      const filled = standIn(component, written, {
        stoodIn,
        texts,
        isShown: (place) => !isSwitchedOff(component, switches, place),
      })
      isStandIn = filled.isStandIn
      return filled.content
    },
    mark(content, values) {
      const marked = markValues(component, content, values, isStandIn)
      places.push(...marked.places)
      return marked
    },
  }
  return { marker, places }
}

function isSwitchedOff(
  { optionalElements = [] }: Component,
  switches: Source['switches'],
  { field, item }: Place,
): boolean {
  if (item === undefined) return false
  return optionalElements.some(({ id, fields }) => fields.includes(field) && switches?.[item]?.[id] === false)
}
