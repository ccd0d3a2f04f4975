import type { Draft } from '#content/draft/draft.ts'
import { insertInstance, moveInstance, type OrderRule } from '#layout/operations.ts'

/** What is dragged: an instance of the page, or a component of the library. */
export type Dragged =
  | { kind: 'instance'; instanceId: string; code: string }
  | { kind: 'component'; code: string }

/** Where the things of one list stand, from the top of the list, in px. */
export type Span = { start: number; end: number }

/**
 * What a drop into a gap comes to. Gaps count from 0: gap 0 is before the first, gap n behind the last of n.
 * `index` and `count` are the place in the end, counted from 0, and the number of instances then.
 */
export type Landing = {
  gap: number
  index: number
  count: number
  /** The code of what stands before it in the end. */
  previous: string | undefined
  /** It stands there already. */
  isUnchanged: boolean
  /** The rule that does not let it stand there. */
  refusal: OrderRule | undefined
}

type Layout = Draft['layout']

/** The gap nearest to `y`: before the first of the spans whose middle lies below it. */
export function findGap(spans: readonly Span[], y: number): number {
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (middleOf(spans[middle]) < y) low = middle + 1
    else high = middle
  }
  return low
}

/** Where the line that marks a gap stands. */
export function lineOf(spans: readonly Span[], gap: number): number {
  return spans[gap - 1]?.end ?? spans[0]?.start ?? 0
}

export function findLanding(layout: Layout, dragged: Dragged, gap: number): Landing {
  const from = indexOf(layout, dragged)
  const index = from >= 0 && gap > from ? gap - 1 : gap
  const others = layout.components.filter((_, each) => each !== from)
  return {
    gap,
    index,
    count: others.length + 1,
    previous: others[index - 1]?.code,
    isUnchanged: index === from,
    refusal: findRefusal(layout, dragged, from, index),
  }
}

function findRefusal(layout: Layout, { code }: Dragged, from: number, index: number): OrderRule | undefined {
  const result =
    from >= 0
      ? moveInstance(layout, from, index)
      : insertInstance(layout, { code, instanceId: '', createdAt: '' }, index)
  return result.ok ? undefined : result.refusal
}

function indexOf({ components }: Layout, dragged: Dragged): number {
  if (dragged.kind === 'component') return -1
  return components.findIndex(({ instanceId }) => instanceId === dragged.instanceId)
}

function middleOf(span: Span | undefined): number {
  return span ? (span.start + span.end) / 2 : 0
}
