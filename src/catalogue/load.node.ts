import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type Locale, locales } from '#base/locale.ts'
import { describeIssues } from './describe-issues.ts'
import { type Component, componentFileSchema, type Field, type Manifest, specFormat } from './manifest.ts'
import { type PageFiles, pageTextsSchema } from './page-files.ts'
import { findRoleFault } from './roles.ts'
import { type Site, siteSchema } from './site.ts'
import { lookKeys } from './thumbnail.ts'
import { type PictureSize, readWebpSize, webpHeadLength } from './webp-size.ts'

/** A catalogue folder that is not valid, with the file and what is wrong in it. */
export type BrokenFolder = { folder: string; file: string; reason: string }

export type LoadedCatalogue = {
  /** The folder that it was read from. */
  directory: string
  manifest: Manifest
  pageFiles: PageFiles
  broken: BrokenFolder[]
}

/** Beside the components: the page around them, whole pages to start from, and rules about words. */
export const startPagesFolder = 'pages'
const ofPages: ReadonlySet<string> = new Set(['page', startPagesFolder, 'rules'])

export const assetsUrl = '/templates/assets'

/** Reads a catalogue folder. A component folder that is not valid is named in `broken`; the others load. */
export function loadCatalogue(directory: string): LoadedCatalogue {
  const broken: BrokenFolder[] = []
  const components: Component[] = []
  const templates: Record<string, string> = {}

  for (const folder of componentFolders(directory)) {
    const read = readComponent(directory, folder)
    if ('reason' in read) {
      broken.push(read)
      continue
    }
    components.push(read.component)
    templates[read.component.code] = read.template
  }

  const settings = readJson(join(directory, 'manifest.json'), manifestSettingsSchema)
  const pageFiles = readPageFiles(directory, templates)
  const printing = components.map((component) => ({ ...component, ...findPrinted(component, pageFiles) }))
  const manifest = { specFormat, ...settings, components: sortComponents(printing, settings.order) }
  const { order: _, ...withoutOrder } = manifest
  return { directory, manifest: withoutOrder, pageFiles, broken }
}

/** The catalogue without a component. */
export function leaveOut(catalogue: LoadedCatalogue, code: string): LoadedCatalogue {
  const { manifest, pageFiles } = catalogue
  const { [code]: _, ...templates } = pageFiles.templates
  return {
    ...catalogue,
    manifest: { ...manifest, components: manifest.components.filter((component) => component.code !== code) },
    pageFiles: { ...pageFiles, templates },
  }
}

/** `order` lists codes as the library shows them; components it does not name come last, by code. */
const manifestSettingsSchema = z.strictObject({
  manifestVersion: z.string(),
  lastUpdated: z.string(),
  order: z.array(z.string()),
})

/** `.git`, `__MACOSX` and the like are nobody's components. */
function componentFolders(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !ofPages.has(entry.name) && !/^(\.|__)/.test(entry.name))
    .map((entry) => entry.name)
    .sort()
}

function readComponent(
  directory: string,
  folder: string,
): { component: Component; template: string } | BrokenFolder {
  const refuse = (file: string, reason: string): BrokenFolder => ({ folder, file, reason })
  try {
    const parsed = componentFileSchema.safeParse(
      JSON.parse(readFileSync(join(directory, folder, 'component.json'), 'utf8')),
    )
    if (!parsed.success) return refuse('component.json', describeIssues(parsed.error))
    if (parsed.data.code !== folder) {
      return refuse('component.json', `code: "${parsed.data.code}" is not the folder's name`)
    }
    const inconsistency = findInconsistency(parsed.data)
    if (inconsistency) return refuse('component.json', inconsistency)
    if (!existsSync(join(directory, folder, 'template.html'))) {
      return refuse('template.html', 'the file is missing')
    }
    const { $schema: _, ...data } = parsed.data
    const thumbnail = `${assetsUrl}/thumbnails/${folder}.webp`
    const thumbnailSize = findPictureSize(join(directory, folder, 'thumbnail.webp'))
    const thumbnails = findThumbnails(join(directory, folder))
    return {
      component: {
        thumbnail,
        ...(thumbnailSize && { thumbnailSize }),
        ...(Object.keys(thumbnails).length > 0 && { thumbnails }),
        ...data,
      },
      template: readFileSync(join(directory, folder, 'template.html'), 'utf8'),
    }
  } catch (error) {
    return refuse('component.json', error instanceof Error ? error.message : String(error))
  }
}

