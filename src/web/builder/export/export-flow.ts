import type { ExportButton } from '#formats/formats.ts'
import type { Outcome } from '../exporting/export-draft.ts'
import type { ExportError } from '../exporting/find-export-error.ts'

/** One export at a time, and how the last one ended. */
export type ExportFlow =
  | { status: 'idle' }
  | { status: 'working'; button: ExportButton }
  | { status: 'refused'; error: ExportError }
  | { status: 'done'; button: ExportButton; outcome: Outcome }
  | { status: 'failed'; button: ExportButton; isServerAway: boolean }

export const idleExport: ExportFlow = { status: 'idle' }

export function isBusy({ status }: ExportFlow): boolean {
  return status === 'working'
}

export function isWorking(flow: ExportFlow, button: ExportButton): boolean {
  return flow.status === 'working' && flow.button === button
}
