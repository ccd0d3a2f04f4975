import type { ItemPlace } from '#content/place.ts'
import type { Difference } from '../compare/compare-drafts.ts'
import type { Draft } from '../draft.ts'
import { showFace } from '../faces/show-face.ts'
import { type History, historyAfter, nameFaces } from '../history.ts'
import { type Conflict, conflictKey, type OpenConflict } from './conflict.ts'
import { mergeDrafts } from './merge-drafts.ts'
import { isOpen, withTheirs } from './settle.ts'

/** A page as one person has it: `base` is what both last agreed on. */
export type SharedPage = { base: Draft; draft: Draft; history: History; conflicts: readonly OpenConflict[] }

/** A draft of somebody else, and who saved it when. */
export type Incoming = { draft: Draft; by: string; at: string }

export type TakenIn = {
  page: SharedPage
  cameIn: Difference[]
  renamed: ReadonlyMap<string, string>
}

/** The page after somebody's changes came in. What was asked before goes on being asked, and is asked once. */
export function takeIn(page: SharedPage, { draft: theirs, by, at }: Incoming, open?: ItemPlace): TakenIn {
  const { base, draft: mine } = page
  const { draft, conflicts, cameIn, renamed } = mergeDrafts({ base, mine, theirs }, open)
  const shown = showFace(theirs, mine.layout.locale)
  const known = page.conflicts.flatMap((open): OpenConflict[] => {
    const conflict = withTheirs(renameIn(open.conflict, renamed), shown)
    return conflict ? [{ ...open, conflict }] : []
  })
  const fresh = conflicts.map((conflict) => ({ conflict, by, at }))
  return {
    page: {
      base: theirs,
      draft,
      history: historyAfter(historyOf(page, draft), mine, draft),
      conflicts: stillOpen([...known, ...fresh], draft),
    },
    cameIn,
    renamed,
  }
}

/** Until now the page had one language: what was done is said to be of that one, since another has come in. */
function historyOf({ draft: mine, history }: SharedPage, draft: Draft): History {
  return draft.other && !mine.other ? nameFaces(history, mine.layout.locale) : history
}

/** Of two about the same thing the later one, with what stood there before either of them. */
export function stillOpen(conflicts: readonly OpenConflict[], draft: Draft): OpenConflict[] {
  const byKey = new Map<string, OpenConflict>()
  for (const each of conflicts) {
    const key = conflictKey(each.conflict)
    byKey.set(key, { ...each, conflict: withBaseOf(byKey.get(key)?.conflict, each.conflict) })
  }
  return [...byKey.values()].filter(({ conflict }) => isOpen(draft, conflict))
}

function withBaseOf(earlier: Conflict | undefined, conflict: Conflict): Conflict {
  return earlier && 'base' in earlier ? ({ ...conflict, base: earlier.base } as Conflict) : conflict
}

function renameIn(conflict: Conflict, names: ReadonlyMap<string, string>): Conflict {
  if (!('instanceId' in conflict)) return conflict
  return { ...conflict, instanceId: names.get(conflict.instanceId) ?? conflict.instanceId }
}
