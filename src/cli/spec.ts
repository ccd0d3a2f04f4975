import { writeFile } from 'node:fs/promises'
import { otherLocale } from '#base/locale.ts'
import type { LoadedCatalogue } from '#catalogue/load.node.ts'
import { findComponent } from '#catalogue/lookup.ts'
import type { PageContent } from '#content/content.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { pageSpecSchema } from '#layout/page-spec.ts'
import { validateLayout } from '#layout/rules.ts'
import { texts } from '#texts/cli.ts'
import { describeLayoutError } from '#texts/layout.ts'
import { writeSpec } from '#word/write.ts'
import type { Command } from './command.ts'
import { describeLeftOut } from './left-out.ts'
import { readJson } from './read-json.ts'
import type { Terminal } from './terminal.ts'

/** Writes the Word document of a layout. A file that is not valid is thrown, by its name. */
export async function runSpec(
  { layoutFile, dataFile, besideFile, outputFile, protect }: Extract<Command, { name: 'spec' }>,
  { manifest }: LoadedCatalogue,
  { say, complain }: Terminal,
) {
  const { page, components } = await readJson(layoutFile, pageSpecSchema)
  const errors = validateLayout(components)
  if (errors.length > 0)
    throw new Error(errors.map((error) => `${layoutFile}: ${describeLayoutError(error)}`).join('\n'))

  const content = await readContent(dataFile)
  const beside = await readContent(besideFile)
  const document = await writeSpec({
    manifest,
    pageName: page.name,
    locale: page.locale,
    createdAt: page.createdAt,
    exportedAt: new Date().toISOString(),
    components,
    content,
    optionalElements: {},
    protect,
    ...(besideFile && { beside: { locale: otherLocale(page.locale), content: beside } }),
  })
  await writeFile(outputFile, document)

  for (const { code } of components.filter((placement) => !findComponent(manifest, placement.code))) {
    complain([texts.noPlace(layoutFile, code)])
  }
  for (const [file, each] of [[dataFile, content] as const, [besideFile, beside] as const])
    for (const line of describeLeftOut(manifest, components, each)) complain([`${file}: ${line}`])
  say([texts.fileWritten(outputFile)])
}

async function readContent(file: string | undefined): Promise<PageContent> {
  return file === undefined ? {} : readData(await readJson(file, dataSchema))
}
