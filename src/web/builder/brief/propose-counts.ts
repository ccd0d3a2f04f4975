import type { Manifest } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft/draft.ts'
import { writingBriefOf } from '#content/writing/writing-request.ts'
import { pageBrand } from '#layout/layout.ts'
import { proposeItems } from '#writing/page-plan/propose-items.ts'
import { applyForm, type BriefForm, isUntouched } from './brief-form.ts'

/** The form with as many items as its key messages have facts for, wherever nobody has chosen how many. */
export function proposeCounts(form: BriefForm, draft: Draft, manifest: Manifest, today: string): BriefForm {
  const brief = writingBriefOf(applyForm(draft, form, manifest))
  const isIslamic = pageBrand(draft.layout.components) === 'EI'
  const asked = JSON.stringify({ brief, isIslamic, today, codes: form.sections.map(codeOf) })
  if (last?.asked !== asked) {
    const sections = form.sections.map(({ instanceId, component }) => ({ instanceId, component, items: 0 }))
    last = { asked, counts: proposeItems({ brief, sections, isIslamic, today }) }
  }
  const { counts } = last
  return {
    ...form,
    sections: form.sections.map((section) => {
      const count = isUntouched(section) ? counts.get(section.instanceId) : undefined
      return count === undefined ? section : { ...section, itemCount: count }
    }),
  }
}

function codeOf({ instanceId, component }: BriefForm['sections'][number]): string[] {
  return [instanceId, component.code]
}

/** Most of what is typed changes no fact. */
let last: { asked: string; counts: ReadonlyMap<string, number> } | undefined
