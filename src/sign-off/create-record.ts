import { bankDay } from '#base/bank-day.ts'
import { labelOf } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { findDraftFaults } from '#checks/check-draft.ts'
import type { Finding } from '#checks/finding.ts'
import { waivedFinding } from '#checks/waivers/waived.ts'
import { isBlank, textOf } from '#content/content.ts'
import type { Draft } from '#content/draft/draft.ts'
import { namesOf } from '#content/draft/draft-operations.ts'
import { displayNameOf } from '#content/draft/page-names.ts'
import { type ReviewedInstance, reviewedInstances } from '#content/draft/review.ts'
import { type Slot, slotsOf, valueAt } from '#content/slots.ts'
import type { FieldValue } from '#content/values/field-value.ts'
import { isByMachine } from '#content/values/origin.ts'
import { canTellPlaces, placesOf } from '#facts/coverage.ts'
import { knownOf } from '#facts/known.ts'
import type { Trace } from '#facts/trace-text.ts'
import { traceValue } from '#facts/trace-value.ts'
import { pageBrand } from '#layout/layout.ts'
import { createPageSpec } from '#layout/page-spec.ts'
import { noticesOf } from '#notices/notices.ts'
import { ruleSet } from '#rules/rule-set.ts'
import { versionOfRules } from '#rules/rule-version.ts'
import { factsOfDraft } from '#writing/brief/facts-of-draft.ts'
import { knownOfDraft } from '#writing/brief/known-of-draft.ts'
import { understandMessages } from '#writing/brief/understand-brief.ts'
import { digestPage, type HandedOver } from './digest-page.ts'
import { type SignOffRecord, unknownPerson, type WrittenBy } from './record.ts'
import { words } from './words.ts'

type Given = {
  draft: Draft
  manifest: Manifest
  /** The page that has just been made of it. */
  file: HandedOver
  /** An ISO time. */
  exportedAt: string
  exportedBy: string
  /** A finding in words, and where it is. */
  say: (finding: Finding) => { message: string; place: string }
}

/** What is on record of a page as it goes out. Only accepted values are on it. */
export function createRecord({ draft, manifest, file, say, ...exported }: Given): SignOffRecord {
  const { layout, createdAt, product = '', waivers = [] } = draft
  const digests = digestPage(file)
  if (!digests) throw new Error('The file holds no page')
  const findings = findDraftFaults(draft, manifest, {
    today: bankDay(new Date(exported.exportedAt)),
    facts: factsOfDraft(draft),
  })
  const standing = new Set(findings.flatMap(({ fault }) => (fault.rule === 'waived' ? [fault.waiver] : [])))
  const accepted = acceptedValues(draft, manifest)
  return {
    record: 'webpage-builder-sign-off',
    version: 1,
    page: {
      name: displayNameOf(namesOf(draft)),
      pageName: layout.pageName,
      locale: layout.locale,
      brand: pageBrand(layout.components),
      product,
      layoutHash: createPageSpec(layout, createdAt).page.layoutHash,
      createdAt,
    },
    ...exported,
    file: { name: file.name, ...digests },
    rules: { version: versionOfRules(), count: ruleSet().rules.length },
    notices: noticesFor(draft),
    facts: factsOf(draft, accepted),
    claims: claimsOf(draft, accepted),
    findings: findings.map((finding) => ({ severity: finding.severity, ...say(finding) })),
    waivers: waivers
      .filter(({ id }) => standing.has(id))
      .map((waiver) => ({ ...waiver, ...say(waivedFinding(waiver)) })),
    accepted: accepted.map(({ place, value }) => ({
      ...place,
      at: value.acceptedAt,
      acceptedBy: value.acceptedBy || unknownPerson,
      writtenBy: writerOf(value),
    })),
  }
}

type Accepted = {
  place: { instanceId: string; place: string }
  slot: Slot
  value: Extract<FieldValue, { status: 'accepted' }>
}

function acceptedValues(draft: Draft, manifest: Manifest): Accepted[] {
  return reviewedInstances(draft, manifest).flatMap((reviewed) =>
    slotsOf(reviewed.component, reviewed.instance).flatMap((slot) => {
      const value = valueAt(reviewed.instance, slot)
      if (value.status !== 'accepted' || isBlank(value.value)) return []
      return [{ place: placeOf(reviewed, slot), slot, value }]
    }),
  )
}

function placeOf({ instanceId, component }: ReviewedInstance, { field, item }: Slot): Accepted['place'] {
  const parts = [component.displayName, ...(item === undefined ? [] : [words.item(item + 1)]), labelOf(field)]
  return { instanceId, place: parts.join(', ') }
}

function noticesFor({ product, layout }: Draft): SignOffRecord['notices'] {
  const { locale, components } = layout
  return noticesOf({ product, locale, brand: pageBrand(components) }).flatMap(({ notice, text, isDraft }) => {
    const source = [notice.source.name, notice.source.item].filter(Boolean).join(', ')
    return isDraft ? [] : [{ id: notice.id, text, source }]
  })
}

function factsOf({ brief }: Draft, accepted: readonly Accepted[]): SignOffRecord['facts'] {
  const texts = accepted
    .filter(({ slot }) => slot.definition.type !== 'url')
    .map(({ place, value }) => ({ place, text: textOf(value.value).replace(/<[^>]*>/g, ' ') }))
  const messages = understandMessages(brief.keyMessages)
  const all = messages.flatMap(({ facts }) => facts)
  return messages.map(({ text, facts }) => {
    const places = [...new Set(facts.flatMap((fact) => placesOf(fact, texts, all)))]
    const isFound =
      places.length > 0 || facts.length === 0 || facts.some((fact) => canTellPlaces(fact, texts))
    return {
      line: text,
      state: stateOf(text, brief),
      ...standingOf(text, brief),
      places,
      ...(!isFound && { isUntold: true as const }),
    }
  })
}

function stateOf(
  text: string,
  { leftOut = [], confirmed = [] }: Draft['brief'],
): SignOffRecord['facts'][number]['state'] {
  if (leftOut.includes(text)) return 'refused'
  return confirmed.includes(text) ? 'confirmed' : 'proposed'
}

/** Where a line came from, and who confirmed or mended it. */
function standingOf(
  text: string,
  { sources = [], confirmed = [] }: Draft['brief'],
): Pick<SignOffRecord['facts'][number], 'source' | 'confirmed' | 'mended'> {
  const known = sources.find(({ line }) => line === text)
  return {
    source: known?.taken ?? { from: 'brief', of: '', at: '' },
    ...(known?.mended && { mended: known.mended }),
    ...(known?.confirmed && confirmed.includes(text) && { confirmed: known.confirmed }),
  }
}

function claimsOf(draft: Draft, accepted: readonly Accepted[]): SignOffRecord['claims'] {
  const known = knownOfDraft(draft) ?? knownOf({ lines: [], changed: [], naming: [] })
  return accepted.flatMap(({ place, slot, value }) =>
    traceValue(slot.definition, value.value, known).map((trace) => ({
      ...place,
      words: trace.text,
      source: trace.source,
      lines: linesOf(trace),
    })),
  )
}

function linesOf(trace: Trace): string[] {
  switch (trace.source) {
    case 'brief':
      return [...new Set(trace.lines.map(({ text }) => text))]
    case 'earlier':
      return [trace.changed.was]
    default:
      return []
  }
}

function writerOf(value: FieldValue): WrittenBy {
  if (isByMachine(value)) return 'machine'
  switch (value.origin?.by) {
    case 'person':
      return 'person'
    case 'word':
      return 'document'
    case 'sample':
      return 'sample'
    default:
      return 'unknown'
  }
}
