import type { PagePlace } from '#content/place.ts'
import { headerLabels } from '../format.ts'
import type { InstanceReading } from './instance.ts'
import type { SpecParts } from './parts.ts'
import type { WordPlace } from './place.ts'
import type { HeaderKey } from './rows.ts'

/** Where in the main part stands what a message can be about, by `source` of its paragraph. */
export type DocumentPlaces = {
  /** The first words of the document. */
  first: number | undefined
  header: ReadonlyMap<HeaderKey, number>
  orderTable: number | undefined
  /** By instance ids: the rows of the order table, the headings of the sections. */
  orderRows: ReadonlyMap<string, number>
  sections: ReadonlyMap<string, number>
  /** By instance ids, and in those `title`, `question/2`, and `items` for the first item. */
  values: ReadonlyMap<string, ReadonlyMap<string, number>>
}

export function listPlaces(
  { first, headerSources, order, sections }: SpecParts,
  instances: readonly ({ instanceId: string } & Pick<InstanceReading, 'sources'>)[],
): DocumentPlaces {
  return {
    first: first ?? order[0]?.source,
    header: headerSources,
    orderTable: order.find(({ source }) => source !== undefined)?.source,
    orderRows: sourcesById(order),
    sections: sourcesById(sections),
    values: new Map(instances.map(({ instanceId, sources }) => [instanceId, sources])),
  }
}

/** Of two of an id the last: that is the copy. */
function sourcesById(all: readonly { instanceId: string; source?: number | undefined }[]) {
  return new Map(
    all.flatMap(({ instanceId, source }) =>
      source === undefined || instanceId === '' ? [] : [[instanceId, source] as const],
    ),
  )
}

/** The value's own cell, or undefined where the document has no row for it. */
export function sourceOfValue({ values }: DocumentPlaces, { instanceId, field, item }: PagePlace) {
  return values.get(instanceId)?.get(item === undefined ? field : `${field}/${item + 1}`)
}

/** The heading of a component's section, or its row of the order table where it has none. */
export function sourceOfInstance(places: DocumentPlaces, instanceId: string): number | undefined {
  const { sections, orderRows, values } = places
  const [row] = values.get(instanceId)?.values() ?? []
  return sections.get(instanceId) ?? orderRows.get(instanceId) ?? row ?? sourceOfOrder(places)
}

export function sourceOfOrder({ orderTable, first }: DocumentPlaces): number | undefined {
  return orderTable ?? first
}

/** The nearest that is known of a place: its own paragraph, the section that it stands in, or the document's beginning. */
export function sourceOfPlace(places: DocumentPlaces, place: WordPlace | undefined): number | undefined {
  const { source, instanceId, spot } = place ?? {}
  if (source !== undefined) return source
  if (spot?.at === 'note') return sourceOfPlace(places, spot.of)
  if (instanceId) return sourceOfInstance(places, instanceId)
  const key = spot?.at === 'value' && keysByLabel.get(spot.label)
  return (key ? places.header.get(key) : undefined) ?? places.first
}

const keysByLabel = new Map(
  Object.entries(headerLabels).map(([key, label]) => [label as string, key as HeaderKey]),
)
