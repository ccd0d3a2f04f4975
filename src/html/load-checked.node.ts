import { prettifyError, ZodError } from 'zod'
import { locales } from '#base/locale.ts'
import { type BrokenFolder, type LoadedCatalogue, leaveOut, loadCatalogue } from '#catalogue/load.node.ts'
import { loadSample } from '#catalogue/sample.node.ts'
import type { PageContent } from '#content/content.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { findBrokenTemplate } from './find-broken-template.ts'

/** A catalogue whose templates have been tried out, empty and with their samples. Broken ones are left out, and named. */
export function loadCheckedCatalogue(directory: string): LoadedCatalogue {
  let catalogue = loadCatalogue(directory)
  const samples = locales.map((locale) => {
    const read = readSamples(catalogue, locale)
    catalogue = read.broken.reduce(leaveOutBroken, catalogue)
    return { locale, content: read.content }
  })
  const pages = [{ locale: locales[0], content: {} }, ...samples]
  for (;;) {
    const broken = findBrokenTemplate(catalogue, pages)
    if (!broken) return catalogue
    if (broken.code === undefined) throw new Error(`page/page.html: ${broken.reason}`)
    catalogue = leaveOutBroken(catalogue, {
      folder: broken.code,
      file: 'template.html',
      reason: broken.reason,
    })
  }
}

function leaveOutBroken(catalogue: LoadedCatalogue, broken: BrokenFolder): LoadedCatalogue {
  return { ...leaveOut(catalogue, broken.folder), broken: [...catalogue.broken, broken] }
}

/** What stands in the samples, by code. */
function readSamples({ directory, manifest }: LoadedCatalogue, locale: (typeof locales)[number]) {
  const broken: BrokenFolder[] = []
  const content: PageContent = {}
  for (const { code } of manifest.components) {
    try {
      Object.assign(content, readData(dataSchema.parse({ [code]: loadSample(directory, code, locale) })))
    } catch (error) {
      broken.push({ folder: code, file: `sample.${locale}.json`, reason: reasonOf(error) })
    }
  }
  return { content, broken }
}

function reasonOf(error: unknown): string {
  if (error instanceof ZodError) return prettifyError(error).replace(/\s+/g, ' ')
  return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ')
}
