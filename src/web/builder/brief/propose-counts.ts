import type { Manifest } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft/draft.ts'
import { hasWrittenContent } from '#content/draft/draft-content.ts'
import { writingBriefOf } from '#content/writing/writing-request.ts'
import { pageBrand } from '#layout/layout.ts'
import { proposeItems } from '#writing/page-plan/propose-items.ts'
import { applyForm, type BriefForm } from './brief-form.ts'

/**
 * How many items of their own the key messages have something to say for, by instance id: of sections of which nothing is
 * written and that would have more.
 */
export function proposeCounts(
  form: BriefForm,
  draft: Draft,
  manifest: Manifest,
  today: string,
): ReadonlyMap<string, number> {
  const open = form.sections.filter(
    ({ instanceId, generationMode }) => generationMode === 'automatic' && !isWritten(draft, instanceId),
  )
  if (open.length === 0) return new Map()
  const counts = proposeItems({
    brief: writingBriefOf(applyForm(draft, form, manifest)),
    sections: form.sections,
    isIslamic: pageBrand(draft.layout.components) === 'EI',
    today,
  })
  return new Map(
    open.flatMap(({ instanceId, itemCount }): [string, number][] => {
      const count = counts.get(instanceId)
      return count !== undefined && count < itemCount ? [[instanceId, count]] : []
    }),
  )
}

function isWritten({ content }: Draft, instanceId: string): boolean {
  const instance = content[instanceId]
  return instance !== undefined && hasWrittenContent({ [instanceId]: instance })
}
