import type { Manifest } from '#catalogue/manifest.ts'
import { type Piece, piecesWithin } from '#word/blocks/piece.ts'
import type { Step } from './apply-change.ts'
import { refillSection, replaceSection, withSections } from './fit-sections.ts'
import type { Grain } from './grain.ts'
import type { Proposal } from './proposal.ts'

/** The section one place up or down on the page. */
export function moveSection(proposal: Proposal, id: number, by: Step): Proposal {
  const { sections } = proposal
  const index = sections.findIndex((each) => each.id === id)
  const [section, other] = [sections[index], sections[index + by]]
  if (!section || !other) return proposal
  return withSections(proposal, sections.with(index, other).with(index + by, section))
}

/** The item that the words are of one place up or down in its section; words of no item among those of no item. */
export function moveWords(
  proposal: Proposal,
  words: readonly Piece[],
  by: Step,
  manifest: Manifest,
): Proposal {
  for (const section of proposal.sections) {
    const { grains } = section.copy
    const grain = grains.find(({ pieces }) => piecesWithin(pieces, words).length > 0)
    if (!grain) continue
    const moved = grain.item === undefined ? moveAlone(grains, grain, by) : moveItem(grains, grain.item, by)
    if (!moved) return proposal
    const filled = refillSection(section, { ...section.copy, grains: moved }, proposal, manifest)
    return withSections(proposal, replaceSection(proposal, filled))
  }
  return proposal
}

function moveAlone(grains: readonly Grain[], grain: Grain, by: Step): Grain[] | undefined {
  const alone = grains.filter(({ item }) => item === undefined)
  const other = alone[alone.indexOf(grain) + by]
  if (!other) return
  return grains.with(grains.indexOf(grain), other).with(grains.indexOf(other), grain)
}

/** In the places of both stand first the words of the one that comes first now. */
function moveItem(grains: readonly Grain[], item: number, by: Step): Grain[] | undefined {
  const other = item + by
  const of = (number: number) => grains.filter((grain) => grain.item === number)
  if (of(other).length === 0) return
  const now = (number: number, to: number) => of(number).map((grain) => ({ ...grain, item: to }))
  const ordered = [...now(item, other), ...now(other, item)].toSorted((a, b) => a.item - b.item)
  return grains.map((grain) =>
    grain.item === item || grain.item === other ? (ordered.shift() ?? grain) : grain,
  )
}