/** What the frame of a page says on each: the page texts in its template. */
function findPrinted(
  { code, family }: Component,
  { templates, texts }: PageFiles,
): Pick<Component, 'prints'> {
  const keys = [...(templates[code] ?? '').matchAll(/\{\{-?\s*text\.(\w+)/g)].flatMap(([, key]) => key ?? [])
  if (family !== 'Global' || keys.length === 0) return {}
  const printedIn = (locale: Locale) => [...new Set(keys)].flatMap((key) => texts[locale][key] || [])
  return { prints: Object.fromEntries(locales.map((locale) => [locale, printedIn(locale)])) }
}

/** With it the canvas keeps the picture's place before it has arrived. */
function findPictureSize(file: string): PictureSize | undefined {
  if (!existsSync(file)) return undefined
  const head = Buffer.alloc(webpHeadLength)
  const opened = openSync(file, 'r')
  readSync(opened, head)
  closeSync(opened)
  return readWebpSize(head)
}

/** Those of the other brand and language that have been drawn. */
function findThumbnails(folder: string): Record<string, PictureSize> {
  const sizes = lookKeys.map((key) => [key, findPictureSize(join(folder, `thumbnail.${key}.webp`))] as const)
  return Object.fromEntries(sizes.flatMap(([key, size]) => (size ? [[key, size]] : [])))
}

/** What a schema cannot say: names that must name something else in the same file. */
function findInconsistency({ docx, titleField, optionalElements }: z.infer<typeof componentFileSchema>) {
  const fields = docx.fields.map((field) => field.name)
  const columns = docx.items?.columns.map((column) => column.name) ?? []
  const twice = [fields, columns].flatMap((names) =>
    names.filter((name, index) => names.indexOf(name) < index),
  )
  if (twice.length > 0) return `docx: "${twice[0]}" is given twice`
  if (fields.includes('items')) return 'docx.fields: "items" is the name of the item list'
  const roleFault = findRoleFault(docx)
  if (roleFault) return `docx: ${roleFault}`
  if (titleField && !fields.includes(titleField)) return `titleField: there is no field "${titleField}"`
  for (const list of [docx.fields, docx.items?.columns ?? []]) {
    const lost = list.find(({ leadsTo }) => leadsTo && !leadsSomewhere(list, leadsTo))
    if (lost) return `docx: "${lost.name}" leads to "${lost.leadsTo}", which is no url beside it`
  }
  for (const element of optionalElements ?? []) {
    const unknown = element.fields.find((name) => !columns.includes(name))
    if (unknown) return `optionalElements.${element.id}: there is no column "${unknown}"`
  }
}

function leadsSomewhere(list: readonly Field[], leadsTo: string): boolean {
  return leadsTo === 'page' || list.some(({ name, type }) => name === leadsTo && type === 'url')
}

function readPageFiles(directory: string, templates: Record<string, string>): PageFiles {
  const page = join(directory, 'page')
  const text = (name: string) => readFileSync(join(page, name), 'utf8')
  return {
    templates,
    shell: text('page.html'),
    notices: text('notices.html'),
    css: text('page.css'),
    brandCss: { ENBD: text('brand-enbd.css'), EI: text('brand-ei.css') },
    texts: pageTextsSchema.parse(JSON.parse(text('texts.json'))) as PageFiles['texts'],
    site: readSite(join(page, 'site.json')),
    icons: readSvgs(join(page, 'icons'), (name) => name),
    placeholders: readSvgs(join(page, 'placeholders'), (name) => `${assetsUrl}/placeholders/${name}.svg`),
  }
}

function readSite(file: string): Site {
  const parsed = siteSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!parsed.success) throw new Error(`page/site.json: ${describeIssues(parsed.error)}`)
  return parsed.data
}

function readSvgs(folder: string, keyOf: (name: string) => string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.svg'))
  return Object.fromEntries(
    names.map((name) => [
      keyOf(name.slice(0, -'.svg'.length)),
      readFileSync(join(folder, name), 'utf8').trim(),
    ]),
  )
}

function sortComponents(components: Component[], order: string[]): Component[] {
  const rank = (code: string) => (order.includes(code) ? order.indexOf(code) : order.length)
  return components.toSorted((a, b) => rank(a.code) - rank(b.code) || a.code.localeCompare(b.code))
}

function readJson<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
}
