import type { Locale } from '#base/locale.ts'
import { accept, type Result, refuse } from '#base/result.ts'
import { completeContent, completeSwitches } from '#content/draft/complete-draft.ts'
import type { Draft } from '#content/draft/draft.ts'
import { followStructure } from '#content/draft/faces/follow-structure.ts'
import { hasFace, showFace } from '#content/draft/faces/show-face.ts'
import {
  type Change,
  type ChangeType,
  recordChange,
  redoChange,
  type Step,
  type Subject,
  undoChange,
} from '#content/draft/history.ts'
import type { OrderRule } from '#layout/operations.ts'
import { loadedManifest } from '../../catalogue/catalogue-store.ts'
import { sessionState } from '../../session/session.ts'
import { changes, type Givens } from './changes.ts'
import { type EditorState, useEditor } from './editor-store.ts'
import { type Context, codeIn, type Done, type PageChange } from './page-change.ts'

/** The section that it was to be done to is gone, so that nothing was done. */
export type ChangeRefusal = OrderRule | 'gone'

/** What is given may name the section, the run that it is part of, and the face that it is for, where that may not be in front. */
type Named = Pick<Subject, 'instanceId' | 'run'> & { face?: Locale } & object

/**
 * The one way in which the open page changes: what is done to it, and its place in the history. What every page's
 * content has from the start comes with it, and so does the other face. What is done to that one leaves the one in front.
 */
export function change<Type extends ChangeType>(
  type: Type,
  given: Givens[Type],
): Result<Done<Givens[Type]>, ChangeRefusal> {
  const { operation, findSubject }: PageChange<Givens[Type]> = changes[type]
  const { draft, history } = useEditor.getState()
  const { instanceId: named, run, face }: Named = given
  const before = complete(showFace(draft, face ?? draft.layout.locale))
  if (named !== undefined && codeIn(before, named) === undefined) return refuse('gone')

  const outcome = operation(before, given, contextNow())
  if ('ok' in outcome && !outcome.ok) return outcome
  const made = 'ok' in outcome ? outcome.value : outcome
  const [was, after] = follow(before, made)
  const instanceId = findSubject ? findSubject(before, after) : named
  const subject = subjectOf(type, instanceId, run, [after, before])
  const recorded = recordChange(history, subject, was, after)
  const front = face === undefined ? made.layout.locale : draft.layout.locale
  const shown = showFace(after, front)
  if (recorded !== history) useEditor.setState({ draft: shown, history: recorded })
  else bringForward(front)
  return accept({ given, before, after: shown, instanceId })
}

/** The change that was taken back; nothing when there was none. */
export function undo(): Change | undefined {
  return take(undoChange)
}

export function redo(): Change | undefined {
  return take(redoChange)
}

/** Brings the face in this language to the front, which is no step that could be undone. */
export function bringForward(locale: Locale) {
  const { draft } = useEditor.getState()
  const next = showFace(draft, locale)
  if (next !== draft) useEditor.setState({ draft: next })
}

/**
 * When the review opens: the state of every optional element is kept, shown unless it was switched off. What nobody
 * decides and every page has is no step that could be undone.
 */
export function keepSwitches() {
  const manifest = loadedManifest()
  if (!manifest) return
  const { draft } = useEditor.getState()
  const next = completeSwitches(complete(draft), manifest)
  if (next !== draft) useEditor.setState({ draft: next })
}

function take(step: (draft: Draft, history: EditorState['history']) => Step | undefined): Change | undefined {
  const { draft, history } = useEditor.getState()
  const taken = step(draft, history)
  if (taken) useEditor.setState({ draft: taken.draft, history: taken.history })
  return taken?.change
}

function subjectOf(
  type: ChangeType,
  instanceId: string | undefined,
  run: string | undefined,
  drafts: readonly Draft[],
): Subject {
  const codes = drafts.map((draft) => (instanceId === undefined ? undefined : codeIn(draft, instanceId)))
  const code = codes.find((each) => each !== undefined)
  return {
    type,
    ...(instanceId !== undefined && { instanceId }),
    ...(code !== undefined && { code }),
    ...(run !== undefined && { run }),
  }
}

/** Both with the same face in front, and the other one of the later brought in step. */
function follow(before: Draft, made: Draft): [before: Draft, after: Draft] {
  const { locale } = hasFace(made, before.layout.locale) ? before.layout : made.layout
  const was = showFace(before, locale)
  return [was, complete(followStructure(was, showFace(made, locale), loadedManifest()))]
}

/** Those that lack nothing: what a change begins with is mostly what the last one made. */
const completed = new WeakSet<Draft>()

function complete(draft: Draft): Draft {
  const manifest = loadedManifest()
  if (!manifest || completed.has(draft)) return draft
  const next = completeContent(draft, manifest)
  completed.add(next)
  return next
}

function contextNow(): Context {
  const state = sessionState()
  const by = 'session' in state ? state.session.username : undefined
  return { at: new Date().toISOString(), by, itemId: newItemId(), manifest: loadedManifest() }
}

/** Random: of two people who add one, neither takes the other's. */
function newItemId(): string {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0).toString(36)
}
