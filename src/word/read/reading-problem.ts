import type { Locale } from '#base/locale.ts'
import type { Component } from '#catalogue/manifest.ts'
import type { ContentFault } from '#content/values/judge.ts'
import type { Placement } from '#layout/layout.ts'
import type { LayoutError } from '#layout/rules.ts'
import type { PlacedLoss } from './instance.ts'
import type { ChangedSection } from './list-changes.ts'
import type { WordPlace } from './place.ts'
import type { UnusedText, WhyUnused } from './unused-text.ts'
import type { PlacedPicture } from './value-pictures.ts'

/** What a person should know about a document that was read. */
export type SpecProblem =
  | ReadingProblem
  | { problem: 'layout'; error: LayoutError; isSectionTwice: boolean }
  | { problem: 'content'; fault: ContentFault }
  | ({ problem: 'changes' } & ChangedSection)
  | { problem: 'comments'; comments: PlacedComment[] }
  | { problem: 'unused-text'; why: WhyUnused; unused: UnusedText[] }
  | { problem: 'losses'; losses: (PlacedLoss & { instanceId: string })[] }

export type PlacedComment = { author: string; words: string; place: WordPlace | undefined }

/** Errors make the page wrong, warnings are worth a look. */
export type SpecProblems = { errors: SpecProblem[]; warnings: SpecProblem[] }

/** What can be wrong besides the values, the layout and what the work on the document left in it. */
export type ReadingProblem =
  | { problem: 'no-components' }
  | { problem: 'doubled-section'; instanceId: string }
  | { problem: 'page-twice'; count: number }
  | { problem: 'unknown-component'; instanceId: string; code: string }
  | { problem: 'unknown-field'; instanceId: string; component: Component | undefined; field: string }
  | ({ problem: 'picture'; instanceId: string } & PlacedPicture)
  | { problem: 'labels-changed'; found: number; missing: number }
  | { problem: 'order-of-rows' | 'order-of-numbers' | 'order-of-table'; ids: string[] }
  | { problem: 'section-without-row'; instanceId: string; code: string; after: string | undefined }
  | { problem: 'order-not-a-number'; numbers: string[] }
  | { problem: 'order-table-missing' }
  | { problem: 'no-header-or-footer'; edges: ('header' | 'footer')[] }
  | { problem: 'id-given'; instanceId: string; code: string; written: string }
  | { problem: 'section-id-differs'; instanceId: string; written: string }
  | { problem: 'code-differs'; instanceId: string; code: string; other: string }
  | ({ problem: 'section-missing' | 'required-section-missing' } & GoneSection)
  | { problem: 'other-format-version'; version: string }
  | { problem: 'unknown-locale'; written: string }
  | { problem: 'other-language'; locale: Locale; language: Locale }
  | { problem: 'page-name'; name: string }
  | { problem: 'other-name-in-margin'; name: string; pageName: string }
  | { problem: 'not-accepted'; count: number }
  /** `application` is one that is known to take away what marks a value. */
  | { problem: 'matched-by-label'; count: number; application: string | undefined }

export type GoneSection = Placement & {
  /** It was deleted with Track Changes on. */
  isTracked: boolean
}
