import type { ParseResult } from '#content/parse-result.ts'
import { startOfUpload, type Upload } from '../../api/upload.ts'
import { type DocumentEvent, type DocumentFlow, nextDocument, openDocument } from './document-flow.ts'

/** One document on its way to a page. */
export type SingleFlow =
  | { status: 'empty' }
  | { status: 'chosen'; file: File }
  | { status: 'parsing'; file: File; upload: Upload }
  | DocumentFlow

export type SingleEvent =
  | { type: 'file-chosen'; file: File }
  | { type: 'selection-cleared' }
  | { type: 'parse-started' }
  | { type: 'upload-progressed'; upload: Upload }
  /** `proposal`: an action address that somebody may take or clear. */
  | { type: 'parse-finished'; result: ParseResult; proposal?: string }
  /** Cancelled, or failed without a result: the file is still chosen. */
  | { type: 'parse-stopped' }
  | DocumentEvent

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
      return flow.status === 'parsing' ? openDocument(flow.file, event.result, event.proposal) : flow
    case 'parse-stopped':
      return flow.status === 'parsing' ? { status: 'chosen', file: flow.file } : flow
    default:
      return isOpened(flow) ? nextDocument(flow, event) : flow
  }
}

export function isOpened(flow: SingleFlow): flow is DocumentFlow {
  return flow.status === 'refused' || flow.status === 'parsed'
}
