import { randomUUID } from 'node:crypto'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { test } from '@playwright/test'
import type { Locale } from '#base/locale.ts'
import { loadCatalogue } from '#catalogue/load.node.ts'
import { loadSample } from '#catalogue/sample.node.ts'
import { dataSchema, type ParsedData, readData } from '#content/parse-result.ts'
import type { Placement } from '#layout/layout.ts'
import { writeSpec } from '#word/write.ts'

/** A file as Playwright puts it into a file input. */
export type SampleFile = { name: string; mimeType: string; buffer: Buffer }

type Options = {
  locale?: Locale
  pageName?: string
  /** Values that take the place of the sample's, by instance id and field. */
  change?: Record<string, Record<string, string>>
  /** Instance ids, where not all of them are wanted. */
  only?: readonly string[]
  /** Empty: the document does not say what its page is about. */
  product?: string
}

const { directory, manifest } = loadCatalogue('catalogue')

/** Ten components, one of every family among them. */
const components: Placement[] = [
  { code: 'HDR001-ENBD', instanceId: 'HDR-0001' },
  { code: 'HBR001', instanceId: 'HBR-0001' },
  { code: 'KBS001', instanceId: 'KBS-0001' },
  { code: 'FWDRTE001', instanceId: 'FWD-0001' },
  { code: 'CardGridTextTop001', instanceId: 'CAR-0001' },
  { code: 'HLNUM001', instanceId: 'HLN-0001' },
  { code: 'CardList003', instanceId: 'CAR-0002' },
  { code: 'IMPLNK001', instanceId: 'IMP-0001' },
  { code: 'FAQ001', instanceId: 'FAQ-0001' },
  { code: 'FTR001-ENBD', instanceId: 'FTR-0001' },
]

/** A Word document of ten components with the catalogue's own sample content. */
export async function sampleDocument(name: string, options: Options = {}): Promise<SampleFile> {
  const {
    locale = 'en-AE',
    pageName = name.replace('.docx', ''),
    change = {},
    only,
    product = 'other',
  } = options
  const bytes = await writeSpec({
    manifest,
    pageName,
    locale,
    ...(product && { product }),
    createdAt: '2026-11-01T08:00:00.000Z',
    exportedAt: '2026-11-20T09:30:00.000Z',
    components: components.filter(({ instanceId }) => !only || only.includes(instanceId)),
    content: readData(sampleData(locale, change)),
    optionalElements: {},
  })
  return wordFile(name, Buffer.from(bytes))
}

/** A document whose hero has lost its title. */
export function untitledDocument(name: string): Promise<SampleFile> {
  return sampleDocument(name, { change: { 'HBR-0001': { title: '' } } })
}

/**
 * Puts files where the browser reads them by itself: what is handed over in memory goes byte for byte over its
 * debugging line, and large files take seconds. The same file is the same again, its time included.
 */
export async function onDisk(files: readonly SampleFile[]): Promise<string[]> {
  return Promise.all(
    files.map(async ({ name, buffer }) => {
      const path = test.info().outputPath(randomUUID(), name)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, buffer)
      await utimes(path, madeAt, madeAt)
      return path
    }),
  )
}

const madeAt = new Date('2026-11-20T09:30:00.000Z')

/** Any bytes under a Word document's name. */
export function wordFile(name: string, buffer: Buffer): SampleFile {
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  return { name, mimeType, buffer }
}

/** The title of the sample's hero, which is the page's h1. */
export function sampleTitle(locale: Locale): string {
  return String(loadSample(directory, 'HBR001', locale).title)
}

/** In the place of those that speak of a loan: pages about nothing in particular lack no warning. */
const titles: Record<Locale, Record<string, Record<string, string>>> = {
  'en-AE': {
    'KBS-0001': { section_title: 'Why choose us for all your plans' },
    'IMP-0001': { title: 'Documents and charges in one place' },
  },
  'ar-AE': {
    'KBS-0001': { section_title: 'لماذا تختارنا لكل خططك' },
    'IMP-0001': { title: 'المستندات والرسوم في مكان واحد' },
  },
}

function sampleData(locale: Locale, change: Record<string, Record<string, string>>): ParsedData {
  return dataSchema.parse(
    Object.fromEntries(
      components.map(({ code, instanceId }) => [
        instanceId,
        { ...loadSample(directory, code, locale), ...titles[locale][instanceId], ...change[instanceId] },
      ]),
    ),
  )
}
