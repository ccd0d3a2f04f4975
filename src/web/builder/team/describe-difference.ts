import type { FindingPlace } from '#checks/finding.ts'
import type { Difference } from '#content/draft/compare/compare-drafts.ts'
import { texts as faceTexts } from '#texts/faces.ts'
import { describePlace } from '#texts/findings.ts'
import { texts } from '#texts/team.ts'
import { nameOfComponent } from '../../catalogue/catalogue-store.ts'

export function describeDifference(difference: Difference): string {
  const place = placeOfDifference(difference)
  const where = place && 'code' in difference ? describePlace(place, nameOfComponent(difference.code)) : ''
  const said = texts.difference(difference, where)
  const isBehind = difference.kind === 'text' || difference.kind === 'status' || difference.kind === 'setting'
  return isBehind && difference.locale ? faceTexts.inLanguage(said, difference.locale) : said
}

/** Of the page as a whole, none. */
export function placeOfDifference(difference: Difference): FindingPlace | undefined {
  if (!('instanceId' in difference)) return undefined
  const { instanceId } = difference
  return {
    instanceId,
    ...('item' in difference && { item: difference.item }),
    ...('field' in difference && { field: difference.field }),
  }
}
