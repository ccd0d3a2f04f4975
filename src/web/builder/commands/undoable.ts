import type { Change, History } from '#content/draft/history.ts'

/** What undo would take back. */
export function lastChange({ changes, applied }: History): Change | undefined {
  return changes[applied - 1]
}

/** What redo would bring again. */
export function nextChange({ changes, applied }: History): Change | undefined {
  return changes[applied]
}
