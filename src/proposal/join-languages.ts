import type { Manifest } from '#catalogue/manifest.ts'
import type { Draft } from '#content/draft/draft.ts'
import { joinFaces } from '#content/draft/faces/join-faces.ts'
import { becomeComponent } from './change-proposal.ts'
import { countItems } from './fit-sections.ts'
import { makeDraft } from './make-draft.ts'
import type { Proposal, ProposedSection } from './proposal.ts'

/** The drafts of a document: one page with two faces where the sections of both languages correspond, else a page of each. */
export function makeDrafts(
  pages: readonly Proposal[],
  manifest: Manifest,
  at: string,
  filename = '',
): Draft[] {
  const joined = joinPages(pages, manifest, at, filename)
  return joined ? [joined] : pages.map((page) => makeDraft(page, manifest, at, filename))
}

function joinPages(
  [first, other]: readonly Proposal[],
  manifest: Manifest,
  at: string,
  filename: string,
): Draft | undefined {
  if (!first || !other) return undefined
  // The name of the bank often stands in one language alone.
  const beside = { ...other, brand: first.brand ?? other.brand }
  const [front, behind] = [first, beside].map((page) => makeDraft(page, manifest, at, filename))
  return front && behind && joinFaces(front, behind, manifest)
}

/** Words of one language are shorter than those of the other, and alone would get other components: where either's hold both, both have them. */
export function alignLanguages(pages: readonly Proposal[], manifest: Manifest): readonly Proposal[] {
  const [one, other] = pages
  if (!one || !other || !haveSameItems(one, other)) return pages
  let aligned: [Proposal, Proposal] = [one, other]
  for (const [index, { holding }] of one.sections.entries()) {
    const [left, right] = aligned
    for (const code of [holding.code, other.sections[index]?.holding.code ?? '']) {
      const first = withComponent(left, index, code, manifest)
      const second = withComponent(right, index, code, manifest)
      if (!first || !second) continue
      aligned = [first, second]
      break
    }
  }
  return isOnePage(aligned, manifest) ? aligned : pages
}

export function isOnePage(pages: readonly Proposal[], manifest: Manifest): boolean {
  return joinPages(pages, manifest, '', '') !== undefined
}

function haveSameItems(one: Proposal, other: Proposal): boolean {
  const [counts, others] = [one, other].map(({ sections }) => sections.map(({ copy }) => countItems(copy)))
  return counts?.join() === others?.join()
}

/** Nothing where that component has no place for words that have one now. */
function withComponent(
  page: Proposal,
  index: number,
  code: string,
  manifest: Manifest,
): Proposal | undefined {
  const section = page.sections[index]
  if (!section) return undefined
  const next = becomeComponent(page, section.id, code, manifest)
  const left = (each: ProposedSection | undefined) => each?.holding.rest.length ?? 0
  return left(next.sections[index]) <= left(section) ? next : undefined
}
