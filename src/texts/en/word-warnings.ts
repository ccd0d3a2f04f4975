import { findComponent } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { brandOfPage, findImproperWords } from '#checks/words/find-improper-words.ts'
import { readSection } from '#checks/words/read-section.ts'
import { type ParseResult, readData, readOptionalElements } from '#content/parse-result.ts'
import type { Remark } from '#word/comments/remark.ts'
import { type DocumentPlaces, sourceOfInstance, sourceOfValue } from '#word/read/document-places.ts'
import { describeFinding, describePlace } from './findings.ts'
import { kinds } from './word/remarks.ts'
import { isWordWarning, wordWarningTypes } from './word-warning-types.ts'

/** The result with what is to be said of its words, as they are now. Nothing is refused because of them. */
export function withWordWarnings(result: ParseResult, manifest: Manifest): ParseResult {
  const found = findWords(result, manifest).map(({ finding, component, instanceId }) => ({
    type: finding.severity === 'error' ? wordWarningTypes.blocking : wordWarningTypes.doubtful,
    message: `${describePlace(finding.place ?? { instanceId }, component.displayName)}: ${describeFinding(finding, component)}`,
    instanceId,
  }))
  const others = result.warnings.filter(({ type }) => !isWordWarning({ type }))
  return { ...result, warnings: [...others, ...limited(found)] }
}

/** The same for comments in the document itself: each at the value that it is about. */
export function listWordRemarks(read: Read, manifest: Manifest, places: DocumentPlaces): Remark[] {
  return findWords(read, manifest).map(({ finding, component, instanceId }) => {
    const { place } = finding
    const own =
      place?.field === undefined ? undefined : sourceOfValue(places, { ...place, field: place.field })
    return {
      source: own ?? sourceOfInstance(places, instanceId),
      kind: finding.severity === 'error' ? kinds.error : kinds.warning,
      lines: describeFinding(finding, component).split('\n'),
    }
  })
}

type Read = Pick<ParseResult, 'metadata' | 'data'>

function findWords({ metadata, data }: Read, manifest: Manifest) {
  const { components } = metadata
  const brand = brandOfPage(components)
  const page = { components, content: readData(data), optionalElements: readOptionalElements(metadata) }
  return components.flatMap((placement) => {
    const { code, instanceId } = placement
    const component = findComponent(manifest, code)
    if (!component) return []
    const findings = findImproperWords(readSection(placement, page, manifest), brand)
    return findings.map((finding) => ({ finding, component, instanceId }))
  })
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
