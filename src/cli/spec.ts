import { readFile, writeFile } from 'node:fs/promises'
import type { z } from 'zod'
import type { LoadedCatalogue } from '#catalogue/load.node.ts'
import { dataSchema, readData } from '#content/parse-result.ts'
import { pageSpecSchema } from '#layout/page-spec.ts'
import { writeSpec } from '#word/write.ts'
import type { Command } from './command.ts'

/** Writes the Word document of a layout. A file that does not hold is thrown, by its name. */
export async function runSpec(
  { layoutFile, dataFile, outputFile, protect }: Extract<Command, { name: 'spec' }>,
  { manifest }: LoadedCatalogue,
) {
  const { page, components } = await readJson(layoutFile, pageSpecSchema)
  const data = dataFile ? await readJson(dataFile, dataSchema) : {}
  const document = await writeSpec({
    manifest,
    pageName: page.name,
    locale: page.locale,
    createdAt: page.createdAt,
    exportedAt: new Date().toISOString(),
    components,
    content: readData(data),
    optionalElements: {},
    protect,
  })
  await writeFile(outputFile, document)

  const placed = new Set(components.map(({ instanceId }) => instanceId))
  for (const instanceId of Object.keys(data).filter((id) => !placed.has(id))) {
    console.error(`${dataFile}: "${instanceId}" is not in the layout and was left out.`)
  }
  console.log(`${outputFile} is written.`)
}

async function readJson<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.infer<Schema>> {
  const parsed = schema.safeParse(parseJson(file, await readFile(file, 'utf8')))
  if (parsed.success) return parsed.data
  const reasons = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`)
  throw new Error(`${file}: ${reasons.join('; ')}`)
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${file} is no JSON file: ${(error as Error).message}`, { cause: error })
  }
}
