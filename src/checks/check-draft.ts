import type { Manifest } from '#catalogue/manifest.ts'
import { isBlank } from '#content/content.ts'
import type { Draft, InstanceDraft } from '#content/draft/draft.ts'
import { acceptedContent, hasWrittenContent } from '#content/draft/draft-content.ts'
import { namesOf } from '#content/draft/draft-operations.ts'
import { exportSwitches } from '#content/draft/items.ts'
import { fileNameOf } from '#content/draft/page-names.ts'
import { countInstance, type ReviewedInstance, reviewedInstances } from '#content/draft/review.ts'
import { isSamePlace, type PagePlace } from '#content/place.ts'
import type { FieldValue } from '#content/values/field-value.ts'
import type { Fact } from '#facts/fact.ts'
import { findPageNameError } from '#layout/page-name.ts'
import { findProduct } from '#notices/products.ts'
import { findWrittenFaults } from './check-written.ts'
import { findDaysOver } from './find-days-over.ts'
import { findPartedFigures } from './find-parted-figures.ts'
import { findSamples } from './find-samples.ts'
import { createFinding, type Finding, type FindingPlace } from './finding.ts'
import { type Blocking, listBlocking, settleWaived } from './waivers/waived.ts'

type Options = {
  usePlaceholderImages?: boolean
  /** As in ISO 8601; without it no last day is over. */
  today?: string
  /** What its brief says. */
  facts?: readonly Fact[]
}

/** What is to be said of the page that a draft makes: it gets accepted values alone. */
export function findDraftFaults(
  draft: Draft,
  manifest: Manifest,
  { usePlaceholderImages = false, today, facts = [] }: Options = {},
): Finding[] {
  const { components } = draft.layout
  const nameError = findPageNameError(fileNameOf(namesOf(draft)))
  const { actionUrl = '', images = {}, product } = draft
  const optionalElements = exportSwitches(draft)
  const content = acceptedContent(draft.content)
  const { locale } = draft.layout
  const page = {
    ...{ components, content, optionalElements, actionUrl, images, usePlaceholderImages },
    ...{ product, locale },
  }
  const written = settleWaived(findWrittenFaults(page, manifest), page, draft.waivers)
  const faults = written.map((finding) => preferWaiting(finding, draft))
  const reviewed = reviewedInstances(draft, manifest)
  return [
    ...(nameError ? [createFinding({ rule: 'page-name', error: nameError })] : []),
    ...faults,
    ...(today === undefined ? [] : findDaysOver(page, manifest, today)),
    ...findUnknownProduct(draft),
    ...reviewed.flatMap(findSamples),
    ...reviewed.flatMap((each) => findPartedFigures(each, facts)),
    ...reviewed.flatMap((each) => findWaiting(draft, each, faults)),
  ]
}

/** What the page that a draft makes should not go out with, and nobody has waived. */
export function findBlocking(draft: Draft, manifest: Manifest): Blocking[] {
  const { product, layout } = draft
  const page = { content: acceptedContent(draft.content), locale: layout.locale, product }
  return listBlocking(findDraftFaults(draft, manifest), page)
}

/** Once something is written. */
export function findUnknownProduct({ product, content }: Draft): Finding[] {
  if (findProduct(product) || !hasWrittenContent(content)) return []
  return [createFinding({ rule: 'product-unknown' })]
}

/** A required value that is written and waits to be accepted is not missing. */
function preferWaiting(finding: Finding, draft: Draft): Finding {
  const { fault, place } = finding
  if (!place) return finding
  const waiting = waitingPlaces(draft, place.instanceId)
  if (fault.rule === 'required-empty' && waiting.some((each) => isAt(each, place))) {
    return createFinding({ rule: 'required-not-accepted' }, place)
  }
  const item = waiting.find((each) => each.item !== undefined)
  if (fault.rule === 'no-items' && item) return createFinding({ rule: 'required-not-accepted' }, item)
  return finding
}

/**
 * One for each instance in which something is written and waits: its place is the first such value that is not told of
 * already, its count that of the review.
 */
function findWaiting(draft: Draft, reviewed: ReviewedInstance, told: readonly Finding[]): Finding[] {
  const { instanceId } = reviewed
  const places = waitingPlaces(draft, instanceId).filter(
    (place) =>
      !told.some(({ fault, place: other }) => fault.rule === 'required-not-accepted' && isAt(place, other)),
  )
  const { pending, error } = countInstance(reviewed)
  return places[0] ? [createFinding({ rule: 'not-accepted', count: pending + error }, places[0])] : []
}

/** Written values of an instance that nobody has accepted. */
function waitingPlaces({ content }: Draft, instanceId: string): PagePlace[] {
  const instance: InstanceDraft | undefined = Object.hasOwn(content, instanceId)
    ? content[instanceId]
    : undefined
  if (!instance) return []
  const waiting = (values: Record<string, FieldValue>) =>
    Object.entries(values)
      .filter(([, { status, value }]) => status !== 'accepted' && !isBlank(value))
      .map(([field]) => field)
  return [
    ...waiting(instance.fields).map((field) => ({ instanceId, field })),
    ...instance.items.flatMap(({ values }, index) =>
      waiting(values).map((field) => ({ instanceId, field, item: index })),
    ),
  ]
}

function isAt(place: PagePlace, other: FindingPlace | undefined): boolean {
  return other?.field !== undefined && isSamePlace(place, { ...other, field: other.field })
}
