import { escapeText } from '#base/escape-html.ts'
import { columnsOf, labelOf, startingRows } from '#catalogue/lookup.ts'
import type { Component, Field } from '#catalogue/manifest.ts'
import { type ContentValues, type InstanceContent, listOf, textOf } from '#content/content.ts'
import { isUnseen } from '#content/empty-sections.ts'
import { type Place, pathOf } from '#content/place.ts'
import { readNumber } from '#content/values/number.ts'
import { plainText } from '#content/values/rich-text.ts'

export type StandIns = {
  /** The content with words where it has none. */
  content: InstanceContent
  isStandIn: (place: Place) => boolean
}

/** `required`: where a value is required alone. */
export type StoodIn = 'required' | 'all'

type Surroundings = {
  stoodIn: StoodIn
  /** The page's own words, by key. */
  texts: Record<string, string>
  /** Whether this place is shown: nothing stands in for what is switched off. */
  isShown: (place: Place) => boolean
}

/**
 * Words that show where an empty value would stand: the placeholder of a required one, the label of another, and of one
 * whose placeholder has a figure, which would look like the bank's own. A value with a fallback needs none, unless it is a button that would not be there.
 */
export function standIn(
  component: Component,
  content: InstanceContent | undefined,
  { stoodIn, texts, isShown }: Surroundings,
): StandIns {
  const places = new Set<string>()
  const { fields, items } = content ?? { fields: {}, items: emptyRows(component) }

  function complete(definitions: readonly Field[], values: ContentValues, item?: number): ContentValues {
    const completed: ContentValues = { ...values }
    for (const field of definitions) {
      const place = item === undefined ? { field: field.name } : { field: field.name, item }
      if (!printsNothing(field, values[field.name]?.value) || !isShown(place)) continue
      const value = field.type === 'url' ? addressFor(field, definitions) : wordsFor(field, values)
      if (value === undefined) continue
      places.add(pathOf(place))
      completed[field.name] = { value, ai_generated: false }
    }
    return completed
  }

  function wordsFor(field: Field, values: ContentValues): string | undefined {
    if (field.fixed) return undefined
    if (field.fallback !== undefined) {
      return stoodIn === 'all' && isMissingButton(field, values) ? texts[field.fallback] : undefined
    }
    const label = labelOf(field.name)
    if (field.required) return wordsOf(field, /\p{N}/u.test(field.placeholder) ? label : field.placeholder)
    return stoodIn === 'all' ? wordsOf(field, label) : undefined
  }

  /** A link of the page's own words stands by its address alone; one with words of its own comes with these. */
  function addressFor({ name, fixed, picture }: Field, beside: readonly Field[]): string | undefined {
    const hasWords = beside.some(({ leadsTo }) => leadsTo === name)
    return stoodIn === 'all' && !fixed && !picture && !hasWords ? nowhere : undefined
  }

  return {
    content: {
      fields: complete(component.docx.fields, fields),
      items: items.map((item, index) => complete(columnsOf(component), item, index)),
    },
    isStandIn: (place) => places.has(pathOf(place)),
  }
}

const nowhere = '#'

/** Nothing is written, or nothing that could be shown. */
function printsNothing({ type }: Field, value: string | string[] | undefined): boolean {
  if (isUnseen(value)) return true
  if (type === 'number') return readNumber(textOf(value)) === undefined
  if (type === 'array') return listOf(value).length === 0
  return type === 'richtext' && isUnseen(plainText(textOf(value)))
}

/** A button stands as soon as it has words of its own or an address. */
function isMissingButton({ leadsTo }: Field, values: ContentValues): boolean {
  return leadsTo !== undefined && leadsTo !== 'page' && isUnseen(values[leadsTo]?.value)
}

/** A number is the least that there can be; whoever shows it says what is missing instead. */
function wordsOf({ type, min }: Field, words: string): string {
  if (type === 'number') return String(min ?? 0)
  return type === 'richtext' ? escapeText(words) : words
}

function emptyRows(component: Component): ContentValues[] {
  return Array.from({ length: startingRows(component) }, () => ({}))
}
