import { findUnknownProduct } from '#checks/check-draft.ts'
import { type Anchors, doubtLinks } from '#checks/find-address-doubts.ts'
import { findSamples } from '#checks/find-samples.ts'
import type { Finding, Rule } from '#checks/finding.ts'
import type { Link } from '#checks/list-addresses.ts'
import { settleWaived } from '#checks/waivers/waived.ts'
import { findMissingWords } from '#checks/words/find-missing-words.ts'
import { isBlank } from '#content/content.ts'
import type { Draft } from '#content/draft/draft.ts'
import { namesOf } from '#content/draft/draft-operations.ts'
import { fileNameOf } from '#content/draft/page-names.ts'
import { countInstance } from '#content/draft/review.ts'
import { pathOf, placeOf } from '#content/place.ts'
import { slotsOf, valueAt } from '#content/slots.ts'
import { findBrand } from '#layout/layout.ts'
import { findPageNameError } from '#layout/page-name.ts'
import { validateLayout } from '#layout/rules.ts'
import { describeFinding } from '#texts/findings.ts'
import { describeLayoutError, pageNameErrors } from '#texts/layout.ts'
import { texts as reviewTexts } from '#texts/review.ts'
import { texts } from '#texts/to-do.ts'
import { findDiffering } from './find-differing.ts'
import { findFigures } from './find-figures.ts'
import { findOutOfStep, findToTranslate, stepsOf } from './find-steps.ts'
import type { JudgedSection } from './judge-section.ts'
import type { ReadPage, ToDo, ToDoSource } from './to-do.ts'

/** What is found by the page itself, the worst first. Another kind of work is one entry more. */
export const toDoSources: readonly ToDoSource[] = [
  { id: 'failed', ofSection: findFailed },
  { id: 'missing', ofSection: findMissingValues },
  {
    id: 'wrong',
    ofSection: (section) => told(section, 'wrong'),
    ofPage: (draft, { links, anchors }) => [
      ...findWrongName(draft),
      ...findWrongOrder(draft.layout),
      ...findLostLinks(links, anchors),
    ],
  },
  { id: 'words', ofSection: (section) => told(section, 'words'), ofPage: findMissing },
  { id: 'over', ofSection: (section) => told(section, 'over') },
  { id: 'pending', ofSection: findPending },
  { id: 'outOfStep', ofSection: findOutOfStep },
  { id: 'toTranslate', ofSection: findToTranslate },
  { id: 'differ', ofSection: findDiffering },
  { id: 'figures', ofSection: findFigures },
  {
    id: 'look',
    ofSection: (section, draft) => [
      ...missingPictures(section),
      ...told(section, 'look'),
      ...findOverBeside(section, draft),
      ...findAcceptedSamples(section),
    ],
    ofPage: findProductToSay,
  },
  { id: 'waived', ofSection: (section) => told(section, 'waived'), ofPage: findWaivedOfPage },
]

function findFailed({ instanceId, component, instance }: JudgedSection): ToDo[] {
  if (!component) return []
  return slotsOf(component, instance).flatMap((slot) => {
    const value = valueAt(instance, slot)
    if (value.status !== 'error') return []
    const cause = value.cause === undefined ? '' : reviewTexts.causes[value.cause]
    return [{ place: { instanceId, ...placeOf(slot) }, text: texts.failed(value.error, cause) }]
  })
}

/** One entry a section, which leads to the first of the values that are written and wait; counted as the review does. */
function findPending({ instanceId, component, instance }: JudgedSection): ToDo[] {
  if (!component) return []
  const first = slotsOf(component, instance).find((slot) => {
    const { status, value } = valueAt(instance, slot)
    return status === 'pending' && !isBlank(value) && slot.definition.fixed === undefined
  })
  const { pending } = countInstance({ instanceId, component, instance })
  if (!first) return []
  return [{ place: { instanceId, ...placeOf(first) }, isOfSection: true, text: texts.pending(pending) }]
}

function findOverBeside({ component, overBeside }: JudgedSection, { other }: Draft): ToDo[] {
  return overBeside.map((finding) => ({
    ...(finding.place && { place: finding.place }),
    ...(other && { face: other.locale }),
    text: describeFinding(finding, component),
  }))
}

/** Accepted, and never written for this page. */
function findAcceptedSamples({ instanceId, component, instance }: JudgedSection): ToDo[] {
  if (!component) return []
  return findSamples({ instanceId, component, instance }).map((finding) => ({
    ...(finding.place && { place: finding.place }),
    isOfSection: true,
    text: describeFinding(finding, component),
  }))
}

type Kind = 'missing' | 'wrong' | 'words' | 'over' | 'look' | 'waived'

