import type { Locale } from '#base/locale.ts'
import type { FindingPlace } from '#checks/finding.ts'
import type { Difference } from '#content/draft/compare/compare-drafts.ts'
import { texts as faceTexts } from '#texts/faces.ts'
import { describePlace } from '#texts/findings.ts'
import { texts } from '#texts/team.ts'
import { nameOfComponent } from '../../catalogue/catalogue-store.ts'

/** `front`: on a page in two languages, what the texts are in that say no language of their own. */
export function describeDifference(difference: Difference, front?: Locale): string {
  const place = placeOfDifference(difference)
  const where = place && 'code' in difference ? describePlace(place, nameOfComponent(difference.code)) : ''
  const said = texts.difference(difference, where)
  const face = faceOfDifference(difference, front)
  return face ? faceTexts.inLanguage(said, face) : said
}

function faceOfDifference(difference: Difference, front: Locale | undefined): Locale | undefined {
  if (difference.kind === 'setting') return difference.locale
  return difference.kind === 'text' || difference.kind === 'status' ? (difference.locale ?? front) : undefined
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
