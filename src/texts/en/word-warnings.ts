import { defaultLocale } from '#base/locale.ts'
import { findComponent } from '#catalogue/lookup.ts'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import type { CheckedPage } from '#checks/checked-page.ts'
import { findDaysOver } from '#checks/find-days-over.ts'
import type { Finding } from '#checks/finding.ts'
import { findImproperWords } from '#checks/words/find-improper-words.ts'
import { findMissingWords } from '#checks/words/find-missing-words.ts'
import { findUnknownProduct } from '#checks/words/find-unknown-product.ts'
import { printedTexts } from '#checks/words/printed-texts.ts'
import { readSection } from '#checks/words/read-section.ts'
import { type ParseResult, type ParseWarning, readData, readOptionalElements } from '#content/parse-result.ts'
import { findBrand } from '#layout/layout.ts'
import { sayToPage } from '#rules/find-page-breaches.ts'
import type { Remark } from '#word/comments/remark.ts'
import { type DocumentPlaces, sourceOfInstance, sourceOfValue } from '#word/read/document-places.ts'
import { describeFinding, describePlace } from './findings.ts'
import { texts } from './product.ts'
import { kinds } from './word/remarks.ts'
import { isRuleWarning, wordWarningTypes } from './word-warning-types.ts'

/**
 * The result with what is to be said of its words, as they are now: of its sections, of the page as a whole, and of what the page
 * is about where nobody has said it. What was over before `today`, as in ISO 8601, is told. Nothing is refused because of them.
 */
export function withWordWarnings(result: ParseResult, manifest: Manifest, today: string): ParseResult {
  const found = findWords(result, manifest, today).map(warningOf)
  const others = result.warnings.filter((warning) => !isRuleWarning(warning))
  return { ...result, warnings: [...others, ...limited(found), ...warnOfProduct(result, manifest)] }
}

/** What is wrong with the words, as comments in the document itself: each at the value that it is about, or at the beginning. */
export function listWordRemarks(
  read: Read,
  { manifest, places, today }: { manifest: Manifest; places: DocumentPlaces; today: string },
): Remark[] {
  return findWords(read, manifest, today).map(({ finding, section }) => ({
    source: section ? sourceOf(finding, section.instanceId, places) : places.first,
    kind: finding.severity === 'error' ? kinds.error : kinds.warning,
    lines: describeFinding(finding, section?.component).split('\n'),
  }))
}

function sourceOf({ place }: Finding, instanceId: string, places: DocumentPlaces): number | undefined {
  const own = place?.field === undefined ? undefined : sourceOfValue(places, { ...place, field: place.field })
  return own ?? sourceOfInstance(places, instanceId)
}

type Read = Pick<ParseResult, 'metadata' | 'data'>

/** No section: it is about the page as a whole. */
type Found = { finding: Finding; section?: { component: Component; instanceId: string } }

function findWords(read: Read, manifest: Manifest, today: string): Found[] {
  const page = pageOf(read)
  const { components, product, locale = defaultLocale } = page
  const brand = findBrand(components)
  const sections = components.flatMap((placement) => {
    const component = findComponent(manifest, placement.code)
    if (!component) return []
    const section = { component, instanceId: placement.instanceId }
    const over = findDaysOver({ ...page, components: [placement] }, manifest, today)
    return [{ section, over, words: readSection(placement, page, manifest) }]
  })
  const said = sections.flatMap(({ words }) => words.map((text) => sayToPage(text, text.place)))
  const printed = printedTexts(components, manifest, locale)
  return [
    ...sections.flatMap(({ section, words, over }) =>
      [...findImproperWords(words, { brand, product, locale }), ...over].map((finding) => ({
        finding,
        section,
      })),
    ),
    ...findMissingWords(said, { brand, product, locale, printed }).map((finding) => ({ finding })),
  ]
}

function pageOf({ metadata, data }: Read) {
  const { components, product, locale } = metadata
  return {
    components,
    product,
    ...(locale && { locale }),
    content: readData(data),
    optionalElements: readOptionalElements(metadata),
  } satisfies CheckedPage
}

function warningOf({ finding, section }: Found): ParseWarning {
  const { place, severity, fault } = finding
  const said = describeFinding(finding, section?.component)
  if (!section) {
    const type =
      fault.rule === 'notice-wording-missing' ? wordWarningTypes.noWording : wordWarningTypes.doubtful
    return { type, message: `${texts.wholePage}: ${said}` }
  }
  const { component, instanceId } = section
  return {
    type: severity === 'error' ? wordWarningTypes.blocking : wordWarningTypes.doubtful,
    message: `${describePlace(place ?? { instanceId }, component.displayName)}: ${said}`,
    instanceId,
  }
}

function warnOfProduct(read: Read, manifest: Manifest): ParseWarning[] {
  const unknown = findUnknownProduct(pageOf(read), manifest, read.metadata.pageName)
  if (!unknown) return []
  return [{ type: wordWarningTypes.noProduct, message: texts.unknown(unknown.proposed?.name.en) }]
}

/** Nobody reads more. */
const maxWarnings = 200

function limited<Warning extends { message: string }>(warnings: readonly Warning[]): Warning[] {
  const rest = warnings.length - maxWarnings
  return warnings
    .slice(0, maxWarnings)
    .map((warning, index) =>
      rest > 0 && index === maxWarnings - 1
        ? { ...warning, message: `${warning.message} And ${rest} more like these.` }
        : warning,
    )
}
