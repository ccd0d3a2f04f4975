import { type Draft, draftSchema } from './draft.ts'
import { emptyHistory, type History } from './history.ts'
import { readHistory } from './read-history.ts'
import { renewDraft, renewHistory } from './renew-draft.ts'

/** A page out of storage. `known`: those of its changes that storage has as they are. */
export type StoredDraft = { draft: Draft; history: History; known: History['changes'] }

/** Reads a page whatever form it was stored in; nothing when it is none. What is renewed is to be stored anew. */
export function readStored(
  stored: unknown,
  changes: readonly unknown[],
  applied: number,
): StoredDraft | undefined {
  if (isOfNow(stored)) {
    const read = draftSchema.safeParse(stored)
    if (!read.success) return undefined
    const history = readHistory(read.data, changes, applied)
    return { draft: read.data, history, known: history.changes }
  }
  const draft = renewDraft(stored)
  if (!draft) return undefined
  const renewed = renewHistory(stored, changes, applied)
  const history = renewed ? readHistory(draft, renewed, applied) : emptyHistory
  return { draft, history, known: [] }
}

function isOfNow(stored: unknown): boolean {
  return typeof stored === 'object' && stored !== null && 'format' in stored
}
