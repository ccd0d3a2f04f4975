import type { Manifest } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft.ts'
import { layOutItems, planWriting, sizeOfAll, type WritingScope } from '#content/generation-plan.ts'
import { type BriefForm, itemConfigsOf } from './brief-form.ts'

/** How many values a run would write, with as many items as the form says. */
export function countToWrite(
  draft: Draft,
  manifest: Manifest,
  form: BriefForm,
): Record<WritingScope, number> {
  const laidOut = layOutItems(
    { ...draft, itemConfigs: { ...draft.itemConfigs, ...itemConfigsOf(form) } },
    manifest,
  )
  const count = (scope: WritingScope) => sizeOfAll(planWriting(laidOut, manifest, scope))
  return { missing: count('missing'), untouched: count('untouched') }
}
