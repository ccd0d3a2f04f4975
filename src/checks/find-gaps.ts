import { columnsOf, isPicture } from '#catalogue/lookup.ts'
import type { Component, Field } from '#catalogue/manifest.ts'
import { type ContentValues, contentOf, isBlank, isEmptyItem, textOf } from '#content/content.ts'
import type { PagePlace } from '#content/place.ts'
import { readAddress } from '#content/values/safe-url.ts'
import type { CheckedPage } from './checked-page.ts'
import { findPictureFaults } from './find-picture-faults.ts'
import { createFinding, type Finding } from './finding.ts'
import { isHidden } from './is-hidden.ts'

/** Buttons and links of a section that have no address of their own, and pictures that are missing. */
export function findGaps(component: Component, page: CheckedPage, instanceId: string): Finding[] {
  const { fields, items } = contentOf(page.content, instanceId)
  const find = (definitions: readonly Field[], values: ContentValues, of: { item?: number }) =>
    definitions.flatMap((field) => {
      const place = { instanceId, field: field.name, ...of }
      return isHidden(page, component, place)
        ? []
        : findGap({ component, page, definitions, values, field, place })
    })
  return [
    ...find(component.docx.fields, fields, {}),
    ...items.flatMap((item, index) =>
      isEmptyItem(item, columnsOf(component)) ? [] : find(columnsOf(component), item, { item: index }),
    ),
  ]
}

type Gap = {
  component: Component
  page: CheckedPage
  definitions: readonly Field[]
  values: ContentValues
  field: Field
  place: PagePlace
}

function findGap({ component, page, definitions, values, field, place }: Gap): Finding[] {
  const isEmpty = isBlank(values[field.name]?.value)
  if (field.leadsTo !== undefined) return findButtonGap(page, values, field, place)
  if (isPicture(field) && !isEmpty)
    return findPictureFaults(field, textOf(values[field.name]?.value), page, place)
  if (field.type !== 'url' || !isEmpty) return []
  if (isPicture(field)) {
    const hasStandIn = page.usePlaceholderImages && component.defaultImages !== undefined
    return hasStandIn ? [] : [createFinding({ rule: 'no-picture' }, place)]
  }
  const isOfButton = definitions.some(({ leadsTo }) => leadsTo === field.name)
  return isOfButton ? [] : [createFinding({ rule: 'link-without-address' }, place)]
}

/** A button that stands: one that somebody wrote, or whose component always has it. */
function findButtonGap(page: CheckedPage, values: ContentValues, field: Field, place: PagePlace): Finding[] {
  const { leadsTo, fallback, placeholder } = field
  const text = textOf(values[field.name]?.value).trim()
  const isAlwaysThere = leadsTo === 'page' && fallback !== undefined
  if (readAddress(page.actionUrl ?? '') !== undefined || (text === '' && !isAlwaysThere)) return []
  if (leadsTo !== 'page' && !isBlank(values[leadsTo ?? '']?.value)) return []
  const mendedAt = leadsTo === 'page' ? place : { ...place, field: leadsTo ?? '' }
  return [createFinding({ rule: 'button-without-link', text: text || placeholder }, mendedAt)]
}
