import { columnsOf, isPicture } from '#catalogue/lookup.ts'
import type { Component, Field } from '#catalogue/manifest.ts'
import { type ContentValues, type InstanceContent, textOf } from '#content/content.ts'
import { isUnseen } from '#content/empty-sections.ts'
import type { Place } from '#content/place.ts'
import { readPictureAddress } from '#content/values/picture-address.ts'
import { readAddress } from '#content/values/safe-url.ts'
import { MarkedValue } from './marked-value.ts'
import { type SectionValues, shownItems } from './section-scope.ts'

/**
 * What a printed value is: what somebody wrote; what the page says of itself where nobody wrote; or what the tool says
 * where nothing stands. `entry`: of a list, which of its lines (`listOf`), from 0.
 */
export type MarkedPlace = Place & { kind: 'written' | 'fallback' | 'stand-in'; entry?: number }

type TemplateValues = SectionValues['fields']
type MarkedValues = Record<string, string | MarkedValue | MarkedValue[]>

export type MarkedSection = {
  fields: MarkedValues
  items: MarkedValues[]
  /** By the number in their marks. */
  places: MarkedPlace[]
}

/** The values of a section, each of which knows its place. Fixed columns and icons are nobody's, and stay as they are. */
export function markValues(
  component: Component,
  content: InstanceContent,
  values: SectionValues,
  isStandIn: (place: Place) => boolean,
): MarkedSection {
  const places: MarkedPlace[] = []

  function markAll(fields: readonly Field[], written: ContentValues, shown: TemplateValues, item?: number) {
    const marked: MarkedValues = { ...shown } as MarkedValues
    for (const field of fields) {
      const value = shown[field.name] ?? ''
      if (field.fixed || (value.length === 0 && !isPicture(field))) continue
      const place = item === undefined ? { field: field.name } : { field: field.name, item }
      const kind = isStandIn(place) ? 'stand-in' : kindOf(field, written[field.name]?.value, value)
      const mark = (text: string, entry?: number) => {
        places.push({ ...place, kind, ...(entry !== undefined && { entry }) })
        return new MarkedValue(text, places.length - 1)
      }
      marked[field.name] = Array.isArray(value) ? value.map(mark) : mark(value)
    }
    return marked
  }

  const fields = markAll(component.docx.fields, content.fields, values.fields)
  const items = shownItems(component, content).map(([index, item], place) =>
    markAll(columnsOf(component), item, values.items[place] ?? {}, index),
  )
  return { fields, items, places }
}

function kindOf(field: Field, written: string | string[] | undefined, shown: string | string[]) {
  if (field.type !== 'url') return isUnseen(written) ? 'fallback' : 'written'
  if (shown === '') return 'stand-in'
  const own = isPicture(field) ? readPictureAddress(textOf(written)) : readAddress(textOf(written))
  return own === shown ? 'written' : 'fallback'
}
