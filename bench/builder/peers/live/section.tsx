import { createElement, type ReactNode } from 'react'
import type { LiveElement, LiveNode, ReadSection, Slot } from './read-section.ts'

/** The element that holds nothing but the value, if there is one: an editor may make it its own. */
export type Around = { tag: string; attributes: Record<string, unknown> }

type Props = {
  section: ReadSection
  id: string
  drawSlot: (slot: Slot, around: Around | undefined) => ReactNode
  /** What the editor wants on the root. */
  rootProps?: Record<string, unknown>
}

/** The elements of our renderer, each value drawn by the editor. */
export function LiveSection({ section: { root }, id, drawSlot, rootProps }: Props) {
  return drawElement(root, { ...rootProps, 'data-bench': true })

  function drawElement(element: LiveElement, others: Record<string, unknown> = {}): ReactNode {
    return createElement(
      element.tag,
      { ...attributesOf(element), ...others },
      ...element.children.map(drawNode),
    )
  }

  function drawNode(node: LiveNode): ReactNode {
    if (typeof node === 'string') return node
    if ('place' in node) return drawSlot(node, undefined)
    const [only, ...others] = node.children
    if (typeof only !== 'object' || !('place' in only) || others.length > 0) return drawElement(node)
    return drawSlot(only, { tag: node.tag, attributes: attributesOf(node) })
  }

  function attributesOf({ attributes, ownAttributes }: LiveElement): Record<string, unknown> {
    const own = ownAttributes.map(([name, value]) => [name, value.replaceAll('%', id)])
    return { ...attributes, ...Object.fromEntries(own) }
  }
}
