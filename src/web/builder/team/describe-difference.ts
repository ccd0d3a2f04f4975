import type { FindingPlace } from '#checks/finding.ts'
import type { Difference } from '#content/draft/compare/compare-drafts.ts'
import { describePlace } from '#texts/findings.ts'
import { texts } from '#texts/team.ts'
import { nameOfComponent } from '../../catalogue/catalogue-store.ts'

export function describeDifference(difference: Difference): string {
  const place = placeOfDifference(difference)
  const where = place && 'code' in difference ? describePlace(place, nameOfComponent(difference.code)) : ''
  return texts.difference(difference, where)
}

/** Of the page as a whole, none. */
export function placeOfDifference(difference: Difference): FindingPlace | undefined {
  if (difference.kind === 'setting') return undefined
  const { instanceId } = difference
  return {
    instanceId,
    ...('item' in difference && { item: difference.item }),
    ...('field' in difference && { field: difference.field }),
  }
}
