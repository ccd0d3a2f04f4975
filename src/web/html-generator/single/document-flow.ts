import type { ParseResult } from '#content/parse-result.ts'
import type { FillRun } from '../filling/fill-run.ts'
import {
  addFilled,
  type Fillable,
  type FillEvent,
  isRunning,
  nextFilling,
  unfilled,
} from '../filling/filling.ts'
import { type Download, type DownloadEvent, nextDownload } from '../flow/download.ts'
import type { Preview } from '../preview/preview.ts'

/** A document that was read, with errors or without. */
export type DocumentFlow = RefusedFlow | ParsedFlow

export type RefusedFlow = { status: 'refused'; file: File; result: ParseResult } & Fillable

/** One of which there is a page. */
export type ParsedFlow = {
  status: 'parsed'
  file: File
  result: ParseResult
  usePlaceholderImages: boolean
  /** As they are typed. */
  publicUrl: string
  actionUrl: string
  preview: Preview
  download: Download
} & Fillable

export type DocumentEvent =
  | PageEvent
  | FillEvent
  /** `result` is the document with what the run has filled. */
  | { type: 'filled'; result: ParseResult; run: FillRun }
  /** `result` is the document with what a person typed. */
  | { type: 'filled-by-hand'; result: ParseResult }
  | { type: 'filled-values-removed' }
  | { type: 'filled-values-restored' }

type PageEvent =
  | { type: 'preview-started'; usePlaceholderImages: boolean }
  | { type: 'preview-finished'; html: string }
  | { type: 'preview-failed' }
  | { type: 'address-typed'; address: AddressName; text: string }
  /** `result` is the document with what its page is about. */
  | { type: 'product-chosen'; result: ParseResult }
  | DownloadEvent

export type AddressName = 'publicUrl' | 'actionUrl'

export function openDocument(file: File, result: ParseResult, actionUrl = ''): DocumentFlow {
  if (!result.success) return { status: 'refused', file, result, ...unfilled }
  return {
    status: 'parsed',
    file,
    result,
    usePlaceholderImages: false,
    publicUrl: '',
    actionUrl,
    preview: { status: 'loading' },
    download: { status: 'idle' },
    ...unfilled,
  }
}

/** Whether a document has errors can change with what is filled in, and with taking it back. */
export function nextDocument(flow: DocumentFlow, event: DocumentEvent): DocumentFlow {
  switch (event.type) {
    case 'filled': {
      const { removed: _, ...rest } = flow
      const filled = addFilled(flow.filled, flow.result, event.run.left)
      return { ...rejudged(rest, event.result), filling: { status: 'idle' }, filled }
    }
    case 'filled-by-hand': {
      if (isRunning(flow.filling)) return flow
      const { removed: _, ...rest } = flow
      return { ...rejudged(rest, event.result), filled: addFilled(flow.filled, flow.result) }
    }
    case 'filled-values-removed': {
      if (!flow.filled) return flow
      const { filled, ...rest } = flow
      const removed = { result: flow.result, filled }
      return { ...rejudged(rest, filled.original), filling: { status: 'idle' }, removed }
    }
    case 'filled-values-restored': {
      if (!flow.removed || flow.filling.status !== 'idle') return flow
      const { removed, ...rest } = flow
      return { ...rejudged(rest, removed.result), filled: removed.filled }
    }
    case 'fill-started':
      return { ...flow, filling: nextFilling(flow.filling, event), brief: event.brief }
    case 'fill-opened':
    case 'fill-closed':
    case 'fill-waits':
    case 'fill-advanced':
    case 'fill-paused':
    case 'fill-resumed':
      return { ...flow, filling: nextFilling(flow.filling, event) }
    default:
      return flow.status === 'parsed' ? nextPage(flow, event) : flow
  }
}

/** The same document with other values; the page stays in sight until it is drawn anew. */
function rejudged(flow: DocumentFlow, result: ParseResult): DocumentFlow {
  const { file, filling, brief } = flow
  if (!result.success || flow.status === 'refused') {
    return { ...openDocument(file, result), filling, ...(brief && { brief }) }
  }
  return { ...flow, result, download: { status: 'idle' } }
}

function nextPage(flow: ParsedFlow, event: PageEvent): ParsedFlow {
  switch (event.type) {
    case 'preview-started':
      return {
        ...flow,
        usePlaceholderImages: event.usePlaceholderImages,
        preview:
          flow.preview.status === 'failed' ? { status: 'loading' } : { ...flow.preview, status: 'loading' },
        download: { status: 'idle' },
      }
    case 'preview-finished':
      return { ...flow, preview: { status: 'shown', html: event.html } }
    case 'preview-failed':
      return { ...flow, preview: { status: 'failed' } }
    case 'address-typed':
      return { ...flow, [event.address]: event.text, download: { status: 'idle' } }
    case 'product-chosen':
      return { ...flow, result: event.result, download: { status: 'idle' } }
    default:
      return { ...flow, download: nextDownload(event) }
  }
}
