import type { Locale } from '#base/locale.ts'
import type { Difference } from '#content/draft/compare/compare-drafts.ts'

/** Without an id, of the page as a whole. */
export type SectionChanges = { instanceId?: string; code?: string; differences: Difference[] }

/** One that is gone and a new one under the same id are two. */
export function groupBySection(differences: readonly Difference[]): SectionChanges[] {
  const groups = new Map<string, SectionChanges>()
  for (const each of differences) {
    const place = 'instanceId' in each ? { instanceId: each.instanceId, code: each.code } : {}
    const key = `${place.instanceId} ${each.kind === 'section-removed'}`
    const group = groups.get(key) ?? { ...place, differences: [] }
    groups.set(key, { ...group, differences: [...group.differences, each] })
  }
  return [...groups.values()]
}

/** Of the face behind, its language. */
export function faceOfDifference(difference: Difference): Locale | undefined {
  return 'field' in difference || difference.kind === 'setting' ? difference.locale : undefined
}
