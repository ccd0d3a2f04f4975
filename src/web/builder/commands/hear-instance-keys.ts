import type { KeyboardEvent } from 'react'
import { isGrip } from '../drag/find-grip.ts'
import { useEditor } from '../editor/editor-store.ts'
import { focusInstance, rememberRegion } from '../editor/focus.ts'
import { indexAfter, isWay, readInstanceKey, type Way } from './instance-keys.ts'
import { sectionCommand } from './section-commands.ts'

/** Which instance something of a list belongs to, and the id of the element that stands for it there. */
type List = {
  findInstance: (target: EventTarget | null) => string | undefined
  elementId: (instanceId: string) => string
}

/** On what stands for an instance; the buttons in it have keys of their own, but its handle moves it as well. */
export function hearInstanceKeys(event: KeyboardEvent, { findInstance, elementId }: List) {
  const instanceId = findInstance(event.target)
  const intent = readInstanceKey(event)
  if (instanceId === undefined || intent === undefined) return
  const isItself = (event.target as Element).id === elementId(instanceId)
  const isMove = !isWay(intent) && sectionCommand(intent).isMove === true
  if (!isItself && !(isMove && isGrip(event.target))) return
  event.preventDefault()
  if (isWay(intent)) goOn(instanceId, intent)
  else sectionCommand(intent).run(instanceId)
}

function goOn(instanceId: string, way: Way) {
  const { components } = useEditor.getState().draft.layout
  const index = components.findIndex((each) => each.instanceId === instanceId)
  const next = components[indexAfter(way, index, components.length)]
  if (!next) return
  rememberRegion()
  focusInstance(next.instanceId)
}
