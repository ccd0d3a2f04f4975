import { accept, type Result, refuse } from '#base/result.ts'
import type { LoadedCatalogue } from '#catalogue/load.node.ts'
import { findComponent } from '#catalogue/lookup.ts'
import { withoutEmptySections } from '#content/empty-sections.ts'
import type { ParseError } from '#content/parse-result.ts'
import type { ReadDocument } from '#content/pictures/found-picture.ts'
import { imagesOf } from '#content/pictures/images-of.ts'
import { besidePage, filesNamedIn } from '#formats/pictured/beside-page.ts'
import { pageFromParseResult } from '#html/page.ts'
import { createRenderer } from '#html/render.ts'
import { SectionError } from '#html/section-error.ts'
import { showPictures } from '#html/shown-picture.ts'
import { findProduct } from '#notices/products.ts'
import { readAny } from '#proposal/read-any.ts'
import { summarizeProposal } from '#proposal/summarize-proposal.ts'
import { describeReadDocument } from '#texts/document-pictures.ts'
import { describeCommentRefusal } from '#texts/word/refusals.ts'
import { listRemarks } from '#texts/word/remarks.ts'
import { listWordRemarks, withWordWarnings } from '#texts/word-warnings.ts'
import { addComments, type Commented } from '#word/comments/add-comments.ts'
import { nodePacker } from '#word/package/packer.node.ts'
import { nodeUnpacker } from '#word/package/unpacker.node.ts'
import { readPlacedSpec } from '#word/read.ts'
import { type DraftedDocument, draftDocument } from './draft-document.ts'
import { type PageSource, readPageSource, type SourceProblem } from './page-source.ts'

/** What comes by a way of its own, in so many bytes: the document, or the JSON that a page is made of. */
export type DocumentTask =
  | { type: 'parse'; size: number; filename: string; takesPictures: boolean }
  | { type: 'comment'; size: number; product: string | undefined }
  | { type: 'draft'; size: number; filename: string; at: string }
  | { type: 'render'; size: number; source: PageSource }

/** A page, what it is called, and the files of pictures that it has beside it. */
export type MadePage = { name: string; html: string; files: PageFile[] }

export type PageFile = ReturnType<typeof filesNamedIn>[number]

/** Why there is no page. No code: it is about the page as a whole. */
export type PageProblem =
  | SourceProblem
  | { problem: 'no-component' }
  | { problem: 'too-large' | 'broken-template'; code: string | undefined }

export type DocumentAnswer =
  | ReadDocument
  | Result<MadePage, PageProblem>
  | Result<Commented, ParseError>
  | Result<DraftedDocument, ParseError>

/** What a child process does for a living: documents in, parse results or pages out. The bank's day as in ISO 8601. */
export function createDocumentWork(
  catalogue: LoadedCatalogue,
  dayOfBank: () => string,
): (task: DocumentTask, bytes: Uint8Array) => DocumentAnswer {
  const renderer = createRenderer(catalogue.manifest, catalogue.pageFiles)
  const reading = { catalogue: catalogue.manifest, unpacker: nodeUnpacker }
  return (task, bytes) => {
    switch (task.type) {
      case 'parse':
        return parse(bytes, task)
      case 'comment':
        return comment(bytes, task.product)
      case 'draft':
        return draftDocument(bytes, { ...task, manifest: catalogue.manifest, unpacker: nodeUnpacker })
      case 'render':
        return makePage(bytes, task.source)
    }
  }

  function parse(
    bytes: Uint8Array,
    { filename, takesPictures }: Extract<DocumentTask, { type: 'parse' }>,
  ): ReadDocument {
    const { answer, proposed } = readAny(bytes, { ...reading, filename, takesPictures })
    const read = describeReadDocument(answer)
    const proposal = proposed && { proposal: summarizeProposal(proposed.pages) }
    return {
      ...read,
      result: { ...withWordWarnings(read.result, catalogue.manifest, dayOfBank()), ...proposal },
    }
  }

  function comment(bytes: Uint8Array, product: string | undefined): Result<Commented, ParseError> {
    // A picture in the place of a value is none to be told of.
    const read = readPlacedSpec(bytes, { ...reading, takesPictures: true })
    if (!read.ok) return refuse(describeCommentRefusal(read.refusal))
    const { problems, places, metadata, data } = read.value
    const named = findProduct(metadata.product) || !product ? metadata : { ...metadata, product }
    const remarks = [
      ...listRemarks(problems, places),
      ...listWordRemarks(
        { metadata: named, data },
        { manifest: catalogue.manifest, places, today: dayOfBank() },
      ),
    ]
    const commented = addComments(bytes, remarks, { unpacker: nodeUnpacker, packer: nodePacker })
    return commented.ok ? commented : refuse(describeCommentRefusal(commented.refusal))
  }

  function makePage(json: Uint8Array, source: PageSource): Result<MadePage, PageProblem> {
    const read = readPageSource(json, source)
    if (!read.ok) return read
    const { name, usePlaceholderImages, ...document } = read.value
    if (!document.metadata.components.some(({ code }) => findComponent(catalogue.manifest, code))) {
      return refuse({ problem: 'no-component' })
    }
    try {
      const page = pageFromParseResult(document, usePlaceholderImages)
      const images = imagesOf(page)
      const pictures = { ...page.pictures, ...showPictures(images, besidePage) }
      const html = renderer.renderPage(withoutEmptySections({ ...page, pictures }, catalogue.manifest))
      if (Buffer.byteLength(html) > maxPageBytes) return refuse({ problem: 'too-large', code: undefined })
      return accept({
        name: name.slice(0, longestName),
        html,
        files: filesNamedIn(html, images, besidePage),
      })
    } catch (error) {
      if (!(error instanceof SectionError)) throw error
      return refuse({ problem: error.isTooLarge ? 'too-large' : 'broken-template', code: error.code })
    }
  }
}

/** A page of all components has 60 KB; one value may stand in many places. */
export const maxPageBytes = 8 * 1024 * 1024

/** Far more than a file's name can have. */
const longestName = 1000
