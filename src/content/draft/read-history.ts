import { createDraftCheck, type Draft } from './draft.ts'
import {
  type Change,
  changeSchema,
  emptyHistory,
  type History,
  redoChange,
  type Step,
  undoChange,
} from './history.ts'

/**
 * A history out of storage, with the draft that it belongs to. Where a change cannot be read, or a draft on the way to
 * the first or the last one would not hold, there is none: what was done before cannot be reached.
 */
export function readHistory(draft: Draft, changes: readonly unknown[], applied: number): History {
  const read = changes.map((each) => changeSchema.safeParse(each))
  if (read.some(({ success }) => !success) || applied > read.length) return emptyHistory
  const history = { changes: read.flatMap(({ data }) => (data ? [data as Change] : [])), applied }
  return isCounted(history) && canBeWalked(draft, history) ? history : emptyHistory
}

function isCounted({ changes }: History): boolean {
  return changes.every(({ number }, index) => number > (changes[index - 1]?.number ?? 0))
}

/** To the first change, and from there to the last one. */
function canBeWalked(draft: Draft, history: History): boolean {
  const isValid = createDraftCheck()
  let step: Pick<Step, 'draft' | 'history'> = { draft, history }
  try {
    for (const take of [undoChange, redoChange]) {
      for (let next = take(step.draft, step.history); next; next = take(step.draft, step.history)) {
        if (!isValid(next.draft)) return false
        step = next
      }
    }
    return true
  } catch {
    return false
  }
}