/** What is wrong with what is written. Where nothing is, that is said once. */
function told(section: JudgedSection, kind: Kind): ToDo[] {
  const { instanceId, component, faults } = section
  if (faults.some(({ fault }) => fault.rule === 'section-left-out')) {
    return kind === 'missing' ? [{ place: { instanceId }, text: texts.nothingWritten }] : []
  }
  return faults
    .filter((finding) => kindOf(finding) === kind && !hasFailed(section, finding) && !isPicture(finding))
    .map((finding) => ({
      ...(finding.place && { place: finding.place }),
      text: describeFinding(finding, component),
    }))
}

/** What is to be translated is told of as that. */
function findMissingValues(section: JudgedSection, draft: Draft): ToDo[] {
  const waiting = findToTranslate(section, draft)
  const missing = told(section, 'missing')
  if (waiting.length === 0) return missing
  const places = new Set(stepsOf(section, draft).map(({ slot }) => pathOf(slot)))
  return missing.filter(({ place, text }) => {
    if (place?.field === undefined) return text !== texts.nothingWritten
    const { field, item } = place
    return !places.has(pathOf({ field, ...(item !== undefined && { item }) }))
  })
}

/** One entry a section, which leads to the first of them. */
function missingPictures({ component, faults }: JudgedSection): ToDo[] {
  const [first, ...others] = faults.filter(isPicture)
  if (!first) return []
  const place = first.place && { place: first.place }
  if (others.length === 0) return [{ ...place, text: describeFinding(first, component) }]
  return [{ ...place, isOfSection: true, text: texts.noPictures(others.length + 1) }]
}

function isPicture({ fault }: Finding): boolean {
  return fault.rule === 'no-picture'
}

/** What could not be written is told of already. */
function hasFailed({ instance }: JudgedSection, { fault, place }: Finding): boolean {
  if (fault.rule !== 'required-empty' || place?.field === undefined) return false
  const values = place.item === undefined ? instance.fields : instance.items[place.item]?.values
  return values?.[place.field]?.status === 'error'
}

const missing: readonly Rule[] = ['required-empty', 'no-items', 'too-few-items', 'too-few-entries']
const over: readonly Rule[] = ['too-long', 'too-many-items', 'too-many-entries']

function kindOf({ fault, severity }: Finding): Kind {
  if (fault.rule === 'improper-words') return 'words'
  if (fault.rule === 'waived') return 'waived'
  if (missing.includes(fault.rule)) return 'missing'
  if (over.includes(fault.rule)) return 'over'
  return severity === 'error' || fault.rule === 'unknown-component' ? 'wrong' : 'look'
}

function findWrongName(draft: Draft): ToDo[] {
  const error = findPageNameError(fileNameOf(namesOf(draft)))
  return error ? [{ text: pageNameErrors[error], target: 'page-name' }] : []
}

function findLostLinks(links: readonly Link[], anchors: Anchors): ToDo[] {
  return doubtLinks(links, anchors).map((finding) => ({
    ...(finding.place && { place: finding.place }),
    text: describeFinding(finding, undefined),
  }))
}

/** What the page must say as a whole, if every value were accepted. */
function findMissing(draft: Draft, read: ReadPage): ToDo[] {
  return ofWholePage(draft, read)
    .filter(({ fault }) => fault.rule !== 'waived')
    .map((finding) => ({
      text: describeFinding(finding, undefined),
      ...(finding.fault.rule === 'notice-wording-missing' && { target: 'page-details' as const }),
    }))
}

function findWaivedOfPage(draft: Draft, read: ReadPage): ToDo[] {
  return ofWholePage(draft, read)
    .filter(({ fault }) => fault.rule === 'waived')
    .map((finding) => ({ text: describeFinding(finding, undefined), target: 'page-details' }))
}

function ofWholePage({ layout, product, waivers }: Draft, { texts, printed }: ReadPage): Finding[] {
  const { components, locale } = layout
  const found = findMissingWords(texts, { brand: findBrand(components), product, locale, printed })
  return settleWaived(found, { content: {}, locale, product }, waivers)
}

function findProductToSay(draft: Draft): ToDo[] {
  return findUnknownProduct(draft).map((finding) => ({
    text: describeFinding(finding, undefined),
    target: 'page-details',
  }))
}

/** Each leads to the last section that it is about. */
function findWrongOrder({ components }: Draft['layout']): ToDo[] {
  return validateLayout(components).map((error) => {
    const instanceId = error.instanceIds.at(-1)
    return { ...(instanceId !== undefined && { place: { instanceId } }), text: describeLayoutError(error) }
  })
}
