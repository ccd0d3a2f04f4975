import { findComponent } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import { type Piece, piecesWithin, textOfPiece } from '#word/blocks/piece.ts'
import { targetNear } from './answer-question.ts'
import { becomeComponent, joinSections, newSection, splitSection } from './change-proposal.ts'
import { isForWords } from './choose-sections.ts'
import { findBehind, findStanding, type Standing, standsOrLeads } from './find-standing.ts'
import { refillSection, withSections } from './fit-sections.ts'
import { type Grain, type GrainRole, grainRoles, type Held, type HeldKind } from './grain.ts'
import { byBlock, placeWords, type Target, takeWords } from './place-words.ts'
import type { Proposal } from './proposal.ts'
import { type LineToSort, listSortable } from './sortable-lines.ts'
import type { SortedLine } from './sorting.ts'

/** A line that is to go elsewhere. `leader`: the words that begin the item which it is to be part of. */
type Sorted = LineToSort & Omit<SortedLine, 'id'> & { leader?: readonly Piece[] }

/**
 * The proposal with its lines where somebody has sorted them. It is taken as advice: what names no line of the document, or asks for what
 * the catalogue has no place for, changes nothing, and no words lose their place but those that are to be none of the page. The same
 * proposal where nothing changes.
 */
export function applySorting(
  proposal: Proposal,
  sorted: readonly SortedLine[],
  manifest: Manifest,
): Proposal {
  const lines = linesOf(proposal, sorted)
  const held = heldAs.reduce((now, kind) => holdLines(now, lines, kind, manifest), proposal)
  const parted = lines.reduce((now, line) => partSections(now, line, manifest), held)
  const cut = parted.sections.filter(({ id }) => held.sections.every((each) => each.id !== id))
  const surroundings = { manifest, cut: new Set(cut.map(({ id }) => id)) }
  return runsOf(parted, lines).reduce((now, run) => sortRun(now, run, surroundings), parted)
}

/** `cut`: the sections that begin where none began before. */
type Surroundings = { manifest: Manifest; cut: ReadonlySet<number> }

/** In the order of the document; of several answers for one line the first. */
function linesOf(proposal: Proposal, sorted: readonly SortedLine[]): Sorted[] {
  let leader: readonly Piece[] | undefined
  return listSortable(proposal).flatMap((line) => {
    const answer = sorted.find(({ id }) => id === line.line.id)
    const goesOn = answer?.begins === 'same' && !isHeldAs(answer.is)
    const before = goesOn ? leader : undefined
    leader = answer?.begins === 'item' ? line.words : before
    return answer ? [{ ...line, ...answer, ...(leader && { leader }) }] : []
  })
}

const heldAs = ['note', 'data', 'left-out'] as const satisfies HeldKind[]

function isHeldAs(is: SortedLine['is']): boolean {
  return heldAs.some((kind) => kind === is)
}

function holdLines(
  proposal: Proposal,
  lines: readonly Sorted[],
  kind: (typeof heldAs)[number],
  manifest: Manifest,
): Proposal {
  const words = lines
    .filter(({ is, line }) => is === kind && line.stands !== kind)
    .flatMap((each) => each.words)
  if (words.length === 0) return proposal
  const left = takeWords(proposal, words, manifest)
  const held = byBlock(proposal, words).map((each): Held => ({ kind, ...each }))
  return withSections({ ...left, held: [...left.held, ...held] }, left.sections)
}

/** A section begins here, or the one that does is part of the one above. */
function partSections(proposal: Proposal, { begins, words }: Sorted, manifest: Manifest): Proposal {
  const [at] = words
  if (begins === 'section' && at) {
    const section = findStanding(proposal, words)?.section ?? targetNear(proposal, at).section
    return section === 'own'
      ? proposal
      : unlessLost(proposal, splitSection(proposal, section, at, manifest), manifest)
  }
  const stands = standsOrLeads(proposal, words)
  if (begins !== 'above' || !stands?.isFirst) return proposal
  const above = proposal.sections[proposal.sections.findIndex(({ id }) => id === stands.section) - 1]
  return above ? unlessLost(proposal, joinSections(proposal, above.id, manifest), manifest) : proposal
}

/** Lines that go to one section: together they may fit a component that none of them does alone. */
function runsOf(proposal: Proposal, lines: readonly Sorted[]): Sorted[][] {
  const runs: Sorted[][] = []
  let home: number | undefined
  for (const line of lines) {
    if (isHeldAs(line.is)) continue
    const section = findStanding(proposal, line.words)?.section
    const isNext = line.begins === 'section' || (section !== undefined && section !== home)
    if (isNext || runs.length === 0) runs.push([])
    runs.at(-1)?.push(line)
    if (isNext) home = section
  }
  return runs
}

function sortRun(proposal: Proposal, run: readonly Sorted[], surroundings: Surroundings): Proposal {
  const together = sortTogether(proposal, run, surroundings)
  if (together || run.length === 1) return together ?? proposal
  return run.reduce((now, line) => sortTogether(now, [line], surroundings) ?? now, proposal)
}

