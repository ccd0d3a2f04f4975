import type { Draft } from '#content/draft/draft.ts'
import { findLanding } from '../drag/gaps.ts'

/** Every place that an instance could have on its page, counted from 0, and whether the rules let it stand there. */
export type Destination = { index: number; previous: string | undefined; isCurrent: boolean; isOpen: boolean }

export function listDestinations(layout: Draft['layout'], instanceId: string): Destination[] {
  const from = layout.components.findIndex((each) => each.instanceId === instanceId)
  const code = layout.components[from]?.code ?? ''
  return layout.components.map((_, index) => {
    const gap = index > from ? index + 1 : index
    const landing = findLanding(layout, { kind: 'instance', instanceId, code }, gap)
    return {
      index,
      previous: landing.previous,
      isCurrent: landing.isUnchanged,
      isOpen: landing.refusal === undefined,
    }
  })
}
