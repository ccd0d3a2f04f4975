import { accept, type Result, refuse } from '#base/result.ts'
import type { LoadedCatalogue } from '#catalogue/load.node.ts'
import { findComponent } from '#catalogue/lookup.ts'
import type { ParsedData, ParsedMetadata, ParseResult } from '#content/parse-result.ts'
import { pageFromParseResult } from '#html/page.ts'
import { createRenderer } from '#html/render.ts'
import { SectionError } from '#html/section-error.ts'
import { readSpec } from '#word/read.ts'
import { nodeUnpacker } from '#word/unpacker.node.ts'

/** A document as the parse result tells it: all that a page needs. */
export type ParsedDocument = { metadata: ParsedMetadata; data: ParsedData }

export type DocumentTask =
  /** The document itself, of so many bytes, comes by a way of its own. */
  | { type: 'parse'; size: number; filename: string }
  | { type: 'render'; document: ParsedDocument; usePlaceholderImages: boolean }

/** Why a document that was read makes no page. No code: it is about the page as a whole. */
export type PageProblem =
  | { problem: 'no-component' }
  | { problem: 'too-large' | 'broken-template'; code: string | undefined }

export type DocumentAnswer = ParseResult | Result<string, PageProblem>

/** What a child process does for a living: documents in, parse results or pages out. */
export function createDocumentWork(
  catalogue: LoadedCatalogue,
): (task: DocumentTask, bytes: Uint8Array) => DocumentAnswer {
  const renderer = createRenderer(catalogue.manifest, catalogue.pageFiles)
  return (task, bytes) =>
    task.type === 'parse'
      ? readSpec(bytes, {
          catalogue: catalogue.manifest,
          filename: task.filename,
          unpacker: nodeUnpacker,
        })
      : renderDocument(task)

  function renderDocument({ document, usePlaceholderImages }: Extract<DocumentTask, { type: 'render' }>) {
    const { components } = document.metadata
    if (!components.some(({ code }) => findComponent(catalogue.manifest, code))) {
      return refuse({ problem: 'no-component' } as const)
    }
    try {
      return accept(renderer.renderPage(pageFromParseResult(document, usePlaceholderImages)))
    } catch (error) {
      if (!(error instanceof SectionError)) throw error
      return refuse({
        problem: error.isTooLarge ? 'too-large' : 'broken-template',
        code: error.code,
      } as const)
    }
  }
}
