import type { Manifest } from '#catalogue/manifest.ts'
import type { Piece } from '#word/blocks/piece.ts'
import { applyChange, type Change } from './apply-change.ts'
import { becomeComponent, findFirst } from './change-proposal.ts'
import { findBeside } from './find-beside.ts'
import { isOnePage } from './join-languages.ts'
import type { Target } from './place-words.ts'
import type { Proposal } from './proposal.ts'

/**
 * The pages of a document after something was changed on one of them: what is said of a label holds for all, and what happens to
 * words and sections happens to those that say the same in the other language. The same array where there is nothing to change.
 */
export function changePages(
  pages: readonly Proposal[],
  lead: number,
  change: Change,
  manifest: Manifest,
): readonly Proposal[] {
  const page = pages[lead]
  const areOne = pages.length > 1 && isOnePage(pages, manifest)
  const next = pages.map((each) => {
    if (each === page) return applyChange(each, change, manifest)
    const own = page && translateChange(change, page, each, areOne)
    return own ? applyChange(each, own, manifest) : each
  })
  if (next.every((each, index) => each === pages[index])) return pages
  return areOne ? next.map((each) => withComponentsOf(next[lead] ?? each, each, manifest)) : next
}

/** In both languages each section is the same component. */
function withComponentsOf(lead: Proposal, page: Proposal, manifest: Manifest): Proposal {
  if (page.sections.length !== lead.sections.length) return page
  return page.sections.reduce(
    (followed, { id }, index) =>
      becomeComponent(followed, id, lead.sections[index]?.holding.code ?? '', manifest),
    page,
  )
}

/** The same change of the page in the other language, if there is something for it there. */
function translateChange(change: Change, from: Proposal, to: Proposal, areOne: boolean): Change | undefined {
  const sectionOf = (id: number) =>
    areOne ? to.sections[from.sections.findIndex((each) => each.id === id)]?.id : undefined
  const beside = (words: readonly Piece[]) => findBeside(words, from, to, areOne)
  switch (change.is) {
    case 'answer':
      return change
    case 'version':
      return hasSameVersions(from, to, change.group) ? change : undefined
    case 'cut-line':
    case 'sorted':
      return undefined
    case 'leave-out':
    case 'move': {
      const words = beside(change.words)
      return words.length > 0 ? { ...change, words } : undefined
    }
    case 'join-line': {
      const [words, above] = [beside(change.words), beside(change.to)]
      return words.length > 0 && above.length > 0 ? { ...change, words, to: above } : undefined
    }
    case 'place': {
      const words = beside(change.words)
      const section = change.to.section === 'own' ? 'own' : sectionOf(change.to.section)
      const target: Target | undefined = section === undefined ? undefined : { ...change.to, section }
      return words.length > 0 && target ? { ...change, words, to: target } : undefined
    }
    default: {
      const section = sectionOf(change.section)
      if (section === undefined) return undefined
      if (change.is !== 'split-section') return { ...change, section }
      const [at] = beside(wordsBehind(from, change.section, change.at))
      return at && { ...change, section, at }
    }
  }
}

/** The words of the section that begin there, or next behind. */
function wordsBehind({ sections }: Proposal, id: number, at: Piece): readonly Piece[] {
  const grains = sections.find((each) => each.id === id)?.copy.grains ?? []
  const first = findFirst(grains, at)
  return grains[first]?.pieces ?? []
}

function hasSameVersions(one: Proposal, other: Proposal, group: number): boolean {
  return one.versions[group]?.options.length === other.versions[group]?.options.length
}
