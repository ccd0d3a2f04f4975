import { findComponent } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft/draft.ts'
import { showFace } from '#content/draft/faces/show-face.ts'
import { changeValue, findSlot } from '#content/draft/review.ts'
import type { Place } from '#content/place.ts'
import { instanceOf } from '#content/slots.ts'
import { accepted } from '#content/values/values.ts'
import { useEditor } from '../editor/editor-store.ts'
import { codeIn } from '../editor/page-change.ts'
import { type Editing, useEditing } from '../reviewing/editing-store.ts'
import { typedIn, withTyped } from '../reviewing/with-typed.ts'
import type { Showing } from '../view/canvas-mode.ts'
import { isInFront, type ShownFace } from '../view/shown-faces.ts'

/** An entry of a list that has just begun has a place on the page too, where it is typed. */
function withBegun(typed: Editing['typed']): Editing['typed'] {
  return Array.isArray(typed) ? typed.map((entry) => (entry.trim() === '' ? '…' : entry)) : typed
}

/** The open page with what is being typed, which is seen whatever else is shown; that is in the face in front. */
export function draftNow(manifest: Manifest, face: ShownFace, shows: Showing): Draft {
  const { draft } = useEditor.getState()
  if (face !== 'front' && !isInFront(face)) return showFace(draft, face)
  const { editing } = useEditing.getState()
  const component = editing && findComponent(manifest, codeIn(draft, editing.instanceId) ?? '')
  if (!editing || !component) return draft
  const typed = withTyped(draft, component, { ...editing, typed: withBegun(editing.typed) })
  if (shows !== 'accepted') return typed
  return typedIn(editing).reduce((whole, { place }) => withAccepted(whole, editing.instanceId, place), typed)

  function withAccepted(whole: Draft, instanceId: string, place: Place): Draft {
    const slot = component && findSlot(component, instanceOf(whole, component, instanceId), place)
    if (!component || !slot) return whole
    return changeValue(whole, component, instanceId, slot, (value) => accepted(value, whole.createdAt))
  }
}
