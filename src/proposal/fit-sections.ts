import { findComponent } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { comparePieces, type Piece } from '#word/blocks/piece.ts'
import type { Copy, Grain } from './grain.ts'
import { holdCopy } from './hold-copy.ts'
import { pieceTray } from './piece-tray.ts'
import type { Proposal, ProposedSection } from './proposal.ts'
import { createWords } from './words.ts'

/** The proposal with these sections; one that has no words left is gone. */
export function withSections(proposal: Proposal, sections: readonly ProposedSection[]): Proposal {
  return pieceTray({ ...proposal, sections: sections.filter(({ copy }) => copy.grains.length > 0) })
}

/** The section's component with these words in it. */
export function refillSection(
  section: ProposedSection,
  words: Copy,
  { paragraphs }: Proposal,
  manifest: Manifest,
): ProposedSection {
  const component = findComponent(manifest, section.holding.code)
  const copy = { ...words, grains: numberItems(words.grains) }
  if (!component) return { ...section, copy }
  return { ...section, copy, holding: holdCopy(component, copy, createWords(paragraphs)) }
}

/** The sections with this one in the place of the one that has its id. */
export function replaceSection({ sections }: Proposal, section: ProposedSection): ProposedSection[] {
  return sections.map((each) => (each.id === section.id ? section : each))
}

/** Each behind what stands last before it in the document. */
export function withGrains(copy: Copy, grains: readonly Grain[]): Copy {
  const insert = (all: readonly Grain[], grain: Grain) =>
    all.toSpliced(all.findLastIndex((each) => compareGrains(each, grain) < 0) + 1, 0, grain)
  return { ...copy, grains: [...grains.reduce<readonly Grain[]>(insert, copy.grains)] }
}

export function compareGrains(one: Grain, other: Grain): number {
  return one.block - other.block || comparePieces(startOf(one), startOf(other))
}

export function startOf({ pieces: [first] }: Pick<Grain, 'pieces'>): Piece {
  return first ?? { unit: Number.MAX_SAFE_INTEGER, from: 0, to: 0 }
}

/** How many items a section's words make. */
export function countItems({ grains }: Copy): number {
  return Math.max(-1, ...grains.map(({ item }) => item ?? -1)) + 1
}

/** From 0 without a gap, where one is gone. */
function numberItems(grains: readonly Grain[]): Grain[] {
  const items = [...new Set(grains.flatMap(({ item }) => (item === undefined ? [] : [item])))].toSorted(
    (one, other) => one - other,
  )
  return grains.map((grain) =>
    grain.item === undefined ? grain : { ...grain, item: items.indexOf(grain.item) },
  )
}
