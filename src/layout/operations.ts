import { accept, type Result, refuse } from '#base/result.ts'
import { nextInstanceId } from './instance-id.ts'
import { type Instance, isFooter, isHeader, type Layout, type Placement } from './layout.ts'

/** Headers stand before everything else, footers behind it. */
export type OrderRule = 'header-first' | 'footer-last'

/** Adds a component where it belongs: a header first, a footer last, anything else before the first footer. */
export function addComponent(layout: Layout, code: string, createdAt: string): Layout {
  return insertAt(layout, code, indexFor(layout, code), createdAt)
}

/** Adds a component before the one that stands at `index`. */
export function insertComponent(
  layout: Layout,
  code: string,
  index: number,
  createdAt: string,
): Result<Layout, OrderRule> {
  return judged(insertAt(layout, code, index, createdAt))
}

/** Puts a copy with an id of its own right behind the original. */
export function duplicateInstance(layout: Layout, instanceId: string, createdAt: string): Layout {
  const index = layout.components.findIndex((each) => each.instanceId === instanceId)
  const original = layout.components[index]
  return original ? insertAt(layout, original.code, index + 1, createdAt) : layout
}

export function removeInstance(layout: Layout, instanceId: string): Layout {
  const components = layout.components.filter((each) => each.instanceId !== instanceId)
  return components.length === layout.components.length ? layout : renumbered(layout, components)
}

/** Moves the instance at `from` to `to`, both counted from 0; `to` is the place that it has in the end. */
export function moveInstance(layout: Layout, from: number, to: number): Result<Layout, OrderRule> {
  const moved = layout.components[from]
  if (!moved || from === to) return accept(layout)
  return judged(renumbered(layout, layout.components.toSpliced(from, 1).toSpliced(to, 0, moved)))
}

/** Headers brought to the front and footers to the end, everything else in the order given. */
export function arrangeComponents<Placed extends { code: string }>(components: readonly Placed[]): Placed[] {
  return [
    ...components.filter(({ code }) => isHeader(code)),
    ...components.filter(({ code }) => !isHeader(code) && !isFooter(code)),
    ...components.filter(({ code }) => isFooter(code)),
  ]
}

/** Instances out of placements, numbered in their order. */
export function placeAll(placements: readonly Placement[], createdAt: string): Instance[] {
  return placements.map(({ code, instanceId }, position) => ({ instanceId, code, position, createdAt }))
}

/** The first rule of order that the components break. */
export function findOrderViolation(components: readonly { code: string }[]): OrderRule | undefined {
  const firstOther = components.findIndex(({ code }) => !isHeader(code))
  if (firstOther >= 0 && components.slice(firstOther).some(({ code }) => isHeader(code)))
    return 'header-first'
  const firstFooter = components.findIndex(({ code }) => isFooter(code))
  if (firstFooter >= 0 && components.slice(firstFooter).some(({ code }) => !isFooter(code)))
    return 'footer-last'
}

function indexFor({ components }: Layout, code: string): number {
  if (isHeader(code)) return 0
  const firstFooter = components.findIndex((each) => isFooter(each.code))
  return isFooter(code) || firstFooter < 0 ? components.length : firstFooter
}

function insertAt(layout: Layout, code: string, index: number, createdAt: string): Layout {
  const instance = { instanceId: nextInstanceId(layout.components, code), code, position: index, createdAt }
  return renumbered(layout, layout.components.toSpliced(index, 0, instance))
}

/** Instances that stay where they were stay the same values, so that nothing of theirs is drawn again. */
function renumbered(layout: Layout, components: readonly Instance[]): Layout {
  return {
    ...layout,
    components: components.map((each, position) =>
      each.position === position ? each : { ...each, position },
    ),
  }
}

/** The outcome is judged, not the operation, so that no operation can forget a rule. */
function judged(layout: Layout): Result<Layout, OrderRule> {
  const violation = findOrderViolation(layout.components)
  return violation ? refuse(violation) : accept(layout)
}
