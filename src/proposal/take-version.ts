import type { Manifest } from '#catalogue/manifest.ts'
import type { Piece } from '#word/blocks/piece.ts'
import { findStanding, type Standing } from './find-standing.ts'
import { withSections } from './fit-sections.ts'
import type { Held } from './grain.ts'
import { byBlock, placeWords, type Target, takeWords } from './place-words.ts'
import type { Proposal } from './proposal.ts'

/** Another wording in the place of the one that was taken; that one waits from now on. `group` and `option` count from 0. */
export function takeVersion(proposal: Proposal, group: number, option: number, manifest: Manifest): Proposal {
  const versions = proposal.versions[group]
  const [now, next] = [versions?.options[versions.taken], versions?.options[option]]
  if (!versions || !now || !next || option === versions.taken) return proposal
  const stands = findStanding(proposal, now)
  const role = stands?.roles[0]
  const { mark, words, isLine } = partMark(proposal, next)
  const waits = byBlock(proposal, now).map(
    ({ block, pieces }): Held => ({ kind: 'version', block, pieces, ...(role && { role }) }),
  )
  const left = takeWords(proposal, [...now, ...next], manifest)
  const waiting = withSections({ ...left, held: [...left.held, ...waits, ...mark] }, left.sections)
  const target: Target = { ...homeOf(waiting, stands), ...(isLine && role && { role }) }
  return {
    ...placeWords(waiting, words, target, manifest),
    versions: proposal.versions.map((each, index) => (index === group ? { ...each, taken: option } : each)),
  }
}

/** "Option B" above a wording only names it. */
function partMark(proposal: Proposal, wording: readonly Piece[]) {
  const [first, ...others] = byBlock(proposal, wording)
  const isLine = others.length === 0
  if (!first || isLine || proposal.blocks[first.block]?.kind === 'label')
    return { mark: [], words: wording, isLine }
  const mark: Held[] = [{ kind: 'label', ...first }]
  return { mark, words: others.flatMap(({ pieces }) => pieces), isLine }
}

function homeOf({ sections }: Proposal, stands: Standing | undefined): Target {
  if (!stands || !sections.some(({ id }) => id === stands.section)) return { section: 'own' }
  const { section, item } = stands
  return { section, ...(item !== undefined && { item }) }
}
