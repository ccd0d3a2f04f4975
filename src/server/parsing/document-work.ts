import type { LoadedCatalogue } from '#catalogue/load.node.ts'
import type { ParsedData, ParsedMetadata, ParseResult } from '#content/parse-result.ts'
import { pageFromParseResult } from '#html/page.ts'
import { createRenderer } from '#html/render.ts'
import { readSpec } from '#word/read.ts'
import { nodeUnpacker } from '#word/unpacker.node.ts'

/** A document as the parse result tells it: all that a page needs. */
export type ParsedDocument = { metadata: ParsedMetadata; data: ParsedData }

export type DocumentTask =
  | { type: 'parse'; bytes: Uint8Array; filename: string }
  | { type: 'render'; document: ParsedDocument; usePlaceholderImages: boolean }

export type DocumentAnswer = ParseResult | string

/** What a child process does for a living: documents in, parse results or pages out. */
export function createDocumentWork(catalogue: LoadedCatalogue): (task: DocumentTask) => DocumentAnswer {
  const renderer = createRenderer(catalogue.manifest, catalogue.pageFiles)
  return (task) =>
    task.type === 'parse'
      ? readSpec(task.bytes, {
          catalogue: catalogue.manifest,
          filename: task.filename,
          unpacker: nodeUnpacker,
        })
      : renderer.renderPage(pageFromParseResult(task.document, task.usePlaceholderImages))
}
