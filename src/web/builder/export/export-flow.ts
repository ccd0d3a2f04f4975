import type { ExportError } from './create-files.ts'

/** One export at a time, and how the last one ended. */
export type ExportFlow =
  | { status: 'idle' }
  | { status: 'exporting' | 'generating' }
  | { status: 'refused'; error: ExportError }
  | { status: 'done'; what: 'files' | 'html' }
  | { status: 'failed'; what: 'files' | 'html'; isServerAway: boolean }

export const idleExport: ExportFlow = { status: 'idle' }

export function isBusy({ status }: ExportFlow): boolean {
  return status === 'exporting' || status === 'generating'
}
