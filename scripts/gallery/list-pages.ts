import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { z } from 'zod'
import { type Locale, locales } from '#base/locale.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { hasContent } from '#catalogue/lookup.ts'
import { loadSample } from '#catalogue/sample.node.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import type { Page } from '#html/page.ts'
import { createRenderer } from '#html/render.ts'
import { nextInstanceId } from '#layout/instance-id.ts'
import { type Brand, brandOf, type Placement } from '#layout/layout.ts'
import { pageSpecSchema } from '#layout/page-spec.ts'

/** A finished page that people and programs look at. `id` is its file name; `group` is what it shows. */
export type GalleryPage = {
  id: string
  group: string
  html: string
  /** How many components stand on it. */
  size: number
}

const directory = process.env.CATALOGUE_DIR ?? 'catalogue'
const samplesDirectory = 'test/sample-pages'
const brands: readonly Brand[] = ['ENBD', 'EI']
const createdAt = '2026-11-01T08:00:00.000Z'

const { manifest, pageFiles } = loadCatalogue(directory)
const { renderPage } = createRenderer(manifest, pageFiles)

/** Every component in each brand and language, and whole pages; `only` is a component's code or a page's name. */
export function listGalleryPages(only: string | undefined): GalleryPage[] {
  const pages = [...listWholePages(), ...listComponentPages()]
  return only === undefined ? pages : pages.filter(({ id, group }) => id === only || group === only)
}

function listComponentPages(): GalleryPage[] {
  return manifest.components.flatMap((component) =>
    brands
      .filter((brand) => (brandOf(component.code) ?? brand) === brand)
      .flatMap((brand) =>
        locales.map((locale) => {
          const codes = hasContent(component) ? [`HDR001-${brand}`, component.code] : [component.code]
          return finish(`${component.code}.${brand}.${locale}`, component.code, fromSamples(codes, locale))
        }),
      ),
  )
}

/** Those that lie beside the tests; where there are none, one of all components. */
function listWholePages(): GalleryPage[] {
  const layouts = globSync(`${samplesDirectory}/*.layout.json`).toSorted()
  if (layouts.length > 0) {
    return layouts.map((file) => {
      const name = basename(file, '.layout.json')
      return finish(name, name, readWholePage(name))
    })
  }
  const written = manifest.components.filter(hasContent).map(({ code }) => code)
  return brands.flatMap((brand) =>
    locales.map((locale) => {
      const codes = [`HDR001-${brand}`, ...written, `FTR001-${brand}`]
      return finish(`every-component.${brand}.${locale}`, 'every-component', fromSamples(codes, locale))
    }),
  )
}

function readWholePage(name: string): Page {
  const { page, components } = pageSpecSchema.parse(readJson(name, 'layout'))
  const content = readData(dataSchema.parse(readJson(name, 'content')))
  const { locale, layoutHash } = page
  return { ...blank, name, locale, layoutHash, components, content, createdAt: page.createdAt }
}

function readJson(name: string, part: 'layout' | 'content'): unknown {
  const file = `${samplesDirectory}/${name}.${part}.json`
  if (!existsSync(file)) throw new Error(`${file} is missing`)
  return z.json().parse(JSON.parse(readFileSync(file, 'utf8')))
}

function fromSamples(codes: readonly string[], locale: Locale): Page {
  const components: Placement[] = []
  for (const code of codes) components.push({ code, instanceId: nextInstanceId(components, code) })
  const samples = components.map(({ code, instanceId }) => [instanceId, loadSample(directory, code, locale)])
  const content = readData(dataSchema.parse(Object.fromEntries(samples)))
  return { ...blank, name: 'gallery', locale, components, content }
}

const blank = { createdAt, optionalElements: {}, usePlaceholderImages: true }

function finish(id: string, group: string, page: Page): GalleryPage {
  return { id, group, html: renderPage(page), size: page.components.length }
}
