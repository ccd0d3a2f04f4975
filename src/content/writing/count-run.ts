import { isAiGenerated } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { isBlank } from '../content.ts'
import type { Draft } from '../draft/draft.ts'
import { countAll, type ReviewedInstance, reviewedInstances } from '../draft/review.ts'
import { slotsOf, valueAt } from '../slots.ts'
import { sizeOf, type WritingTask } from './generation-plan.ts'

/**
 * How far a run is that has these tasks left, of all fields that the page has. Addresses and fixed columns are counted
 * as everywhere, though no run writes them: they are done with the last text of their section.
 */
export function countRun(
  draft: Draft,
  manifest: Manifest,
  left: readonly WritingTask[],
): { total: number; completed: number } {
  const reviewed = reviewedInstances(draft, manifest)
  const open = new Map<string, number>()
  for (const task of left) open.set(task.instanceId, (open.get(task.instanceId) ?? 0) + sizeOf(task))
  const { total } = countAll(reviewed)
  const unfinished = reviewed
    .filter(({ instanceId }) => open.has(instanceId))
    .map((each) => (open.get(each.instanceId) ?? 0) + countUnfilled(each))
  return { total, completed: total - unfinished.reduce((sum, each) => sum + each, 0) }
}

/** What nobody has filled in of that which no run writes. */
function countUnfilled({ component, instance }: ReviewedInstance): number {
  return slotsOf(component, instance).filter((slot) => {
    if (isAiGenerated(slot.definition)) return false
    const { value, status } = valueAt(instance, slot)
    return status !== 'accepted' && (isBlank(value) || slot.definition.fixed !== undefined)
  }).length
}
