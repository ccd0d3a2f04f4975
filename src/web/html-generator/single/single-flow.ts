import type { ParseResult } from '#content/parse-result.ts'
import { startOfUpload, type Upload } from '../../api/upload.ts'
import type { Download } from '../download.ts'

/** The page as it would be downloaded. While a new one loads, the last one stays in sight. */
export type Preview =
  | { status: 'loading'; html?: string }
  | { status: 'shown'; html: string }
  | { status: 'failed' }

/** One document on its way to a page. */
export type SingleFlow =
  | { status: 'empty' }
  | { status: 'chosen'; file: File }
  | { status: 'parsing'; file: File; upload: Upload }
  | { status: 'refused'; file: File; result: ParseResult }
  | {
      status: 'parsed'
      file: File
      result: ParseResult
      usePlaceholderImages: boolean
      preview: Preview
      download: Download
    }

export type SingleEvent =
  | { type: 'file-chosen'; file: File }
  | { type: 'selection-cleared' }
  | { type: 'parse-started' }
  | { type: 'upload-progressed'; upload: Upload }
  | { type: 'parse-finished'; result: ParseResult }
  /** Cancelled, or failed without a result: the file is still chosen. */
  | { type: 'parse-stopped' }
  | { type: 'preview-started'; usePlaceholderImages: boolean }
  | { type: 'preview-finished'; html: string }
  | { type: 'preview-failed' }
  | { type: 'generate-started' }
  | { type: 'generate-finished'; filename: string }
  | { type: 'generate-stopped' }

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
      return flow.status === 'parsing' ? judged(flow.file, event.result) : flow
    case 'parse-stopped':
      return flow.status === 'parsing' ? { status: 'chosen', file: flow.file } : flow
    default:
      return flow.status === 'parsed' ? nextParsed(flow, event) : flow
  }
}

type Parsed = Extract<SingleFlow, { status: 'parsed' }>
type PageEvent = Extract<SingleEvent, { type: `preview-${string}` | `generate-${string}` }>

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
    case 'generate-started':
      return { ...flow, download: { status: 'generating' } }
    case 'generate-finished':
      return { ...flow, download: { status: 'saved', filename: event.filename } }
    case 'generate-stopped':
      return { ...flow, download: { status: 'idle' } }
  }
}

function judged(file: File, result: ParseResult): SingleFlow {
  if (!result.success) return { status: 'refused', file, result }
  return {
    status: 'parsed',
    file,
    result,
    usePlaceholderImages: false,
    preview: { status: 'loading' },
    download: { status: 'idle' },
  }
}

function reloading(preview: Preview): Preview {
  return preview.status === 'failed' ? { status: 'loading' } : { ...preview, status: 'loading' }
}
