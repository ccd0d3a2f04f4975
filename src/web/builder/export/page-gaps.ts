import type { Manifest } from '#catalogue/manifest.ts'
import { findDraftFaults } from '#checks/check-draft.ts'
import type { Finding, Rule } from '#checks/finding.ts'
import { isBlocking } from '#checks/waivers/waived.ts'
import type { Draft } from '#content/draft/draft.ts'
import { countPage, type ValueCounts } from '#content/draft/review.ts'
import { factsOfDraft } from '#writing/brief/facts-of-draft.ts'

/** What a person should know before a page goes out, the worst first. */
export const gapKinds = [
  'blocked',
  'required',
  'wrong',
  'samples',
  'past',
  'doubtful',
  'over',
  'notAccepted',
  'leftOut',
  'buttons',
  'waived',
] as const

export type GapKind = (typeof gapKinds)[number]

export type PageGaps = {
  /** As the review counts them. */
  counts: ValueCounts
  /** Kinds without a finding are not there. */
  groups: { kind: GapKind; findings: Finding[] }[]
  /** Buttons that the action address gives a target. */
  led: { count: number; url: string }
}

const rulesOf: Record<GapKind, readonly Rule[]> = {
  blocked: ['improper-words', 'notice-wording-missing'],
  required: ['required-empty', 'no-items'],
  wrong: ['not-a-number', 'unsafe-url'],
  samples: ['sample-accepted'],
  past: ['day-over'],
  doubtful: [
    'figure-parted',
    'placeholder-left',
    'page-for-picture',
    'link-without-target',
    'mail-to-nobody',
    'number-to-nobody',
  ],
  over: ['too-long', 'too-many-entries', 'too-many-items'],
  notAccepted: ['required-not-accepted', 'not-accepted'],
  leftOut: ['section-left-out'],
  buttons: ['button-without-link'],
  waived: ['waived'],
}

/** `today` as in ISO 8601: what is over by then is told. */
export function findPageGaps(draft: Draft, manifest: Manifest, today?: string): PageGaps {
  const { actionUrl = '' } = draft
  const faults = findDraftFaults(draft, manifest, {
    ...(today !== undefined && { today }),
    facts: factsOfDraft(draft),
  })
  const countButtons = (found: readonly Finding[]) =>
    found.filter(({ fault }) => fault.rule === 'button-without-link').length
  const unled = countButtons(findDraftFaults({ ...draft, actionUrl: '' }, manifest))
  const groups = gapKinds.map((kind) => ({
    kind,
    findings: faults.filter((finding) => kindOf(finding) === kind),
  }))
  return {
    counts: countPage(draft, manifest),
    groups: groups.filter(({ findings }) => findings.length > 0),
    led: { count: unled - countButtons(faults), url: actionUrl },
  }
}

/** What is far over its limit is an error, and may not stay. */
function kindOf(finding: Finding): GapKind | undefined {
  const { fault, severity } = finding
  const kind = gapKinds.find((each) => rulesOf[each].includes(fault.rule))
  if (kind === 'blocked') return isBlocking(finding) ? kind : undefined
  return kind === 'over' && severity === 'error' ? 'wrong' : kind
}
