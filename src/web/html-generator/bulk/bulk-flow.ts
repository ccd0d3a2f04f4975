import { safeFileName, uniqueFileNames } from '#base/file-name.ts'
import type { Waiver } from '#content/draft/waiver.ts'
import type { BulkSummary, ParseResult } from '#content/parse-result.ts'
import { startOfUpload, type Upload } from '../../api/upload.ts'
import { type Download, type DownloadEvent, nextDownload } from '../flow/download.ts'
import { withProduct } from '../flow/with-product.ts'

/** One of many documents, and what reading it gave once that is done. */
export type BulkEntry = { file: File; result?: ParseResult; waivers?: readonly Waiver[] }

/** Many documents on their way to a ZIP. After a stop, entries without a result can still be read. */
export type BulkFlow =
  | { status: 'empty' }
  | { status: 'chosen'; entries: BulkEntry[] }
  /** `running` are the entries of this request, in its order. */
  | { status: 'parsing'; entries: BulkEntry[]; running: number[]; upload: Upload }
  | {
      status: 'parsed'
      entries: BulkEntry[]
      usePlaceholderImages: boolean
      /** Of every page, as it is typed. */
      actionUrl: string
      /** Where pages in two languages will stand, as it is typed. */
      baseUrl: string
      /** The address that was proposed for it. */
      proposal?: string
      download: Download
    }

export type BulkEvent =
  | { type: 'files-chosen'; files: File[] }
  | { type: 'file-removed'; file: File }
  | { type: 'selection-cleared' }
  | { type: 'parse-started' }
  | { type: 'upload-progressed'; upload: Upload }
  /** `index` counts the files of the request. */
  | { type: 'file-finished'; index: number; result: ParseResult }
  | { type: 'parse-ended'; proposal?: string }
  | { type: 'placeholders-switched'; usePlaceholderImages: boolean }
  | { type: 'action-url-typed'; actionUrl: string }
  | { type: 'base-url-typed'; baseUrl: string }
  /** Somebody says what the page of this file is about. */
  | { type: 'product-named'; file: File; product: string }
  /** Somebody answers for what blocks the page of this file. */
  | { type: 'waived'; file: File; waivers: readonly Waiver[] }
  | DownloadEvent

export const emptyBulkFlow: BulkFlow = { status: 'empty' }

/** Events that do not fit the present state are late or doubled, and change nothing. */
export function nextBulkFlow(flow: BulkFlow, event: BulkEvent): BulkFlow {
  switch (event.type) {
    case 'files-chosen':
      return chosen(event.files)
    case 'file-removed':
      return flow.status === 'chosen' ? chosen(filesOf(flow).filter((file) => file !== event.file)) : flow
    case 'selection-cleared':
      return emptyBulkFlow
    case 'parse-started':
      if (flow.status !== 'chosen' && flow.status !== 'parsed') return flow
      return {
        status: 'parsing',
        entries: flow.entries,
        running: unreadIndexes(flow.entries),
        upload: startOfUpload,
      }
    case 'upload-progressed':
      return flow.status === 'parsing' ? { ...flow, upload: event.upload } : flow
    case 'file-finished':
      return flow.status === 'parsing' ? withResult(flow, event.index, event.result) : flow
    case 'parse-ended':
      return flow.status === 'parsing' ? ended(flow.entries, event.proposal) : flow
    default:
      return flow.status === 'parsed' ? nextParsed(flow, event) : flow
  }
}

export function filesOf(flow: BulkFlow): File[] {
  return flow.status === 'empty' ? [] : flow.entries.map(({ file }) => file)
}

/** The files that have no result yet, in the order in which a request sends them. */
export function unreadFiles(entries: readonly BulkEntry[]): File[] {
  return entries.filter(({ result }) => !result).map(({ file }) => file)
}

export function resultsOf(entries: readonly BulkEntry[]): ParseResult[] {
  return entries.flatMap(({ result }) => result ?? [])
}

export function summaryOf(entries: readonly BulkEntry[]): BulkSummary {
  const results = resultsOf(entries)
  const successful = results.filter(({ success }) => success).length
  return { total: entries.length, successful, failed: results.length - successful }
}

