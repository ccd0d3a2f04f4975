import { join } from 'node:path'
import { accept, type Result } from '#base/result.ts'
import type { LoadedCatalogue } from '#catalogue/load.node.ts'
import type { ParseError, ParseResult } from '#content/parse-result.ts'
import type { ReadDocument } from '#content/pictures/found-picture.ts'
import type { Commented } from '#word/comments/add-comments.ts'
import type { ArchivePiece } from '#word/package/replace-parts.ts'
import type { DocumentAnswer, DocumentTask, MadePage, PageProblem } from './document-work.ts'
import type { DraftedDocument } from './draft-document.ts'
import type { PageSource } from './page-source.ts'
import { defaultLimits } from './processes/limits.ts'
import { cutPieces, type Pieces, sizeOf } from './processes/pieces.ts'
import { createPool, type Pool, type PoolFailure, type RunOptions } from './processes/pool.ts'
import { readableParts } from './processes/readable-parts.ts'
import type { ScanFailure } from './scanning/scan.ts'

/** Why there is no page: the child could not finish it, or found that there can be none. */
export type PageFailure = PoolFailure | PageProblem

/** Why a document was not read. */
export type ParseFailure = PoolFailure | ScanFailure

/** A document with the tool's comments, and how many those are. */
export type CommentedDocument = { pieces: Pieces; count: number }

/** What becomes of the pictures of a document, besides its words. */
export type TakePictures = (read: ReadDocument, signal: AbortSignal | undefined) => Promise<ParseResult>

/** `product`: what the document is about, where it does not say so itself. */
export type CommentOptions = RunOptions & { product?: string | undefined }

export type ParseOptions = RunOptions & {
  /** Without it a picture in the place of a value is only told of. */
  takePictures?: TakePictures
}

/** Reads Word documents and makes pages of them, out of this process. */
export type Parsing = {
  parse: (
    pieces: Pieces,
    filename: string,
    options?: ParseOptions,
  ) => Promise<Result<ParseResult, ParseFailure>>
  /** What is wrong with a document, as comments in it. */
  comment: (
    pieces: Pieces,
    filename: string,
    options?: CommentOptions,
  ) => Promise<Result<CommentedDocument, ParseFailure | ParseError>>
  /** The pages of any document. */
  draft: (
    pieces: Pieces,
    filename: string,
    options?: RunOptions,
  ) => Promise<Result<DraftedDocument, ParseFailure | ParseError>>
  /** What it is made of comes as JSON, which nobody has looked into. */
  render: (
    json: Uint8Array,
    source: PageSource,
    options?: RunOptions,
  ) => Promise<Result<MadePage, PageFailure>>
  findRefusal: Pool<DocumentTask, DocumentAnswer>['findRefusal']
  /** How many documents are worked on at a time. */
  size: number
  status: Pool<DocumentTask, DocumentAnswer>['status']
  close: () => Promise<void>
}

export type ParsingOptions = {
  /** As it was checked: what is broken is left out in the children too. */
  catalogue: Pick<LoadedCatalogue, 'directory' | 'broken'>
  workers: number
  /** Told why a child ended, or what our own code threw in one. */
  onTrouble: (reason: string) => void
}

/** Fifty people may press the button at once; what waits holds its upload in memory. */
export const maxQueued = 64

const restMilliseconds = 5_000

export function createParsing({ catalogue, workers, onTrouble }: ParsingOptions): Parsing {
  const { directory, broken } = catalogue
  const pool = createPool<DocumentTask, DocumentAnswer>({
    file: join(import.meta.dirname, 'child.ts'),
    readable: [...readableParts(), `${directory}/*`],
    programArguments: [directory, ...broken.map(({ folder }) => folder)],
    limits: defaultLimits,
    size: workers,
    maxQueued,
    restMilliseconds,
    onDeath: onTrouble,
    onThrow: onTrouble,
  })

  return {
    parse: async (pieces, filename, { takePictures, ...options } = {}) => {
      const takesPictures = takePictures !== undefined
      const task: DocumentTask = { type: 'parse', size: sizeOf(pieces), filename, takesPictures }
      const answered = await pool.run(task, { ...options, attachment: pieces })
      if (!answered.ok) return answered
      const read = answered.value as ReadDocument
      return accept(takePictures ? await takePictures(read, options.signal) : read.result)
    },
    comment: async (pieces, _filename, { product, ...options } = {}) => {
      const task: DocumentTask = { type: 'comment', size: sizeOf(pieces), product }
      const answered = await pool.run(task, { ...options, attachment: pieces })
      if (!answered.ok) return answered
      const commented = answered.value as Result<Commented, ParseError>
      if (!commented.ok) return commented
      const { patch, count } = commented.value
      return accept({ pieces: patch.flatMap((piece) => patched(piece, pieces)), count })
    },
    draft: async (pieces, filename, options) => {
      const task: DocumentTask = {
        ...{ type: 'draft', size: sizeOf(pieces), filename },
        at: new Date().toISOString(),
      }
      const answered = await pool.run(task, { ...options, attachment: pieces })
      return answered.ok ? (answered.value as Result<DraftedDocument, ParseError>) : answered
    },
    render: async (json, source, options) => {
      const task: DocumentTask = { type: 'render', size: json.length, source }
      const answered = await pool.run(task, { ...options, attachment: [json] })
      return answered.ok ? (answered.value as Result<MadePage, PageProblem>) : answered
    },
    findRefusal: pool.findRefusal,
    size: pool.size,
    status: pool.status,
    close: pool.close,
  }
}

/** A child says only what is new of a document: the rest is here already. */
function patched(piece: ArchivePiece, pieces: Pieces): readonly Uint8Array[] {
  return piece instanceof Uint8Array ? [piece] : cutPieces(pieces, piece.from, piece.to)
}
