import { withoutNoncharacters } from '#base/noncharacters.ts'
import { columnsOf, fixedValue, isPicture } from '#catalogue/lookup.ts'
import type { Component, Field } from '#catalogue/manifest.ts'
import { type ContentValues, type InstanceContent, isEmptyItem, listOf, textOf } from '#content/content.ts'
import { isUnseen } from '#content/empty-sections.ts'
import { readNumber } from '#content/values/number.ts'
import { readPictureAddress } from '#content/values/picture-address.ts'
import { readAddress } from '#content/values/safe-url.ts'
import { withButtonUrls } from './buttons.ts'

/** What a component's template sees of one instance's values: strings, and lists for arrays. */
type TemplateValues = Record<string, string | string[]>

export type SectionValues = { fields: TemplateValues; items: (TemplateValues & { icon: string })[] }

type Surroundings = {
  /** The page's own words, by key. */
  texts: Record<string, string>
  /** Whether an optional element of the item at `index` is shown. */
  isShown: (index: number, elementId: string) => boolean
  /** Where buttons without an address of their own lead. */
  buttonUrl: string
}

/**
 * The values that a template is filled with: every field present, unsafe URLs gone, empty values replaced
 * by their fallback texts, fixed columns set, fields of hidden elements emptied, written buttons led somewhere.
 */
export function sectionValues(
  component: Component,
  content: InstanceContent,
  { texts, isShown, buttonUrl }: Surroundings,
): SectionValues {
  const columns = columnsOf(component)
  const withButtons = (fields: readonly Field[], written: ContentValues, values: TemplateValues) =>
    withButtonUrls(fields, values, { isWritten: (name) => !isUnseen(written[name]?.value), buttonUrl })
  return {
    fields: withButtons(
      component.docx.fields,
      content.fields,
      templateValues(component.docx.fields, content.fields, texts, 0),
    ),
    items: shownItems(component, content).map(([index, item], place) => ({
      ...withButtons(columns, item, {
        ...templateValues(columns, item, texts, place),
        ...hiddenValues(component, (elementId) => isShown(index, elementId)),
      }),
      icon: component.icons?.[place % component.icons.length] ?? '',
    })),
  }
}

/** The items that a template gets, each with its place among those of the content. */
export function shownItems(
  component: Component,
  content: InstanceContent,
): [index: number, item: ContentValues][] {
  const columns = columnsOf(component)
  return [...content.items.entries()].filter(([, item]) => !isEmptyItem(item, columns))
}

function templateValues(
  fields: readonly Field[],
  values: ContentValues,
  texts: Record<string, string>,
  index: number,
): TemplateValues {
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      fixedValue(field, index) ?? templateValue(field, values[field.name]?.value, texts),
    ]),
  )
}

function templateValue(field: Field, value: string | string[] | undefined, texts: Record<string, string>) {
  if (field.type === 'array') return listOf(value).map(withoutNoncharacters)
  const text = isUnseen(value) ? (texts[field.fallback ?? ''] ?? '') : withoutNoncharacters(textOf(value))
  if (field.type === 'url') return (isPicture(field) ? readPictureAddress(text) : readAddress(text)) ?? ''
  if (field.type === 'number') return readNumber(text) ?? ''
  return text
}

function hiddenValues(component: Component, isShown: (elementId: string) => boolean): TemplateValues {
  const hidden = (component.optionalElements ?? []).filter(({ id }) => !isShown(id))
  return Object.fromEntries(hidden.flatMap(({ fields }) => fields.map((name) => [name, ''])))
}
