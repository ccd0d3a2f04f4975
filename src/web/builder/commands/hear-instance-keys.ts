import type { KeyboardEvent } from 'react'
import { isGrip } from '../drag/use-list-drag.ts'
import { focusInstance, rememberRegion } from '../editor/focus.ts'
import { doIntent } from './do-intent.ts'
import { isMove, readInstanceKey } from './instance-keys.ts'

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
  if (!isItself && !(isMove(intent) && isGrip(event.target))) return
  event.preventDefault()
  doIntent(intent, instanceId, goTo)
}

function goTo(instanceId: string) {
  rememberRegion()
  focusInstance(instanceId)
}