/** The files in the ZIP, as the server names them: the pages in the order of the results. */
export function pageFilesOf(entries: readonly BulkEntry[]): Map<BulkEntry, string> {
  const pages = entries.flatMap((entry) => (entry.result?.success ? [{ entry, result: entry.result }] : []))
  const names = uniqueFileNames(pages.map(({ result }) => fileNameOf(result)))
  return new Map(pages.map(({ entry }, index) => [entry, `${names[index]}.html`]))
}

function fileNameOf({ metadata }: ParseResult): string {
  return metadata.fileName ?? metadata.pageName
}

/** Whether a page got another file name than its own, because that was taken. */
export function isNumbered(files: ReadonlyMap<BulkEntry, string>): boolean {
  return [...files].some(
    ([{ result }, file]) => result && file !== `${safeFileName(fileNameOf(result))}.html`,
  )
}

/** Whether the last of so many done was the one that filled a quarter. The last quarter is the end, which is told otherwise. */
export function completesQuarter(done: number, count: number): boolean {
  return done < count && Math.floor((done * 4) / count) > Math.floor(((done - 1) * 4) / count)
}

/** What needs a person first: failed, then not read, then the rest; otherwise as they were chosen. */
export function failedFirst(entries: readonly BulkEntry[]): BulkEntry[] {
  return entries.toSorted((a, b) => urgency(a) - urgency(b))
}

function urgency({ result }: BulkEntry): number {
  if (!result) return 1
  return result.success ? 2 : 0
}

type Parsing = Extract<BulkFlow, { status: 'parsing' }>
type Parsed = Extract<BulkFlow, { status: 'parsed' }>
type ParsedEvent =
  | DownloadEvent
  | Extract<
      BulkEvent,
      { type: 'placeholders-switched' | 'action-url-typed' | 'base-url-typed' | 'product-named' | 'waived' }
    >

function nextParsed(flow: Parsed, event: ParsedEvent): BulkFlow {
  switch (event.type) {
    case 'placeholders-switched':
      return { ...flow, usePlaceholderImages: event.usePlaceholderImages, download: { status: 'idle' } }
    case 'action-url-typed':
      return { ...flow, actionUrl: event.actionUrl, download: { status: 'idle' } }
    case 'base-url-typed':
      return { ...flow, baseUrl: event.baseUrl, download: { status: 'idle' } }
    case 'product-named':
      return { ...flow, entries: flow.entries.map(nameProduct(event)), download: { status: 'idle' } }
    case 'waived':
      return { ...flow, entries: flow.entries.map(withWaivers(event)), download: { status: 'idle' } }
    default:
      return { ...flow, download: nextDownload(event) }
  }
}

function nameProduct({ file, product }: Extract<BulkEvent, { type: 'product-named' }>) {
  return (entry: BulkEntry): BulkEntry =>
    entry.file === file && entry.result ? { ...entry, result: withProduct(entry.result, product) } : entry
}

function withWaivers({ file, waivers }: Extract<BulkEvent, { type: 'waived' }>) {
  return (entry: BulkEntry): BulkEntry =>
    entry.file === file ? { ...entry, waivers: [...(entry.waivers ?? []), ...waivers] } : entry
}

function chosen(files: readonly File[]): BulkFlow {
  if (files.length === 0) return emptyBulkFlow
  return { status: 'chosen', entries: files.map((file) => ({ file })) }
}

function withResult(flow: Parsing, index: number, result: ParseResult): BulkFlow {
  const place = flow.running[index]
  if (place === undefined) return flow
  const entries = flow.entries.map((entry, at) => (at === place ? { ...entry, result } : entry))
  return { ...flow, entries }
}

/** A request that gave nothing leaves the files as they were chosen. */
function ended(entries: BulkEntry[], proposal?: string): BulkFlow {
  if (entries.every(({ result }) => !result)) return { status: 'chosen', entries }
  return {
    status: 'parsed',
    entries,
    usePlaceholderImages: false,
    actionUrl: proposal ?? '',
    baseUrl: '',
    ...(proposal && { proposal }),
    download: { status: 'idle' },
  }
}

function unreadIndexes(entries: readonly BulkEntry[]): number[] {
  return [...entries.keys()].filter((index) => !entries[index]?.result)
}
