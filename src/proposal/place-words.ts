import type { Manifest } from '#catalogue/manifest.ts'
import { piecesOf } from '#word/blocks/block.ts'
import { type Piece, piecesWithin, textOfPiece, withoutPieces } from '#word/blocks/piece.ts'
import { newSection } from './change-proposal.ts'
import {
  compareGrains,
  countItems,
  refillSection,
  replaceSection,
  withGrains,
  withSections,
} from './fit-sections.ts'
import type { Grain, GrainRole, Held } from './grain.ts'
import { piecesInRole } from './pieces-in-role.ts'
import type { Proposal } from './proposal.ts'

/**
 * Where words are to stand. `section`: its id, or a new one at their place in the document. `item`: from 0, or a new one behind those
 * that are there; of the section itself without it. `role`: what they are for; as they stand without it.
 */
export type Target = { section: number | 'own'; item?: number | 'new'; role?: GrainRole }

/** Words in another place of the page, wherever they were before: on it, held back, asked about or in the tray. */
export function placeWords(
  proposal: Proposal,
  words: readonly Piece[],
  { section: to, item: wanted, role }: Target,
  manifest: Manifest,
): Proposal {
  const { grains, labels } = readGrains(proposal, words, role)
  const left = takeWords(proposal, words, manifest)
  const section = left.sections.find(({ id }) => id === to)
  const item = wanted === 'new' ? countItems(section?.copy ?? { grains: [] }) : wanted
  const placed = grains.map((grain) => ({ ...grain, ...(item !== undefined && { item }) }))
  if (placed.length === 0) return proposal
  const held = { ...left, held: [...left.held, ...labels] }
  if (!section) return withSections(held, insertSection(held, placed, manifest))
  const filled = refillSection(section, withGrains(section.copy, placed), held, manifest)
  return withSections(held, replaceSection(held, filled))
}

/** Words that a person does not want on the page. */
export function leaveOut(proposal: Proposal, words: readonly Piece[], manifest: Manifest): Proposal {
  const left = takeWords(proposal, words, manifest)
  const held = byBlock(proposal, words).map(
    ({ block, pieces }): Held => ({ kind: 'left-out', block, pieces }),
  )
  return withSections({ ...left, held: [...left.held, ...held] }, left.sections)
}

/** The proposal with these words in the tray. */
export function takeWords(proposal: Proposal, taken: readonly Piece[], manifest: Manifest): Proposal {
  const { units } = proposal
  const sections = proposal.sections.map((section) => {
    const grains = section.copy.grains.flatMap((grain) => less(grain) ?? [])
    const isSame = grains.length === section.copy.grains.length && grains.every(isIn(section.copy.grains))
    if (isSame) return section
    return refillSection(section, { ...section.copy, grains }, proposal, manifest)
  })
  const held = proposal.held.flatMap((each) => less(each) ?? [])
  const questions = proposal.questions
    .map((question) => ({ ...question, places: question.places.flatMap((place) => less(place) ?? []) }))
    .filter(({ places }) => places.length > 0)
  return withSections({ ...proposal, held, questions }, sections)

  /** The same object where nothing is taken of it; nothing where no word is left. */
  function less<Holder extends { pieces: Piece[] }>(holder: Holder): Holder | undefined {
    if (piecesWithin(holder.pieces, taken).length === 0) return holder
    const pieces = withoutPieces(holder.pieces, taken)
    const hasWords = pieces.some((piece) => textOfPiece(piece, units).trim() !== '')
    return hasWords ? { ...holder, pieces } : undefined
  }
}

function isIn(grains: readonly Grain[]) {
  return (grain: Grain) => grains.includes(grain)
}

/** What the words are for: as they stand on the page, else as they stand in the document. */
function readGrains(proposal: Proposal, words: readonly Piece[], role: GrainRole | undefined) {
  const known = proposal.sections.flatMap(({ copy }) =>
    copy.grains.flatMap(({ item: _, ...grain }): Grain[] => {
      const pieces = piecesWithin(grain.pieces, words)
      return pieces.length > 0 ? [{ ...grain, pieces, role: role ?? grain.role }] : []
    }),
  )
  const isKept = role === undefined && known.length > 0
  const rest = isKept ? [] : byBlock(proposal, words)
  const read = rest.map((each) => piecesInRole(each, proposal, role))
  return {
    grains: isKept ? known : read.flatMap(({ grains }) => grains),
    labels: read.flatMap(({ labels }) => labels.filter(({ pieces }) => pieces.length > 0)),
  }
}

/** The words of each block that they are of. */
export function byBlock({ blocks }: Pick<Proposal, 'blocks'>, words: readonly Piece[]) {
  return blocks.flatMap((block, index) => {
    const pieces = piecesWithin(piecesOf(block), words)
    return pieces.length > 0 ? [{ block: index, pieces }] : []
  })
}

/** Before the first section that begins further down. */
function insertSection(proposal: Proposal, grains: Grain[], manifest: Manifest): Proposal['sections'] {
  const { sections } = proposal
  const section = newSection(proposal, grains, manifest)
  const [first] = grains
  const index = sections.findIndex(
    ({
      copy: {
        grains: [begin],
      },
    }) => first && begin && compareGrains(begin, first) > 0,
  )
  return sections.toSpliced(index < 0 ? sections.length : index, 0, section)
}
