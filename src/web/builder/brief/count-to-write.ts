import type { Manifest } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft.ts'
import { layOutItems, planWriting, sizeOfAll, type WritingScope } from '#content/generation-plan.ts'
import { countPage } from '#content/review.ts'
import { type BriefForm, itemConfigsOf } from './brief-form.ts'

/** How many fields a run would write, of all that the page has with as many items as the form says. */
export function countToWrite(
  draft: Draft,
  manifest: Manifest,
  form: BriefForm,
): Record<WritingScope | 'total', number> {
  const laidOut = layOutItems(
    { ...draft, itemConfigs: { ...draft.itemConfigs, ...itemConfigsOf(form) } },
    manifest,
  )
  const count = (scope: WritingScope) => sizeOfAll(planWriting(laidOut, manifest, scope))
  const { total } = countPage(laidOut, manifest)
  return { missing: count('missing'), untouched: count('untouched'), total }
}
