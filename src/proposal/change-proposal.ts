import { findComponent } from '#catalogue/lookup.ts'
import type { Component, Manifest } from '#catalogue/manifest.ts'
import { comparePieces, type Piece, piecesWithin } from '#word/blocks/piece.ts'
import { chooseSection, isForWords } from './choose-sections.ts'
import { countItems, refillSection, startOf, withSections } from './fit-sections.ts'
import type { Grain } from './grain.ts'
import { type Holding, holdCopy } from './hold-copy.ts'
import type { Proposal, ProposedSection } from './proposal.ts'
import { createWords } from './words.ts'

/** The section's words in another component: what that has no place for goes to the tray, and comes back with one that has. */
export function becomeComponent(proposal: Proposal, id: number, code: string, manifest: Manifest): Proposal {
  const component = findComponent(manifest, code)
  const section = proposal.sections.find((each) => each.id === id)
  if (!component || !section || section.holding.code === code) return proposal
  const holding = holdCopy(component, section.copy, createWords(proposal.paragraphs))
  const others = [section.holding.code, ...section.others.filter((each) => each !== code)]
  return withSections(
    proposal,
    proposal.sections.map((each) => (each === section ? { ...each, holding, others } : each)),
  )
}

/** How other components would hold the section's words. */
export function tryComponents(
  { copy }: ProposedSection,
  components: readonly Component[],
  { paragraphs }: Proposal,
): Holding[] {
  const words = createWords(paragraphs)
  return components.map((component) => holdCopy(component, copy, words))
}

/** Two sections of one: the second begins at this place of the document, and gets the component that holds it best. */
export function splitSection(proposal: Proposal, id: number, at: Piece, manifest: Manifest): Proposal {
  const index = proposal.sections.findIndex((each) => each.id === id)
  const section = proposal.sections[index]
  if (!section) return proposal
  const { grains } = section.copy
  const cut = findFirst(grains, at)
  const [before, behind] = [grains.slice(0, cut), grains.slice(cut)]
  if (cut < 0 || before.length === 0 || behind.length === 0) return proposal
  const second = newSection(proposal, behind, manifest)
  const first = refillSection(section, { ...section.copy, grains: before }, proposal, manifest)
  return withSections(proposal, proposal.sections.toSpliced(index, 1, first, second))
}

/** The number of the words that stand there, or next behind. */
export function findFirst(grains: readonly Grain[], at: Piece): number {
  const there = grains.findIndex(({ pieces }) => piecesWithin(pieces, [at]).length > 0)
  return there >= 0 ? there : grains.findIndex((grain) => comparePieces(startOf(grain), at) >= 0)
}

/** A section of these words in the component that holds them best; heroes open a page, and are none of these. */
export function newSection(
  { sections, paragraphs }: Proposal,
  grains: Grain[],
  manifest: Manifest,
): ProposedSection {
  const components = manifest.components.filter((each) => isForWords(each) && each.family !== 'Hero')
  const id = Math.max(-1, ...sections.map((each) => each.id)) + 1
  return chooseSection({ grains }, components, createWords(paragraphs), id)
}

/** A section and the one below it as one, in the first one's component. */
export function joinSections(proposal: Proposal, id: number, manifest: Manifest): Proposal {
  const index = proposal.sections.findIndex((each) => each.id === id)
  const [section, next] = [proposal.sections[index], proposal.sections[index + 1]]
  if (!section || !next) return proposal
  const items = countItems(section.copy)
  const grains = next.copy.grains.map((grain) =>
    grain.item === undefined ? grain : { ...grain, item: grain.item + items },
  )
  const copy = { ...section.copy, grains: [...section.copy.grains, ...grains] }
  const joined = refillSection(section, copy, proposal, manifest)
  return withSections(proposal, proposal.sections.toSpliced(index, 2, joined))
}
