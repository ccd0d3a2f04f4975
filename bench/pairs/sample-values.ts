import { type Locale, locales } from '#base/locale.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { loadStartPages } from '#catalogue/load-start-pages.node.ts'
import { columnsOf, findComponent } from '#catalogue/lookup.ts'
import type { Component, Field, Manifest } from '#catalogue/manifest.ts'
import { loadSample } from '#catalogue/sample.node.ts'
import type { StartValues } from '#catalogue/start-page.ts'
import { isBlank } from '#content/content.ts'

/** A value that stands in both languages of a sample or of a page to start from. */
export type SampleValue = {
  place: string
  definition: Field
  value: Record<Locale, string | string[]>
  /** What stands beside a figure and tells what it counts. */
  beside?: Record<Locale, string>
}

/** All values that are written, each text once. */
export function readSampleValues(): SampleValue[] {
  const { directory, manifest } = loadCatalogue('catalogue')
  const ofComponents = manifest.components.flatMap((component) =>
    valuesOf(
      component,
      component.code,
      (locale) => loadSample(directory, component.code, locale) as StartValues,
    ),
  )
  const { pages, broken } = loadStartPages({ directory, manifest })
  if (broken.length > 0) throw new Error(JSON.stringify(broken))
  const ofPages = pages.flatMap(({ name, sections }) =>
    sections['en-AE'].flatMap(({ code }, index) =>
      valuesOf(
        componentOf(manifest, code),
        `${name} ${index + 1} ${code}`,
        (locale) => sections[locale][index]?.values ?? {},
      ),
    ),
  )
  const all = [...ofComponents, ...ofPages]
  return [...new Map(all.map((each) => [JSON.stringify([each.value, each.beside]), each])).values()]
}

function componentOf(manifest: Manifest, code: string): Component {
  const component = findComponent(manifest, code)
  if (!component) throw new Error(`There is no component ${code}.`)
  return component
}

function valuesOf(component: Component, place: string, load: (locale: Locale) => StartValues): SampleValue[] {
  const given = { 'en-AE': load('en-AE'), 'ar-AE': load('ar-AE') }
  const rows = { 'en-AE': rowsOf(given['en-AE']), 'ar-AE': rowsOf(given['ar-AE']) }
  if (rows['en-AE'].length !== rows['ar-AE'].length) throw new Error(`${place}: lists of different length.`)
  return [
    ...pairUp(component.docx.fields, place, (locale) => given[locale]),
    ...rows['en-AE'].flatMap((_, index) =>
      pairUp(columnsOf(component), `${place} ${index + 1}`, (locale) => rows[locale][index] ?? {}),
    ),
  ].filter(({ value }) => locales.some((locale) => !isBlank(value[locale])))
}

function rowsOf({ items }: StartValues): StartValues[] {
  return Array.isArray(items) ? items.flatMap((row) => (typeof row === 'string' ? [] : [row])) : []
}

function pairUp(
  definitions: readonly Field[],
  place: string,
  read: (locale: Locale) => StartValues,
): SampleValue[] {
  return definitions.flatMap((definition) => {
    if (definition.fixed !== undefined) return []
    const label = definitions.find(({ role }) => role === 'figure-label')
    const isFigure = definition.role === 'figure' || definition.type === 'number'
    return {
      place: `${place} ${definition.name}`,
      definition,
      value: inBoth((locale) => readGiven(read(locale)[definition.name])),
      ...(isFigure && label && { beside: inBoth((locale) => String(read(locale)[label.name] ?? '')) }),
    }
  })
}

function inBoth<Value>(read: (locale: Locale) => Value): Record<Locale, Value> {
  return { 'en-AE': read('en-AE'), 'ar-AE': read('ar-AE') }
}

function readGiven(given: StartValues[string] | undefined): string | string[] {
  if (Array.isArray(given)) return given.map(String)
  return given === undefined ? '' : String(given)
}
