import { useEditor } from '../editor/editor-store.ts'
import type { ZoneName } from './drag-store.ts'
import type { Dragged } from './gaps.ts'

/** What the pointer takes there: a card of the library, or an item of a list anywhere but at its buttons. */
export function findPressed(target: EventTarget | null): Dragged | undefined {
  if (!(target instanceof Element)) return undefined
  const code = target.closest<HTMLElement>('[data-component]')?.dataset.component
  if (code !== undefined) return { kind: 'component', code }
  return isGrip(target) || !target.closest('button, [popover]') ? findInstance(target) : undefined
}

/** What is lifted by keyboard there, and the list that it stays in. */
export function findHandle(target: EventTarget | null) {
  const element = target instanceof Element ? target.closest('[data-grip="handle"]') : null
  const dragged = element && findInstance(element)
  if (!dragged) return undefined
  const home: ZoneName = element.closest('[data-row]') ? 'outline' : 'canvas'
  return { element, dragged, home }
}

/** A grip is a button by which things are taken all the same: a handle, the name of a row. */
export function isGrip(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-grip]') !== null
}

function findInstance(target: Element): Dragged | undefined {
  const item = target.closest<HTMLElement>('[data-instance], [data-row]')
  const instanceId = item?.dataset.instance ?? item?.dataset.row
  const { components } = useEditor.getState().draft.layout
  const instance = components.find((each) => each.instanceId === instanceId)
  return instance && { kind: 'instance', instanceId: instance.instanceId, code: instance.code }
}
