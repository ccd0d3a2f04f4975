import type { Manifest } from '#catalogue/manifest.ts'
import { isBlank } from '#content/content.ts'
import type { Draft } from '#content/draft/draft.ts'
import { chooseLocale } from '#content/draft/faces/add-face.ts'
import { reviewedInstances } from '#content/draft/review.ts'
import { slotsOf, valueAt } from '#content/slots.ts'
import { countRun } from '#content/writing/count-run.ts'
import { type BriefScope, layOutItems, planWriting, sizeOfAll } from '#content/writing/generation-plan.ts'
import { type BriefForm, itemConfigsOf } from './brief-form.ts'

/** How many fields a run would write, and how many are done then, as the run itself counts them. */
export type RunCounts = { toWrite: number; done: number }

/** Of all fields that the page has with as many items as the form says, and how many addresses are open. */
export function countToWrite(
  draft: Draft,
  manifest: Manifest,
  form: BriefForm,
): Record<BriefScope, RunCounts> & { total: number; addresses: number } {
  const page = chooseLocale(draft, form.locale, manifest)
  const laidOut = layOutItems(
    { ...page, itemConfigs: { ...page.itemConfigs, ...itemConfigsOf(form) } },
    manifest,
    'new',
  )
  const count = (scope: BriefScope) => {
    const tasks = planWriting(laidOut, manifest, scope)
    const { total, completed } = countRun(laidOut, manifest, tasks)
    return { total, counts: { toWrite: sizeOfAll(tasks), done: completed } }
  }
  const { total, counts: missing } = count('missing')
  const addresses = countOpenAddresses(laidOut, manifest)
  return { missing, untouched: count('untouched').counts, total, addresses }
}

function countOpenAddresses(draft: Draft, manifest: Manifest): number {
  return reviewedInstances(draft, manifest).flatMap(({ component, instance }) =>
    slotsOf(component, instance).filter(
      (slot) => slot.definition.type === 'url' && isBlank(valueAt(instance, slot).value),
    ),
  ).length
}
