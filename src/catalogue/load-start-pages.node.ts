import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '#base/locale.ts'
import { describeIssues } from './describe-issues.ts'
import { type BrokenFolder, type LoadedCatalogue, startPagesFolder } from './load.node.ts'
import { columnsOf, findComponent, hasContent } from './lookup.ts'
import type { Component, Manifest } from './manifest.ts'
import { loadSample } from './sample.node.ts'
import {
  type LoadedStartPage,
  type StartSections,
  type StartValues,
  startPageFileSchema,
} from './start-page.ts'

type Loaded = { pages: LoadedStartPage[]; broken: BrokenFolder[] }

/** What pages may start from, a file each. One that is not valid is named in `broken`; the others load. */
export function loadStartPages(catalogue: Pick<LoadedCatalogue, 'directory' | 'manifest'>): Loaded {
  const folder = join(catalogue.directory, startPagesFolder)
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => /^[^.].*\.json$/.test(file)) : []
  const broken: BrokenFolder[] = []
  const read = files.sort().flatMap((file) => {
    try {
      return [readStartPage(catalogue, folder, file)]
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      broken.push({ folder: startPagesFolder, file, reason })
      return []
    }
  })
  return { pages: read.toSorted((one, other) => one.order - other.order).map(({ page }) => page), broken }
}

function readStartPage(
  { directory, manifest }: Parameters<typeof loadStartPages>[0],
  folder: string,
  file: string,
) {
  const parsed = startPageFileSchema.safeParse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
  if (!parsed.success) throw new Error(describeIssues(parsed.error))
  const { title, order, sections } = parsed.data
  const inLocale = (locale: Locale) =>
    sections.map((section, index) => {
      const own = 'texts' in section ? section.texts?.[locale] : undefined
      const values = own ?? (loadSample(directory, section.code, locale) as StartValues)
      const fault = findFault(manifest, section.code, values)
      if (fault) throw new Error(`sections.${index}${own ? `.texts.${locale}` : ''}: ${fault}`)
      return { code: section.code, values }
    })
  const inBoth = { 'en-AE': inLocale('en-AE'), 'ar-AE': inLocale('ar-AE') }
  const page: LoadedStartPage = {
    name: file.slice(0, -'.json'.length),
    title,
    headline: {
      'en-AE': headlineOf(manifest, inBoth['en-AE']),
      'ar-AE': headlineOf(manifest, inBoth['ar-AE']),
    },
    codes: sections.map(({ code }) => code),
    sections: inBoth,
  }
  return { page, order }
}

function headlineOf(manifest: Manifest, [first]: StartSections): string {
  const component = findComponent(manifest, first?.code ?? '')
  const words = first?.values[component?.titleField ?? 'title']
  return typeof words === 'string' ? words : ''
}

/** A component that is not there, or a value that it does not have. */
function findFault(manifest: Manifest, code: string, values: StartValues): string | undefined {
  const component = findComponent(manifest, code)
  if (!component) return `there is no component "${code}"`
  if (!hasContent(component)) return `"${code}" follows from the brand, and is not listed`
  const unknown = findUnknownName(component, values)
  return unknown === undefined ? undefined : `"${code}" has no "${unknown}"`
}

function findUnknownName(component: Component, { items, ...fields }: StartValues): string | undefined {
  const known = (definitions: readonly { name: string }[]) => new Set(definitions.map(({ name }) => name))
  const ofFields = known(component.docx.fields)
  const ofItems = known(columnsOf(component))
  const rows = Array.isArray(items) ? items : []
  return [
    ...Object.keys(fields).filter((name) => !ofFields.has(name)),
    ...rows.flatMap((row) =>
      typeof row === 'string' ? [] : Object.keys(row).filter((name) => !ofItems.has(name)),
    ),
    ...(items !== undefined && !component.docx.items ? ['items'] : []),
  ][0]
}
