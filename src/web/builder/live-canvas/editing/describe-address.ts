import { anchorsOf, findAddressDoubt } from '#checks/find-address-doubts.ts'
import { isBlank } from '#content/content.ts'
import type { Draft } from '#content/draft/draft.ts'
import { exportContent } from '#content/draft/draft-content.ts'
import type { Slot } from '#content/slots.ts'
import { addScheme, readAddress } from '#content/values/safe-url.ts'
import { texts } from '#texts/edit-in-place.ts'
import { describeProblems } from '../../value/describe-value-problem.ts'

/** What is to be said of an address as it is typed: what is wrong with it, and one that would do. */
export type SaidAddress = { fault?: string; such?: string }

export function describeAddress(slot: Slot, typed: string, draft: Draft): SaidAddress {
  if (isBlank(typed)) return {}
  const [problem] = describeProblems(slot, typed)
  if (problem) {
    const such = addScheme(typed)
    return { fault: problem.text, ...(such !== undefined && { such }) }
  }
  const url = slot.definition.picture ? undefined : readAddress(typed)
  const fault = url === undefined ? undefined : findAddressDoubt(url, anchorsNow(url, draft))
  if (!fault) return {}
  return { fault: texts.form.doubts[fault.rule](url ?? '') }
}

/** Of an address that leads elsewhere nobody asks for them. */
function anchorsNow(url: string, { layout, content }: Draft) {
  if (!url.startsWith('#')) return { sections: [], called: [] }
  return anchorsOf({ components: layout.components, content: exportContent(content) })
}
