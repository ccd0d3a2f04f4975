import { otherLocale } from '#base/locale.ts'
import { shorten } from '#base/shorten.ts'
import { findComponent } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import type { Bound, Period } from '#figures/figure.ts'
import type { PageFault } from '#pairs/pair-documents.ts'
import type { Markup, PairFault } from '#pairs/pair-fault.ts'
import { describePlace } from './findings.ts'
import { languageNames } from './language-names.ts'

/** What two languages do not say alike, and what to do. */
export function describePairFault(fault: PairFault): string {
  switch (fault.kind) {
    case 'empty':
      return `There is no ${languageNames[fault.side]} text. Write it, or empty the other one.`
    case 'figure-missing':
      return `“${shorten(fault.expected)}” stands in ${languageNames[otherLocale(fault.side)]} alone. Say it in ${languageNames[fault.side]} too, or take it out.`
    case 'figure-other':
      return `English says “${shorten(fault.expected)}”, and Arabic another figure. Make sure which one is right.`
    case 'unit-other':
      return `English says “${shorten(fault.expected)}”, and Arabic the same number in another unit. Make sure which one is right.`
    case 'bound-other':
      return `English says ${bounds[fault.bounds['en-AE']]}, and Arabic ${bounds[fault.bounds['ar-AE']]}. Both must promise the same.`
    case 'period-other':
      return describePeriods(fault.periods['en-AE'], fault.periods['ar-AE'])
    case 'method-other':
      return 'One language says a flat rate, the other a reducing one. Make sure which one is right.'
    case 'tax-other':
      return 'One language says that VAT is included, the other that it is not. Make sure which one is right.'
    case 'name-missing':
      return `“${shorten(fault.name)}” is not named in ${languageNames[fault.side]}. It is called ${listWordings(fault.expected)} there.`
    case 'forbidden-term':
      return fault.expected.length === 0
        ? `The team does not write “${shorten(fault.term)}”. Choose other words.`
        : `The team does not write “${shorten(fault.term)}”. Write ${listWordings(fault.expected)}.`
    case 'condition-missing':
      return `“${shorten(fault.words)}” stands in ${languageNames[otherLocale(fault.side)]} alone, and others would read a different promise. Say it in ${languageNames[fault.side]} too, or take it out.`
    case 'link-missing':
      return `A link is missing in ${languageNames[fault.side]}: ${shorten(fault.address)}.`
    case 'link-other':
      return `The links lead to different pages. The Arabic one would be ${shorten(fault.expected)}.`
    case 'link-language':
      return `The ${languageNames[fault.side]} text leads to a page in ${languageNames[otherLocale(fault.side)]}. Its own would be ${shorten(fault.expected)}.`
    case 'list-length':
      return `The list has ${fault.lengths['en-AE']} entries in English and ${fault.lengths['ar-AE']} in Arabic. Both must have the same.`
    case 'markup-missing':
      return `${languageNames[otherLocale(fault.side)]} has ${markups[fault.markup]}, and ${languageNames[fault.side]} has none.`
    case 'other-script':
      return fault.expected === undefined
        ? `“${shorten(fault.words)}” is left in the wrong script. Write it in ${languageNames[fault.side]}.`
        : `“${shorten(fault.words)}” has a letter that only looks right. Write “${shorten(fault.expected)}”.`
    case 'punctuation':
      return `The sign “${fault.sign}” is not ${languageNames[fault.side]}. Write “${fault.expected}”.`
    case 'no-question':
      return `English asks a question, and ${languageNames[fault.side]} has no question mark.`
    case 'quotation-marks':
      return `The quotation mark “${fault.sign}” is not usual in ${languageNames[fault.side]}. Write ${fault.expected}.`
    case 'direction':
      return 'An invisible sign stands where it parts words or turns them round, or is not closed. Write the words anew.'
    case 'digits':
      return `The digits are not those of the brand. Write ${fault.expected}.`
    case 'percent-sign':
      return `The percent sign is not that of the brand. Write ${fault.expected}.`
    case 'noun-form':
      return `The noun does not fit its number. Write “${fault.expected}”.`
    case 'length':
      return `Arabic is ${fault.ratio.toFixed(1)} times as long as English. Make sure that both say the same.`
  }
}

/** A fault of a page with its place, such as: FAQ-0001, item 2, Question. */
export function describePageFault(found: PageFault, manifest: Manifest): string {
  const { code, instances } = found
  const name = findComponent(manifest, code)?.displayName ?? code
  const instanceId = instances['en-AE'] ?? instances['ar-AE'] ?? ''
  if ('fault' in found) {
    const { field, item } = found
    const place = { instanceId, ...(field && { field }), ...(item !== undefined && { item }) }
    return `${describePlace(place, instanceId)}: ${describePairFault(found.fault)}`
  }
  if (found.missing === 'section')
    return `${instanceId}: ${languageNames[found.side]} has no such section “${name}”.`
  const { 'en-AE': english, 'ar-AE': arabic } = found.items
  return `${instanceId}: “${name}” has ${english} items in English and ${arabic} in Arabic. Both must have the same.`
}

const bounds: Record<Bound, string> = {
  exact: 'exactly that',
  about: 'about that',
  from: 'from that on',
  upTo: 'up to that',
  min: 'at least that',
  max: 'at most that',
  within: 'within that',
  over: 'more than that',
}

function describePeriods(english: Period | undefined, arabic: Period | undefined): string {
  if (!arabic)
    return `English says “${periods[english ?? 'month']}”, and Arabic does not. Both must say how often.`
  if (!english) return `Arabic says “${periods[arabic]}”, and English does not. Both must say how often.`
  return `English says “${periods[english]}”, and Arabic “${periods[arabic]}”. Make sure which one is right.`
}

const periods: Record<Period, string> = {
  year: 'a year',
  month: 'a month',
  week: 'a week',
  day: 'a day',
  quarter: 'a quarter',
  transaction: 'for each transaction',
}

const markups: Record<Markup, string> = {
  bold: 'bold words',
  italic: 'italic words',
  underline: 'underlined words',
  struck: 'struck words',
  raised: 'raised or lowered signs',
  bullets: 'a list with bullets',
  numbers: 'a list with numbers',
}

function listWordings(wordings: readonly string[]): string {
  return wordings
    .slice(0, 3)
    .map((each) => `“${shorten(each)}”`)
    .join(' or ')
}
