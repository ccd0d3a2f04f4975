import type { Manifest } from '#catalogue/manifest.ts'
import { comparePieces, type Piece, wordsOf } from '#word/blocks/piece.ts'
import { startOf, withSections } from './fit-sections.ts'
import type { GrainRole, Held, Question } from './grain.ts'
import { placeWords, type Target } from './place-words.ts'
import type { Proposal } from './proposal.ts'

/** What a label means, said once for all its places: its words are copy for this, or none of the page's. */
export function answerQuestion(
  proposal: Proposal,
  label: string,
  answer: GrainRole | 'note',
  manifest: Manifest,
): Proposal {
  const question = proposal.questions.find((each) => each.label === label)
  if (!question) return proposal
  const questions = proposal.questions.filter((each) => each !== question)
  if (answer === 'note') {
    const notes = question.places.map((place): Held => ({ kind: 'note', ...place }))
    return withSections({ ...proposal, questions, held: [...proposal.held, ...notes] }, proposal.sections)
  }
  const places = question.places.map((place) => partLabel(place, proposal))
  const held = [...proposal.held, ...places.flatMap(({ labels }) => labels)]
  return places.reduce(
    (answered, { words }) =>
      placeWords(answered, words, { ...targetNear(answered, words[0]), role: answer }, manifest),
    { ...proposal, questions, held },
  )
}

/** The label only names what stands at it; alone it is words as others are. */
function partLabel({ block, pieces }: Question['places'][number], { units }: Proposal) {
  const [label, ...words] = pieces
  const isAlone = words.every((piece) => wordsOf(piece, units) === '')
  if (!label || isAlone) return { labels: [], words: pieces }
  return { labels: [{ kind: 'label', block, pieces: [label] } satisfies Held], words }
}

/** The section and item of the words that stand last before this place; the first section where none do. */
export function targetNear({ sections }: Proposal, at: Piece | undefined): Target {
  const grains = sections.flatMap(({ id, copy }) => copy.grains.map((grain) => ({ id, grain })))
  const before = grains
    .filter(({ grain }) => at && comparePieces(startOf(grain), at) < 0)
    .toSorted((one, other) => comparePieces(startOf(one.grain), startOf(other.grain)))
    .at(-1)
  const item = before?.grain.item
  return { section: before?.id ?? sections[0]?.id ?? 'own', ...(item !== undefined && { item }) }
}
