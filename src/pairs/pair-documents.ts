import { isLocale, type Locale } from '#base/locale.ts'
import { columnsOf, findComponent, hasContent } from '#catalogue/lookup.ts'
import type { Component, Field, Manifest } from '#catalogue/manifest.ts'
import { type ContentValues, contentOf, type InstanceContent, textOf } from '#content/content.ts'
import { type ParseResult, readData } from '#content/parse-result.ts'
import type { Place } from '#content/place.ts'
import { findPairFaults, type PairKnowledge } from './find-pair-faults.ts'
import type { PairFault } from './pair-fault.ts'

/** Two documents of one page. */
export type DocumentPair = Record<Locale, ParseResult>

/** Documents that are one page in two languages: of one name but for the language in it, and one alone of each language. */
export function findDocumentPairs(results: readonly ParseResult[]): DocumentPair[] {
  return [...Map.groupBy(results, pageKey)].flatMap(([key, group]): DocumentPair[] => {
    const [english, ...otherEnglish] = group.filter((result) => localeOf(result) === 'en-AE')
    const [arabic, ...otherArabic] = group.filter((result) => localeOf(result) === 'ar-AE')
    const isOne = otherEnglish.length === 0 && otherArabic.length === 0
    return key !== undefined && english && arabic && isOne ? [{ 'en-AE': english, 'ar-AE': arabic }] : []
  })
}

/** What a name is without the language in it: "travel-card-ar", "Travel Card (Arabic)", "travel_card_AR_v2". */
export function withoutLanguage(name: string): string {
  const plain = name.replace(/\.docx$/i, '')
  const start = Math.max(0, plain.length - longestMark)
  const end = plain
    .slice(start)
    .replace(
      /(?:[-_. ]+[([]?|[([]|^)(?:en|ar|eng|ara|english|arabic|عربي|العربية|إنجليزي|الإنجليزية)(?:[-_]ae)?[)\]]?((?:[-_. ]+(?:v\d{1,3}|\d{1,8}|final|draft))*)$/i,
      '$1',
    )
  return `${plain.slice(0, start)}${end}`.replace(/^(?:en|ar)(?:[-_]ae)?[-_. ]+/i, '')
}

/** In UTF-16 units, with what stands round it. */
const longestMark = 40

export function localeOf({ metadata, filename }: ParseResult): Locale | undefined {
  if (metadata.locale && isLocale(metadata.locale)) return metadata.locale
  const [, code = ''] = /[-_. ([](en|ar)(?:[-_]ae)?[)\]]?(?:\.docx)?$/i.exec(filename) ?? []
  return code === '' ? undefined : `${code.toLowerCase() as 'en' | 'ar'}-AE`
}

function pageKey({ metadata, filename }: ParseResult): string | undefined {
  const key = withoutLanguage(metadata.pageName || filename)
  return key === '' ? undefined : key.toLowerCase()
}

/** A fault with its place: the instance of each side, as far as there is one. */
export type PageFault = { code: string; instances: { [side in Locale]?: string } } & (
  | ({ fault: PairFault } & Partial<Place>)
  /** A section that the other side alone has. */
  | { missing: 'section'; side: Locale }
  | { missing: 'items'; items: Record<Locale, number> }
)

/** Every value of a page against the one at its place on the other: sections by their kind, in order, items by their number. */
export function comparePages(pair: DocumentPair, manifest: Manifest, known: PairKnowledge = {}): PageFault[] {
  const [english, arabic] = [sectionsOf(pair['en-AE'], manifest), sectionsOf(pair['ar-AE'], manifest)]
  const faults: PageFault[] = []
  for (const [key, one] of english) {
    const other = arabic.get(key)
    if (other) faults.push(...compareSections(one, other, known))
    else faults.push({ ...placeOf(one, 'en-AE'), missing: 'section', side: 'ar-AE' })
  }
  for (const [key, other] of arabic) {
    if (!english.has(key)) faults.push({ ...placeOf(other, 'ar-AE'), missing: 'section', side: 'en-AE' })
  }
  return faults
}

/** The values of one section, of which both languages have the same items. */
export function compareInstances(
  component: Component,
  content: Record<Locale, InstanceContent>,
  known: PairKnowledge = {},
): ValueFault[] {
  const [english, arabic] = [content['en-AE'], content['ar-AE']]
  const compare = (fields: readonly Field[], one: ContentValues, other: ContentValues, item?: number) =>
    fields.flatMap((definition): ValueFault[] =>
      compareValues(definition, fields, one, other, known).map((fault) => ({
        field: definition.name,
        ...(item !== undefined && { item }),
        fault,
      })),
    )
  const shared = Math.min(english.items.length, arabic.items.length)
  return [
    ...compare(component.docx.fields, english.fields, arabic.fields),
    ...english.items
      .slice(0, shared)
      .flatMap((item, index) => compare(columnsOf(component), item, arabic.items[index] ?? {}, index)),
  ]
}

/** What is wrong with a value, and where it stands in its section. */
export type ValueFault = { fault: PairFault } & Place

type Section = { component: Component; instanceId: string; content: InstanceContent }

function sectionsOf({ metadata, data }: ParseResult, manifest: Manifest): Map<string, Section> {
  const content = readData(data)
  const sections = new Map<string, Section>()
  const counts = new Map<string, number>()
  for (const { code, instanceId } of metadata.components) {
    const component = findComponent(manifest, code)
    if (!component || !hasContent(component)) continue
    const count = (counts.get(code) ?? 0) + 1
    counts.set(code, count)
    sections.set(`${code} ${count}`, { component, instanceId, content: contentOf(content, instanceId) })
  }
  return sections
}

function placeOf({ component, instanceId }: Section, side: Locale) {
  return { code: component.code, instances: { [side]: instanceId } }
}

function compareSections(english: Section, arabic: Section, known: PairKnowledge): PageFault[] {
  const { component } = english
  const instances = { 'en-AE': english.instanceId, 'ar-AE': arabic.instanceId }
  const common = { code: component.code, instances }
  const items = { 'en-AE': english.content.items.length, 'ar-AE': arabic.content.items.length }
  const found = compareInstances(component, { 'en-AE': english.content, 'ar-AE': arabic.content }, known).map(
    (each) => ({ ...common, ...each }),
  )
  return items['en-AE'] === items['ar-AE'] ? found : [{ ...common, missing: 'items', items }, ...found]
}

function compareValues(
  { name, type, role, fixed, picture }: Field,
  fields: readonly Field[],
  english: ContentValues,
  arabic: ContentValues,
  known: PairKnowledge,
): PairFault[] {
  if (fixed !== undefined || picture !== undefined) return []
  const valueIn = (values: ContentValues) => values[name]?.value ?? ''
  const label = fields.find((field) => field.role === 'figure-label')?.name ?? ''
  const isFigure = role === 'figure' || type === 'number'
  const beside = isFigure &&
    label && { 'en-AE': textOf(english[label]?.value), 'ar-AE': textOf(arabic[label]?.value) }
  return findPairFaults(
    { type, value: { 'en-AE': valueIn(english), 'ar-AE': valueIn(arabic) }, ...(beside && { beside }) },
    known,
  )
}
