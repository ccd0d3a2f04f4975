import { accept, type Result, refuse } from '#base/result.ts'
import { type Instance, isFooter, isHeader, type Layout, type NewInstance, type Placement } from './layout.ts'

/** Headers stand before everything else, footers behind it. */
export type OrderRule = 'header-first' | 'footer-last'

/** Adds an instance where it belongs: a header first, a footer last, anything else before the first footer. */
export function addInstance(layout: Layout, instance: NewInstance): Layout {
  return insertAt(layout, instance, indexFor(layout, instance.code))
}

/** Adds an instance before the one that stands at `index`. */
export function insertInstance(
  layout: Layout,
  instance: NewInstance,
  index: number,
): Result<Layout, OrderRule> {
  return judged(insertAt(layout, instance, index))
}

export function removeInstance(layout: Layout, instanceId: string): Layout {
  const components = layout.components.filter((each) => each.instanceId !== instanceId)
  return components.length === layout.components.length ? layout : withComponents(layout, components)
}

/** Moves the instance at `from` to `to`, both counted from 0; `to` is the place that it has in the end. */
export function moveInstance(layout: Layout, from: number, to: number): Result<Layout, OrderRule> {
  const moved = layout.components[from]
  if (!moved || from === to) return accept(layout)
  return judged(withComponents(layout, layout.components.toSpliced(from, 1).toSpliced(to, 0, moved)))
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
  return numberInstances(placements.map(({ code, instanceId }) => ({ instanceId, code, createdAt })))
}

/** With the position of each in their order. Those that have it stay the same values, so that nothing of theirs is drawn again. */
export function numberInstances(instances: readonly (NewInstance | Instance)[]): Instance[] {
  return instances.map((each, position) =>
    'position' in each && each.position === position ? each : { ...each, position },
  )
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

function insertAt(layout: Layout, instance: NewInstance, index: number): Layout {
  const { components } = layout
  return withComponents(layout, [...components.slice(0, index), instance, ...components.slice(index)])
}

function withComponents(layout: Layout, components: readonly (NewInstance | Instance)[]): Layout {
  return { ...layout, components: numberInstances(components) }
}

/** The outcome is judged, not the operation, so that no operation can forget a rule. */
function judged(layout: Layout): Result<Layout, OrderRule> {
  const violation = findOrderViolation(layout.components)
  return violation ? refuse(violation) : accept(layout)
}
