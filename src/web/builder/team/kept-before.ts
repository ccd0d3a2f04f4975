import type { ChangeType, History } from '#content/draft/history.ts'
import type { BeforeKind } from '#team/save-page.ts'

const kinds: Partial<Record<ChangeType, BeforeKind>> = {
  generate: 'before-generation',
  import: 'before-import',
  start: 'before-import',
  'restore-version': 'before-restore',
  settle: 'before-merge',
  'take-returned': 'before-import',
}

/**
 * For what was just done, where the page as it was before is worth a version of its own: a run once, however much it
 * writes, and what is taken back not at all.
 */
export function keptBefore(now: History, earlier: History): BeforeKind | undefined {
  const last = now.changes[now.applied - 1]
  const lastBefore = earlier.changes[earlier.applied - 1]
  const isNew = last !== undefined && last.number > (lastBefore?.number ?? 0)
  return isNew ? kinds[last.type] : undefined
}
