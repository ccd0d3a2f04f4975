import type { History } from '#content/draft/history.ts'
import { learnPairs } from '#pairs/memory/learn-pairs.ts'
import { loadedManifest } from '../../catalogue/catalogue-store.ts'
import {
  hearOfLanguages,
  loadLanguages,
  readyLanguages,
  termBase,
  translationMemory,
} from '../../languages/collections.ts'
import { watchRecords } from '../../team/follow-team.ts'
import { useTeam } from '../../team/team-store.ts'
import { type EditorState, useEditor } from '../editor/editor-store.ts'

/**
 * The terms of the team are here for each page, the memory for one in two languages. What somebody accepts in both goes into
 * it by itself.
 */
export function followLanguages(user: string): () => void {
  let loading: Promise<void> | undefined

  function load(): Promise<void> {
    loading ??= readyLanguages(user)
    return loading
  }

  function onEdit(now: EditorState, earlier: EditorState) {
    if (!now.draft.other) return
    const loaded = load()
    const manifest = loadedManifest()
    if (!manifest || now.pageId !== earlier.pageId || !isDoneHere(now.history, earlier.history)) return
    const deed = { by: user, at: new Date().toISOString() }
    const { accepted, refused } = learnPairs(earlier.draft, now.draft, manifest, deed)
    if (accepted.length === 0 && refused.length === 0) return
    void loaded.then(() => {
      if (refused.length > 0) translationMemory.drop(refused)
      if (accepted.length > 0) translationMemory.put(accepted)
    })
  }

  const { draft } = useEditor.getState()
  void termBase.ready(user)
  translationMemory.begin(user)
  if (draft.other) void load()
  const stops = [
    useEditor.subscribe(onEdit),
    watchRecords((records) => void (records ? hearOfLanguages(records) : loadLanguages(user))),
    useTeam.subscribe(({ link }, before) => {
      if (link === 'on' && before.link === 'away') void readyLanguages(user)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** What others did comes with the history as it was, and is theirs to teach. */
function isDoneHere(now: History, earlier: History): boolean {
  const [last, before] = [now.changes[now.applied - 1], earlier.changes[earlier.applied - 1]]
  return now.applied !== earlier.applied || last?.number !== before?.number
}