/** Nothing where words lose their place by it, or have none then. */
function sortTogether(
  proposal: Proposal,
  run: readonly Sorted[],
  surroundings: Surroundings,
): Proposal | undefined {
  const { manifest } = surroundings
  const placed = run.reduce((now, line) => placeLine(now, line, surroundings), proposal)
  const chooses = run.find(({ component }) => component !== 'same')
  const at = run.findLast(({ words }) => findStanding(placed, words)) ?? chooses
  const section = at && standsOrLeads(placed, at.words)?.section
  if (section === undefined) return undefined
  const now = countItemsAnew(placed, section, run, manifest)
  const asked = chooses && canBecome(now, section, chooses.component, manifest) ? [chooses.component] : []
  const best = now === proposal ? [] : bestComponents(now, section, manifest)
  const moved = now === proposal ? [] : run.filter(({ words }) => findStanding(now, words))
  return [...asked, undefined, ...best]
    .map((code) => (code === undefined ? now : becomeComponent(now, section, code, manifest)))
    .find((next) => losesNothing(proposal, next, manifest) && moved.every((line) => hasPlace(next, line)))
}

function placeLine(proposal: Proposal, line: Sorted, { manifest, cut }: Surroundings): Proposal {
  const { words, begins } = line
  const stands = findStanding(proposal, words)
  const role = roleFor(line, stands, proposal)
  if (role === undefined) return proposal
  const near = () =>
    begins === 'section' ? partBehind(proposal, words, cut) : targetNear(proposal, words[0])
  const { section, item } = stands ?? near()
  return placeWords(proposal, words, { section, role, ...(item !== undefined && { item }) }, manifest)
}

/** What the line is to be, unless it is that, cannot be, or is of several parts that each have a role. */
function roleFor(
  { is, words }: Sorted,
  stands: Standing | undefined,
  { units }: Proposal,
): GrainRole | undefined {
  const role = grainRoles.find((each) => each === is)
  const [known, ...others] = stands?.roles ?? []
  if (role === undefined || role === known || others.length > 0) return undefined
  const looks = role === 'address' || role === 'figure' ? looksOf[role] : undefined
  const text = words.map((piece) => textOfPiece(piece, units)).join(' ')
  return looks?.test(text) === false ? undefined : role
}

const looksOf = {
  address: /(?:^|\s)(?:(?:https?|mailto|tel):|www\.|[/#])\S/i,
  figure: /\p{Nd}/u,
}

/** The section that was cut where the line is to begin it; without one, a section of its own. */
function partBehind(proposal: Proposal, words: readonly Piece[], cut: Surroundings['cut']): Target {
  const behind = findBehind(proposal, words)
  return { section: behind?.isFirst && cut.has(behind.section) ? behind.section : 'own' }
}

/** Items as lines begin them, in the order in which they do. */
function countItemsAnew(
  proposal: Proposal,
  id: number,
  run: readonly Sorted[],
  manifest: Manifest,
): Proposal {
  const section = proposal.sections.find((each) => each.id === id)
  if (!section || run.every(({ leader }) => !leader)) return proposal
  const { grains } = section.copy
  const itemOf = ({ pieces, item }: Grain) =>
    run.find(({ leader, words }) => leader && piecesWithin(pieces, words).length > 0)?.leader ?? item
  const items = [...new Set(grains.map(itemOf).filter((item) => item !== undefined))]
  const counted = grains.map((grain): Grain => {
    const item = itemOf(grain)
    return item === undefined ? grain : { ...grain, item: items.indexOf(item) }
  })
  if (counted.every(({ item }, index) => item === grains[index]?.item)) return proposal
  const refilled = refillSection(section, { ...section.copy, grains: counted }, proposal, manifest)
  return withSections(proposal, proposal.sections.with(proposal.sections.indexOf(section), refilled))
}

/** A hero stays one: the best of the others is no reason to have none. */
function bestComponents({ sections, ...page }: Proposal, id: number, manifest: Manifest): string[] {
  const section = sections.find((each) => each.id === id)
  if (!section || isHero(section, manifest)) return []
  return [newSection({ sections, ...page }, section.copy.grains, manifest).holding.code]
}

/** Heroes open a page; headers and footers have no words. */
function canBecome({ sections: [first] }: Proposal, id: number, code: string, manifest: Manifest): boolean {
  const component = findComponent(manifest, code)
  return component !== undefined && isForWords(component) && (component.family !== 'Hero' || first?.id === id)
}

function unlessLost(proposal: Proposal, next: Proposal, manifest: Manifest): Proposal {
  return losesNothing(proposal, next, manifest) ? next : proposal
}

/** No more words are without a place, and nothing stands above the hero. */
function losesNothing(proposal: Proposal, next: Proposal, manifest: Manifest): boolean {
  const countBelow = ({ sections }: Proposal) =>
    sections.slice(1).filter((each) => isHero(each, manifest)).length
  return lettersLeft(next) <= lettersLeft(proposal) && countBelow(next) <= countBelow(proposal)
}

function isHero({ holding }: Proposal['sections'][number], manifest: Manifest): boolean {
  return findComponent(manifest, holding.code)?.family === 'Hero'
}

function lettersLeft({ tray, units }: Proposal): number {
  return tray.reduce((sum, piece) => sum + textOfPiece(piece, units).replace(/\s+/g, '').length, 0)
}

function hasPlace({ tray }: Proposal, { words }: Sorted): boolean {
  return piecesWithin(tray, words).length === 0
}
