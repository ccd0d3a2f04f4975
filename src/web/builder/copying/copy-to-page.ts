import { flushSync } from 'react-dom'
import { copySections } from '#content/draft/copy-sections.ts'
import type { Draft } from '#content/draft/draft.ts'
import { texts } from '#texts/copying.ts'
import { announce } from '../../ui/announce.ts'
import { change, now } from '../editor/change.ts'
import { describePlace } from '../editor/describe-change.ts'
import { useEditor } from '../editor/editor-store.ts'
import { focusInstance } from '../editor/focus.ts'
import { newItemId } from '../editor/new-item-id.ts'

/** Before the section at `index`, in one step; the focus goes to the first of the copies. */
export function copyToPage(from: Draft, instanceIds: readonly string[], index: number) {
  const copying = { index, at: now(), idStart: newItemId() }
  const { copies } = copySections(useEditor.getState().draft, from, instanceIds, copying)
  const [first] = copies
  if (!first) return
  const { instanceId, code } = first
  const subject = { type: 'copy-sections', instanceId, ...(copies.length === 1 && { code }) } as const
  flushSync(() => change(subject, (draft) => copySections(draft, from, instanceIds, copying).draft))
  const { components } = useEditor.getState().draft.layout
  const place = components.findIndex((each) => each.instanceId === instanceId)
  announce(texts.copied(copies.length, describePlace(components, place)))
  focusInstance(instanceId)
}
