import { writeFile } from 'node:fs/promises'
import type { LoadedCatalogue } from '#catalogue/load.node.ts'
import { withoutEmptySections } from '#content/empty-sections.ts'
import { type ParseResult, parseResultSchema } from '#content/parse-result.ts'
import type { Parsing } from '#conversion/parsing.ts'
import { formatPageFromResult } from '#formats/format-page.ts'
import { createRenderer } from '#html/render.ts'
import { texts } from '#texts/cli.ts'
import type { Command } from './command.ts'
import { messageLines } from './message-lines.ts'
import { describeFailure, parseDocuments } from './parse-documents.ts'
import { readJson } from './read-json.ts'
import type { Terminal } from './terminal.ts'

type Wanted = Extract<Command, { name: 'convert' }>

/** Makes a file of one document, in a format of the table. True: it was read without an error. */
export async function runConvert(
  { format, file, outputFile }: Wanted,
  { manifest, pageFiles }: LoadedCatalogue,
  parsing: Parsing,
  terminal: Terminal,
): Promise<boolean> {
  const { say, complain } = terminal
  const result = await readResult(file, parsing, terminal)
  for (const { message } of result.warnings) complain(messageLines(`${file}: ${texts.warning}`, message))
  if (!result.success) complain(describeFailure({ path: file, result }))
  if (result.metadata.components.length === 0) return false

  const exportedAt = new Date().toISOString()
  const made = await format.make(formatPageFromResult(result, exportedAt), {
    protect: false,
    beside: false,
    signOff: false,
    usePlaceholderImages: false,
    exportedAt,
    loadManifest: async () => manifest,
    render: async (page) =>
      createRenderer(manifest, pageFiles).renderPage(withoutEmptySections(page, manifest)),
  })
  if (outputFile !== undefined) {
    await writeFile(outputFile, made)
    say([texts.fileWritten(outputFile)])
  } else {
    say(String(made).trimEnd().split('\n'))
  }
  return result.success
}

/** Of a Word document, or what `parse --json` said of one. */
async function readResult(file: string, parsing: Parsing, terminal: Terminal): Promise<ParseResult> {
  if (/\.json$/i.test(file)) return await readJson(file, parseResultSchema)
  const [document] = await parseDocuments([file], parsing, terminal)
  if (!document) throw new Error(texts.unread(file))
  return document.result
}
