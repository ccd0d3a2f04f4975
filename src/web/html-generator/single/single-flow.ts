import type { ParseResult } from '#content/parse-result.ts'
import { startOfUpload, type Upload } from '../../api/upload.ts'
import type { FillRun } from '../filling/fill-run.ts'
import {
  addFilled,
  type Fillable,
  type FillEvent,
  isRunning,
  nextFilling,
  unfilled,
} from '../filling/filling.ts'
import type { Download } from '../flow/download.ts'
import type { Preview } from '../preview/preview.ts'

/** One document on its way to a page. */
export type SingleFlow =
  | { status: 'empty' }
  | { status: 'chosen'; file: File }
  | { status: 'parsing'; file: File; upload: Upload }
  | ({ status: 'refused'; file: File; result: ParseResult } & Fillable)
  | ({
      status: 'parsed'
      file: File
      result: ParseResult
      usePlaceholderImages: boolean
      /** As they are typed. */
      publicUrl: string
      actionUrl: string
      preview: Preview
      download: Download
    } & Fillable)

export type SingleEvent =
  | { type: 'file-chosen'; file: File }
  | { type: 'selection-cleared' }
  | { type: 'parse-started' }
  | { type: 'upload-progressed'; upload: Upload }
  /** `proposal`: an action address that somebody may take or clear. */
  | { type: 'parse-finished'; result: ParseResult; proposal?: string }
  /** Cancelled, or failed without a result: the file is still chosen. */
  | { type: 'parse-stopped' }
  | { type: 'preview-started'; usePlaceholderImages: boolean }
  | { type: 'preview-finished'; html: string }
  | { type: 'preview-failed' }
  | { type: 'public-url-typed'; publicUrl: string }
  | { type: 'action-url-typed'; actionUrl: string }
  | { type: 'generate-started' }
  | { type: 'generate-finished'; filename: string }
  | { type: 'generate-stopped' }
  | FillEvent
  /** `result` is the document with what the run has filled. */
  | { type: 'filled'; result: ParseResult; run: FillRun }
  /** `result` is the document with what a person typed. */
  | { type: 'filled-by-hand'; result: ParseResult }
  | { type: 'filled-values-removed' }
  | { type: 'filled-values-restored' }

export const emptySingleFlow: SingleFlow = { status: 'empty' }

/** Events that do not fit the present state are late or doubled, and change nothing. */
export function nextSingleFlow(flow: SingleFlow, event: SingleEvent): SingleFlow {
  switch (event.type) {
    case 'file-chosen':
      return { status: 'chosen', file: event.file }
    case 'selection-cleared':
      return emptySingleFlow
    case 'parse-started':
      if (flow.status === 'empty' || flow.status === 'parsing') return flow
      return { status: 'parsing', file: flow.file, upload: startOfUpload }
    case 'upload-progressed':
      return flow.status === 'parsing' ? { ...flow, upload: event.upload } : flow
    case 'parse-finished':
      return flow.status === 'parsing' ? judged(flow.file, event.result, event.proposal) : flow
    case 'parse-stopped':
      return flow.status === 'parsing' ? { status: 'chosen', file: flow.file } : flow
    case 'preview-started':
    case 'preview-finished':
    case 'preview-failed':
    case 'public-url-typed':
    case 'action-url-typed':
    case 'generate-started':
    case 'generate-finished':
    case 'generate-stopped':
      return flow.status === 'parsed' ? nextParsed(flow, event) : flow
    default:
      return isOpened(flow) ? nextOpened(flow, event) : flow
  }
}

/** A document that was read, with errors or without. */
type Opened = Extract<SingleFlow, { result: ParseResult }>

export function isOpened(flow: SingleFlow): flow is Opened {
  return flow.status === 'refused' || flow.status === 'parsed'
}

type FillingEvent = FillEvent | Extract<SingleEvent, { type: `filled${string}` }>

/** Whether a document has errors can change with what is filled in, and with taking it back. */
function nextOpened(flow: Opened, event: FillingEvent): SingleFlow {
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
    default:
      return { ...flow, filling: nextFilling(flow.filling, event) }
  }
}

/** The same document with other values; the page stays in sight until it is drawn anew. */
function rejudged(flow: Opened, result: ParseResult): Opened {
  const { file, filling, brief } = flow
  if (!result.success || flow.status === 'refused') {
    return { ...judged(file, result), filling, ...(brief && { brief }) }
  }
  return { ...flow, result, download: { status: 'idle' } }
}

type Parsed = Extract<SingleFlow, { status: 'parsed' }>
type PageEvent = Extract<
  SingleEvent,
  { type: `preview-${string}` | `generate-${string}` | `${string}-url-typed` }
>

function nextParsed(flow: Parsed, event: PageEvent): SingleFlow {
  switch (event.type) {
    case 'preview-started':
      return {
        ...flow,
        usePlaceholderImages: event.usePlaceholderImages,
        preview: reloading(flow.preview),
        download: { status: 'idle' },
      }
    case 'preview-finished':
      return { ...flow, preview: { status: 'shown', html: event.html } }
    case 'preview-failed':
      return { ...flow, preview: { status: 'failed' } }
    case 'public-url-typed':
      return { ...flow, publicUrl: event.publicUrl, download: { status: 'idle' } }
    case 'action-url-typed':
      return { ...flow, actionUrl: event.actionUrl, download: { status: 'idle' } }
    case 'generate-started':
      return { ...flow, download: { status: 'generating' } }
    case 'generate-finished':
      return { ...flow, download: { status: 'saved', filename: event.filename } }
    case 'generate-stopped':
      return { ...flow, download: { status: 'idle' } }
  }
}

function judged(file: File, result: ParseResult, actionUrl = ''): Opened {
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

function reloading(preview: Preview): Preview {
  return preview.status === 'failed' ? { status: 'loading' } : { ...preview, status: 'loading' }
}
