import type { PagePlace, Place } from '#content/place.ts'
import type { ContentProblem } from '#content/values/check.ts'
import { errorTypeOf } from '#content/values/problem.ts'
import type { PageNameError } from '#layout/page-name.ts'
import type { LayoutError } from '#layout/rules.ts'

/** Where a finding is mended: at an instance, or at one of its values. */
export type FindingPlace = Pick<PagePlace, 'instanceId'> & Partial<Place>

/** What is told by what was written, without the finished page. */
export type WrittenFault =
  | { rule: 'layout'; error: LayoutError }
  | { rule: 'page-name'; error: PageNameError }
  | { rule: 'unknown-component'; code: string }
  | { rule: ContentProblem['problem']; problem: ContentProblem }
  /** The page needs the value, and there is one that nobody has accepted. */
  | { rule: 'required-not-accepted' }
  /** Values that the page does not get, as the review counts them. */
  | { rule: 'not-accepted'; count: number }
  /** Values of a section that came with a page to start from, and that the page gets as they came. */
  | { rule: 'sample-accepted'; count: number }
  /** What the brief says of it is not said with it. */
  | { rule: 'figure-parted'; fact: string }
  /** It stands all the same, and leads to what follows it. */
  | { rule: 'button-without-link'; text: string }
  /** The page leaves it out. */
  | { rule: 'link-without-address' | 'no-picture' | 'section-left-out' }
  | { rule: 'picture-untold' | 'picture-unknown' }
  /** In px of width. */
  | { rule: 'picture-small'; width: number; wanted: number }
  /** Words that a bank does not publish, by the rule of this id. */
  | { rule: 'improper-words'; id: string; isBlocking: boolean }
  /** What the page as a whole must say, by the rule of this id. */
  | { rule: 'page-words'; id: string }
  /** A last day that is over, as in ISO 8601. */
  | { rule: 'day-over'; day: string }
  /** Nobody has said what the page is about, so nobody knows what must stand on it. */
  | { rule: 'product-unknown' }
  /** A notice that its product asks for has no wording in its language that may be published. */
  | { rule: 'notice-wording-missing'; id: string }
  /** What a rule forbids, and somebody answers for, by the waiver of this id. */
  | { rule: 'waived'; waiver: string; by: string; reason: string }
  | LinkFault
  | AddressFault

/** Links that lead nobody anywhere: to no section of the page, no mailbox, no number. */
export type AddressFault =
  | { rule: 'link-without-target'; target: string }
  | { rule: 'mail-to-nobody' | 'number-to-nobody' }

/** Links that lead elsewhere than they look, and texts that read otherwise than they are written. */
export type LinkFault =
  | { rule: 'look-alike-host'; host: string; like: string }
  | { rule: 'foreign-letters-in-host'; host: string }
  | { rule: 'words-name-other-host'; named: string; host: string }
  | { rule: 'mail-with-copies' | 'direction-turned' }

/** What only loading the pictures tells. */
export type PictureFault =
  | { rule: 'picture-not-loaded' | 'picture-on-site'; url: string }
  | { rule: 'picture-not-shown'; url: string; host: string }

/** What only the finished page tells. */
export type PageFault =
  | { rule: 'no-title' | 'no-description' | 'no-main-heading' | 'empty-heading' | 'no-alt' }
  | { rule: 'many-main-headings'; count: number }
  | { rule: 'heading-skipped'; from: number; to: number }
  | { rule: 'link-without-target'; target: string }
  | { rule: 'link-without-words' }
  | { rule: 'low-contrast'; ratio: number; needed: number }
  | { rule: 'duplicate-id'; id: string; count: number }
  | { rule: 'too-wide'; width: number; excess: number }

export type Fault = WrittenFault | PageFault | PictureFault
export type Rule = Fault['rule']

/** The worse one first: errors make a page wrong or shut people out; warnings are worth a look. */
export const severities = ['error', 'warning'] as const

export type Severity = (typeof severities)[number]

export type Finding = {
  fault: Fault
  severity: Severity
  /** Not there when it is about the page as a whole. */
  place?: FindingPlace
  /** The words or the address that it is about, as the page has them. */
  excerpt?: string
}

export function severityOf(fault: Fault): Severity {
  if (fault.rule === 'improper-words') return fault.isBlocking ? 'error' : 'warning'
  const isError = 'problem' in fault && errorTypeOf(fault.problem) !== undefined
  return isError || errorRules.has(fault.rule) ? 'error' : 'warning'
}

const errorRules: ReadonlySet<Rule> = new Set<Rule>([
  'layout',
  'page-name',
  'notice-wording-missing',
  'required-not-accepted',
  'no-title',
  'no-main-heading',
  'many-main-headings',
  'empty-heading',
  'no-alt',
  'picture-not-loaded',
  'picture-untold',
  'picture-unknown',
  'link-without-target',
  'link-without-words',
  'low-contrast',
  'duplicate-id',
  'too-wide',
])

export function createFinding(fault: Fault, place?: FindingPlace, excerpt?: string): Finding {
  return {
    fault,
    severity: severityOf(fault),
    ...(place && { place }),
    ...(excerpt && { excerpt }),
  }
}

/** Errors first, each kind in the order in which it was found; the same finding at the same place stands once. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const unique = [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()]
  return [
    ...unique.filter(({ severity }) => severity === 'error'),
    ...unique.filter(({ severity }) => severity === 'warning'),
  ]
}
