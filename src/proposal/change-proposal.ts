import { findComponent } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { chooseSection, isForWords } from './choose-sections.ts'
import type { Copy, Grain } from './grain.ts'
import { holdCopy } from './hold-copy.ts'
import { pieceTray } from './piece-tray.ts'
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

/** All words of a block in another section, at their place in the document. A section that has no words left is gone. */
export function moveBlock(proposal: Proposal, block: number, to: number, manifest: Manifest): Proposal {
  const isMoved = (grain: Grain) => grain.block === block
  const moved = proposal.sections.flatMap(({ id, copy }) => (id === to ? [] : copy.grains.filter(isMoved)))
  if (moved.length === 0 || !proposal.sections.some(({ id }) => id === to)) return proposal
  const sections = proposal.sections.flatMap((section) => {
    const { id, copy } = section
    if (id === to) return [hold(section, withGrains(copy, moved.map(withoutItem)), proposal, manifest)]
    if (!copy.grains.some(isMoved)) return [section]
    const grains = copy.grains.filter((grain) => !isMoved(grain))
    return grains.length > 0 ? [hold(section, { ...copy, grains }, proposal, manifest)] : []
  })
  return withSections(proposal, sections)
}

/** Two sections of one: the second begins with this block, and gets the component that holds it best. */
export function splitSection(proposal: Proposal, id: number, block: number, manifest: Manifest): Proposal {
  const index = proposal.sections.findIndex((each) => each.id === id)
  const section = proposal.sections[index]
  if (!section) return proposal
  const before = section.copy.grains.filter((grain) => grain.block < block)
  const behind = section.copy.grains.filter((grain) => grain.block >= block)
  if (before.length === 0 || behind.length === 0) return proposal
  const next = Math.max(...proposal.sections.map((each) => each.id)) + 1
  const components = manifest.components.filter(isForWords)
  const second = chooseSection({ grains: behind }, components, createWords(proposal.paragraphs), next)
  const first = hold(section, { ...section.copy, grains: before }, proposal, manifest)
  return withSections(proposal, proposal.sections.toSpliced(index, 1, first, second))
}

/** A section and the one below it as one, in the first one's component. */
export function joinSections(proposal: Proposal, id: number, manifest: Manifest): Proposal {
  const index = proposal.sections.findIndex((each) => each.id === id)
  const [section, next] = [proposal.sections[index], proposal.sections[index + 1]]
  if (!section || !next) return proposal
  const items = Math.max(-1, ...section.copy.grains.map(({ item }) => item ?? -1)) + 1
  const grains = next.copy.grains.map((grain) =>
    grain.item === undefined ? grain : { ...grain, item: grain.item + items },
  )
  const joined = hold(section, withGrains(section.copy, grains), proposal, manifest)
  return withSections(proposal, proposal.sections.toSpliced(index, 2, joined))
}

function withSections(proposal: Proposal, sections: ProposedSection[]): Proposal {
  return pieceTray({ ...proposal, sections })
}

/** In the order of the document. */
function withGrains(copy: Copy, grains: readonly Grain[]): Copy {
  return { ...copy, grains: [...copy.grains, ...grains].toSorted((one, other) => one.block - other.block) }
}

function withoutItem({ item: _, ...grain }: Grain): Grain {
  return grain
}

function hold(
  section: ProposedSection,
  copy: Copy,
  { paragraphs }: Proposal,
  manifest: Manifest,
): ProposedSection {
  const component = findComponent(manifest, section.holding.code)
  if (!component) return { ...section, copy }
  return { ...section, copy, holding: holdCopy(component, copy, createWords(paragraphs)) }
}
