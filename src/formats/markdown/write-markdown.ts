import { columnsOf, findComponent, fixedValue, isPicture, labelOf, titleColumnOf } from '#catalogue/lookup.ts'
import type { Component, Field, Manifest } from '#catalogue/manifest.ts'
import {
  type ContentValues,
  contentOf,
  type InstanceContent,
  listOf,
  type OptionalElements,
  textOf,
} from '#content/content.ts'
import { isUnseen } from '#content/empty-sections.ts'
import { plainText, readRichText } from '#content/values/rich-text.ts'
import { safeUrl } from '#content/values/safe-url.ts'
import { pageBrand } from '#layout/layout.ts'
import { headingOfNotices, publishedNotices } from '#notices/notices.ts'
import type { FormatPage } from '../format.ts'
import { isList, writeBlocks, writeList } from './blocks.ts'
import { escapeHeading, escapeText, writeAddress, writeLink } from './inline.ts'

type MarkdownPage = Pick<
  FormatPage,
  'name' | 'components' | 'content' | 'optionalElements' | 'product' | 'locale'
>

type Definition = Pick<Field, 'name' | 'type' | 'leadsTo'>

/** What of a section is written, by which definitions. `title` is the column that an item is called by. */
type Section = {
  heading: string
  fields: Definition[]
  columns: Definition[]
  title?: Definition | undefined
}

/**
 * All texts in the order of the page: a heading for each section and item, every text behind the name of its field.
 * What is empty, switched off or a picture is left out, and so are sections of which nothing is left.
 */
export function writeMarkdown(page: MarkdownPage, manifest: Manifest): string {
  const { name, components, content, optionalElements } = page
  const sections = components.flatMap(({ code, instanceId }) => {
    const component = findComponent(manifest, code)
    const instance = contentOf(content, instanceId)
    const section = component ? describeSection(component) : describeUnknown(code, instance)
    const items = component
      ? withoutHidden(instance.items, component, switchesOf(optionalElements, instanceId))
      : instance.items
    const blocks = [...writeFields(section.fields, instance.fields), ...writeItems(section, items)]
    return blocks.length > 0 ? [`## ${escapeHeading(section.heading)}`, ...blocks] : []
  })
  const title = isUnseen(name) ? [] : [`# ${escapeHeading(name)}`]
  return `${[...title, ...sections, ...writeNotices(page)].join('\n\n')}\n`
}

/** What the page puts there by its product. */
function writeNotices({ product, locale, components }: MarkdownPage): string[] {
  const notices = publishedNotices({ product, locale, brand: pageBrand(components) })
  return notices.length === 0
    ? []
    : [`## ${escapeHeading(headingOfNotices(locale))}`, ...notices.map(escapeText)]
}

function describeSection(component: Component): Section {
  return {
    heading: component.displayName,
    fields: component.docx.fields.filter((field) => !isPicture(field)),
    columns: columnsOf(component).filter(
      (column) => !isPicture(column) && fixedValue(column, 0) === undefined,
    ),
    title: titleColumnOf(component),
  }
}

/** Of a component that the catalogue does not have. Plain text reads as rich text, too. */
function describeUnknown(code: string, { fields, items }: InstanceContent): Section {
  const named = (names: string[]) => [...new Set(names)].map((name) => ({ name, type: 'richtext' as const }))
  return { heading: code, fields: named(Object.keys(fields)), columns: named(items.flatMap(Object.keys)) }
}

/** A list where items have one text each; else a heading each: its title, or its number. */
function writeItems({ columns, title }: Section, items: readonly ContentValues[]): string[] {
  const [only, ...others] = columns
  if (only && others.length === 0) {
    const texts = items.map((item) => writeValue(only, item)).filter((blocks) => blocks.length > 0)
    return texts.length > 0 ? [writeLabel(only), writeList('bullet', texts)] : []
  }
  return items.flatMap((item, index) => {
    const name = title && plainOf(title, item)
    const rest = columns.filter((column) => column.name !== title?.name)
    const blocks = writeFields(rest, item)
    if (name) return [`### ${escapeHeading(name)}`, ...blocks]
    return blocks.length > 0 ? [`### ${index + 1}`, ...blocks] : []
  })
}

function writeFields(definitions: readonly Definition[], values: ContentValues): string[] {
  const led = definitions.filter((definition) => !isBlankAt(definition, values) && leads(definition, values))
  const ledTo = new Set(led.map(({ leadsTo }) => leadsTo))
  return definitions
    .filter(({ name }) => !ledTo.has(name))
    .flatMap((definition) => {
      const [first, ...others] = writeValue(definition, values)
      if (first === undefined) return []
      const label = writeLabel(definition)
      return isList(first) ? [label, first, ...others] : [`${label} ${first}`, ...others]
    })
}

function writeLabel({ name }: Definition): string {
  return `**${escapeText(labelOf(name))}:**`
}

/** As blocks; none where nothing is written. An address that words lead to stands in their link. */
function writeValue(definition: Definition, values: ContentValues): string[] {
  if (isBlankAt(definition, values)) return []
  const value = values[definition.name]?.value
  switch (definition.type) {
    case 'richtext':
      return writeBlocks(readRichText(textOf(value)))
    case 'array':
      return [
        writeList(
          'bullet',
          listOf(value).map((line) => [escapeText(line)]),
        ),
      ]
    case 'url':
      return [writeAddress(textOf(value))]
    default:
      return [writeLink(escapeText(textOf(value)), addressOf(definition, values))]
  }
}

function isBlankAt({ name }: Definition, values: ContentValues): boolean {
  return isUnseen(values[name]?.value)
}

function leads(definition: Definition, values: ContentValues): boolean {
  return safeUrl(addressOf(definition, values)) !== undefined
}

function addressOf({ leadsTo }: Definition, values: ContentValues): string {
  return leadsTo === undefined ? '' : textOf(values[leadsTo]?.value)
}

/** Nothing where nobody could see it. */
function plainOf({ name, type }: Definition, values: ContentValues): string | undefined {
  const text = textOf(values[name]?.value)
  if (isUnseen(text)) return undefined
  return type === 'richtext' ? plainText(text) : text
}

type Switches = OptionalElements[string]

function switchesOf(optionalElements: OptionalElements, instanceId: string): Switches {
  return Object.hasOwn(optionalElements, instanceId) ? (optionalElements[instanceId] ?? {}) : {}
}

/** Items without what is switched off in them. */
function withoutHidden(items: readonly ContentValues[], component: Component, switches: Switches) {
  return items.map((item, index) => {
    const hidden = (component.optionalElements ?? [])
      .filter(({ id }) => switches[index]?.[id] === false)
      .flatMap(({ fields }) => fields)
    return Object.fromEntries(Object.entries(item).filter(([name]) => !hidden.includes(name)))
  })
}
