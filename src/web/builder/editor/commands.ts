import type { Locale } from '#base/locale.ts'
import { accept, type Result } from '#base/result.ts'
import type { Draft } from '#content/draft/draft.ts'
import * as operations from '#content/draft/draft-operations.ts'
import { type Change, redoChange, type Step, undoChange } from '#content/draft/history.ts'
import { createInstance } from '#layout/instance-id.ts'
import type { NewInstance } from '#layout/layout.ts'
import type { OrderRule } from '#layout/operations.ts'
import { change, codeOf, now, subjectOf } from './change.ts'
import { type EditorState, useEditor } from './editor-store.ts'

/** Adds where the component belongs, and answers with the new instance's id. */
export function addComponent(code: string): string {
  const instance = newInstance(code)
  const { instanceId } = instance
  change({ type: 'add', code, instanceId }, (draft) => operations.addInstance(draft, instance))
  return instanceId
}

/** Adds before the instance that stands at `index`, if the rules let it. */
export function insertComponent(code: string, index: number): Result<string, OrderRule> {
  const instance = newInstance(code)
  const { instanceId } = instance
  const inserted = operations.insertInstance(useEditor.getState().draft, instance, index)
  if (!inserted.ok) return inserted
  change({ type: 'add', code, instanceId }, () => inserted.value)
  return accept(instanceId)
}

/** The copy's id; nothing when the original is gone. */
export function duplicateInstance(instanceId: string): string | undefined {
  const code = codeOf(instanceId)
  if (code === undefined) return undefined
  const copy = newInstance(code)
  change({ type: 'duplicate', code, instanceId: copy.instanceId }, (draft) =>
    operations.duplicateInstance(draft, instanceId, copy),
  )
  return copy.instanceId
}

export function removeInstance(instanceId: string) {
  change(subjectOf('remove', instanceId), (draft) => operations.removeInstance(draft, instanceId))
}

/** Both places count from 0; `to` is the place that the instance has in the end. */
export function moveInstance(from: number, to: number): Result<undefined, OrderRule> {
  const { draft } = useEditor.getState()
  const moved = operations.moveInstance(draft, from, to)
  if (!moved.ok) return moved
  const instanceId = draft.layout.components[from]?.instanceId ?? ''
  change(subjectOf('move', instanceId), () => moved.value)
  return accept(undefined)
}

export function renamePage(displayName: string) {
  change({ type: 'rename' }, (draft) => operations.renamePage(draft, displayName))
}

export function setPageName(pageName: string) {
  change({ type: 'rename' }, (draft) => operations.setPageName(draft, pageName))
}

export function setPublicUrl(publicUrl: string) {
  change({ type: 'set-public-url' }, (draft) => operations.setPublicUrl(draft, publicUrl))
}

export function setActionUrl(actionUrl: string) {
  change({ type: 'set-action-url' }, (draft) => operations.setActionUrl(draft, actionUrl))
}

export function setLocale(locale: Locale) {
  change({ type: 'set-locale' }, (draft) => operations.setLocale(draft, locale))
}

export function resetPage() {
  change({ type: 'reset' }, operations.resetPage)
}

/** Puts what was read from a file in the place of the whole page; undo brings the page back. */
export function importPage(imported: Draft) {
  change({ type: 'import' }, () => imported)
}

/** The change that was taken back; nothing when there was none. */
export function undo(): Change | undefined {
  return take(undoChange)
}

export function redo(): Change | undefined {
  return take(redoChange)
}

function take(step: (draft: Draft, history: EditorState['history']) => Step | undefined): Change | undefined {
  const { draft, history } = useEditor.getState()
  const taken = step(draft, history)
  if (taken) useEditor.setState({ draft: taken.draft, history: taken.history })
  return taken?.change
}

function newInstance(code: string): NewInstance {
  return createInstance(useEditor.getState().draft.layout.components, code, now())
}
