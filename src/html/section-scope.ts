import { columnsOf, fixedValue } from '#catalogue/lookup.ts'
import type { Component, Field } from '#catalogue/manifest.ts'
import { type ContentValues, type InstanceContent, isEmptyItem, listOf, textOf } from '#content/content.ts'
import { readNumber } from '#content/number.ts'
import { readAddress } from '#content/safe-url.ts'

/** What a component's template sees of one instance's values: strings, and lists for arrays. */
type TemplateValues = Record<string, string | string[]>

export type SectionValues = { fields: TemplateValues; items: (TemplateValues & { icon: string })[] }

/** Whether an optional element of the item at `index` is shown. */
type IsShown = (index: number, elementId: string) => boolean

/**
 * The values that a template is filled with: every field present, unsafe URLs gone, empty values replaced
 * by their fallback texts, fixed columns set, fields of hidden elements emptied.
 */
export function sectionValues(
  component: Component,
  content: InstanceContent,
  texts: Record<string, string>,
  isShown: IsShown,
): SectionValues {
  const columns = columnsOf(component)
  return {
    fields: templateValues(component.docx.fields, content.fields, texts, 0),
    items: [...content.items.entries()]
      .filter(([, item]) => !isEmptyItem(item, columns))
      .map(([index, item], place) => ({
        ...templateValues(columns, item, texts, place),
        ...hiddenValues(component, (elementId) => isShown(index, elementId)),
        icon: component.icons?.[place % component.icons.length] ?? '',
      })),
  }
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
  if (field.type === 'array') return listOf(value)
  const text = isUnseen(value) ? (texts[field.fallback ?? ''] ?? '') : textOf(value)
  if (field.type === 'url') return readAddress(text) ?? ''
  if (field.type === 'number') return readNumber(text) ?? ''
  return text
}

/** White space and invisible marks alone would make a heading or a button without words. */
function isUnseen(value: string | string[] | undefined): boolean {
  return /^[\s\p{Cc}\p{Cf}]*$/u.test(textOf(value))
}

function hiddenValues(component: Component, isShown: (elementId: string) => boolean): TemplateValues {
  const hidden = (component.optionalElements ?? []).filter(({ id }) => !isShown(id))
  return Object.fromEntries(hidden.flatMap(({ fields }) => fields.map((name) => [name, ''])))
}
