import { columnsOf, findComponent } from '#catalogue/lookup.ts'
import type { Manifest } from '#catalogue/manifest.ts'
import type { Role } from '#catalogue/roles.ts'
import { textOf } from '#content/content.ts'
import { plainText } from '#content/values/rich-text.ts'
import { makeValue } from '#proposal/make-value.ts'
import { listAccounts } from '#proposal/piece-tray.ts'
import type { Proposal, ProposedSection } from '#proposal/proposal.ts'
import { balance } from '#word/blocks/ledger.ts'
import { textOfPiece } from '#word/blocks/piece.ts'
import { isRightComponent, isRightKind } from './kinds.ts'
import type { WantedKind, WantedPage } from './wanted.ts'

/** Words of the page that a proposal makes, in their order, with where each stands. */
type Placed = { word: string; role: Role | undefined; section: number; isUsed: boolean }

export type Score = {
  wanted: number
  rightKind: number
  wrongKind: number
  missing: number
  placed: number
  leaked: number
  sections: number
  rightComponents: number
  byKind: Record<string, { wanted: number; right: number }>
  lost: number
  twice: number
  invented: number
  /** For whoever improves it: what went wrong, in words. */
  faults: string[]
}

export function scorePage(proposal: Proposal, wanted: WantedPage, manifest: Manifest): Score {
  const placed = proposal.sections.flatMap((section, index) =>
    placedWords(section, index, proposal, manifest),
  )
  const allowed = countWords([
    ...wanted.unplaced,
    ...wanted.sections.flatMap(({ slots }) => slots.map(({ text }) => text)),
  ])
  const score: Score = {
    ...{ wanted: 0, rightKind: 0, wrongKind: 0, missing: 0, placed: placed.length, leaked: 0 },
    ...{ sections: 0, rightComponents: 0, byKind: {}, ...scoreLedger(proposal, manifest), faults: [] },
  }
  const runs = new Map(
    wanted.sections.flatMap(({ slots, kind }) =>
      slots.map((slot) => {
        const found = findRun(wordsOf(slot.text), placed, roleIn(kind, slot.role))
        for (const each of found) each.isUsed = true
        return [slot, found] as const
      }),
    ),
  )
  for (const section of wanted.sections) {
    const at = new Map<number, number>()
    for (const slot of section.slots) {
      const { text } = slot
      const role = roleIn(section.kind, slot.role)
      const words = wordsOf(text)
      const whole = runs.get(slot) ?? []
      const found = whole.length > 0 ? whole : findSome(words, placed)
      score.wanted += words.length
      const right = found.filter((each) => isRightKind(role, each.role))
      score.rightKind += right.length
      score.wrongKind += found.length - right.length
      score.missing += words.length - found.length
      if (right.length < words.length)
        score.faults.push(
          `${section.kind}/${role}: ${text.slice(0, 70)} -> ${found.length === 0 ? 'nowhere' : `${[...new Set(found.map((each) => each.role))].join()} ${right.length}/${words.length}`}`,
        )
      for (const each of found) {
        each.isUsed = true
        at.set(each.section, (at.get(each.section) ?? 0) + 1)
      }
    }
    const [best] = [...at].toSorted(([, one], [, other]) => other - one)
    const code = proposal.sections[best?.[0] ?? -1]?.holding.code ?? ''
    const component = findComponent(manifest, code)
    const isRight = component !== undefined && isRightComponent(section.kind, component)
    score.sections++
    if (isRight) score.rightComponents++
    else
      score.faults.push(`section ${section.kind}: ${code || 'none'} (${section.slots[0]?.text.slice(0, 40)})`)
    addKind(score, section.kind, isRight)
  }
  const leaks = placed.filter(({ word, isUsed }) => !isUsed && !takeWord(allowed, word))
  score.leaked = leaks.length
  if (leaks.length > 0)
    score.faults.push(`leaked: ${leaks.map(({ word, section }) => `${word}(${section})`).join(' ')}`)
  return score
}

/** A link is an item by its words; cells of a table are what its items are called, or say: no component has a table. */
function roleIn(kind: WantedKind, role: string): string {
  if (kind === 'links' && role === 'action') return 'point'
  return kind === 'table' && (role === 'label' || role === 'body') ? 'point' : role
}

function addKind({ byKind }: Score, kind: WantedKind, isRight: boolean) {
  const counted = byKind[kind] ?? { wanted: 0, right: 0 }
  byKind[kind] = { wanted: counted.wanted + 1, right: counted.right + (isRight ? 1 : 0) }
}

function placedWords(
  section: ProposedSection,
  index: number,
  { paragraphs }: Proposal,
  manifest: Manifest,
): Placed[] {
  const { code, placements } = section.holding
  const component = findComponent(manifest, code)
  if (!component) return []
  return placements.flatMap(({ field, item, grains }) => {
    const definition = (item === undefined ? component.docx.fields : columnsOf(component)).find(
      ({ name }) => name === field,
    )
    if (!definition || definition.type === 'url') return []
    const text = textOf(makeValue(grains, definition, paragraphs))
    return wordsOf(definition.type === 'richtext' ? plainText(text) : text).map((word) => ({
      ...{ word, role: definition.role, section: index, isUsed: false },
    }))
  })
}

/** Where the words stand one behind the other, in a place of the right kind if there is one; else as many of them as stand anywhere. */
function findRun(words: readonly string[], placed: readonly Placed[], role: string): Placed[] {
  const starts: number[] = []
  for (let at = 0; at + words.length <= placed.length; at++) {
    if (words.every((word, index) => placed[at + index]?.word === word && !placed[at + index]?.isUsed))
      starts.push(at)
  }
  const at = starts.find((start) => isRightKind(role, placed[start]?.role)) ?? starts[0]
  if (at !== undefined) return placed.slice(at, at + words.length)
  return []
}

/** As many of the words as stand anywhere, where it is at least half of them. */
function findSome(words: readonly string[], placed: readonly Placed[]): Placed[] {
  const taken = new Set<Placed>()
  for (const word of words) {
    const found = placed.find(
      (each) => each.word === word && !each.isUsed && !taken.has(each) && each.word.length > 3,
    )
    if (found) taken.add(found)
  }
  return taken.size * 2 >= words.length ? [...taken] : []
}

export function scoreLedger(proposal: Proposal, manifest: Manifest) {
  const { units, tray } = proposal
  const { missing, doubled } = balance([...listAccounts(proposal), ...tray], units)
  const lost = missing.flatMap((piece) => wordsOf(textOfPiece(piece, units))).length
  const twice = doubled.flatMap((piece) => wordsOf(textOfPiece(piece, units))).length
  // A word whose letters differ in their looks is several where it has marks.
  const letters = wordsOf(units.join(' ')).join('')
  const placed = proposal.sections.flatMap((section, index) =>
    placedWords(section, index, proposal, manifest),
  )
  const invented = placed.filter(({ word }) => !letters.includes(word)).length
  return { lost, twice, invented }
}

function countWords(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of texts.flatMap(wordsOf)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

function takeWord(counts: Map<string, number>, word: string): boolean {
  const count = counts.get(word) ?? 0
  if (count > 0) counts.set(word, count - 1)
  return count > 0
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+(?:[.,'’][\p{L}\p{N}]+)*/gu) ?? []
  )
}
