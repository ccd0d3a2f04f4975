import type { Manifest } from '#catalogue/manifest.ts'
import { isBlank } from '#content/content.ts'
import type { Draft } from '#content/draft.ts'
import { layOutItems, planWriting, sizeOfAll, type WritingScope } from '#content/generation-plan.ts'
import { countPage, reviewedInstances } from '#content/review.ts'
import { slotsOf, valueAt } from '#content/slots.ts'
import { type BriefForm, itemConfigsOf } from './brief-form.ts'

/** How many fields a run would write, of all that the page has with as many items as the form says, and how many addresses are open. */
export function countToWrite(
  draft: Draft,
  manifest: Manifest,
  form: BriefForm,
): Record<WritingScope | 'total' | 'addresses', number> {
  const laidOut = layOutItems(
    { ...draft, itemConfigs: { ...draft.itemConfigs, ...itemConfigsOf(form) } },
    manifest,
  )
  const count = (scope: WritingScope) => sizeOfAll(planWriting(laidOut, manifest, scope))
  const { total } = countPage(laidOut, manifest)
  return {
    missing: count('missing'),
    untouched: count('untouched'),
    total,
    addresses: countOpenAddresses(laidOut, manifest),
  }
}

function countOpenAddresses(draft: Draft, manifest: Manifest): number {
  return reviewedInstances(draft, manifest).flatMap(({ component, instance }) =>
    slotsOf(component, instance).filter(
      (slot) => slot.definition.type === 'url' && isBlank(valueAt(instance, slot).value),
    ),
  ).length
}
