import type { Manifest } from '#catalogue/manifest.ts'
import { completeContent } from '#content/draft/complete-draft.ts'
import type { Draft } from '#content/draft/draft.ts'
import { recordChange, type Subject } from '#content/draft/history.ts'
import { loadedManifest } from '../../catalogue/catalogue-store.ts'
import { useEditor } from './editor-store.ts'

/**
 * The one way in which the open page changes: what is done to it, and its place in the history. What every page's
 * content has from the start comes with it.
 */
export function change(subject: Subject, operation: (draft: Draft) => Draft) {
  useEditor.setState((state) => {
    const before = complete(state.draft)
    const next = complete(operation(before))
    const recorded = recordChange(state.history, subject, before, next)
    return recorded === state.history ? {} : { draft: next, history: recorded }
  })
}

/** What nobody decides and every page has is no step that could be undone. */
export function completePage(operation: (draft: Draft, manifest: Manifest) => Draft) {
  const manifest = loadedManifest()
  if (!manifest) return
  useEditor.setState(({ draft }) => {
    const next = operation(complete(draft), manifest)
    return next === draft ? {} : { draft: next }
  })
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

export function subjectOf(type: Subject['type'], instanceId: string): Subject {
  const code = codeOf(instanceId)
  return { type, instanceId, ...(code === undefined ? {} : { code }) }
}

export function codeOf(instanceId: string): string | undefined {
  const { components } = useEditor.getState().draft.layout
  return components.find((each) => each.instanceId === instanceId)?.code
}

export function now(): string {
  return new Date().toISOString()
}
