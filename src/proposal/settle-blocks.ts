import type { LabelSlot } from '#word/blocks/label-words.ts'
import { type Units, wordsOf } from '#word/blocks/piece.ts'
import { readLabel, readPartName } from '#word/blocks/read-label.ts'
import { boldLevel } from '#word/blocks/read-line.ts'
import { findBareHeads } from './find-bare-heads.ts'
import type { Habits } from './habits.ts'
import { holdChat } from './hold-chat.ts'
import { cutFarewell, holdLetter } from './hold-letter.ts'
import { holdSmallTalk } from './hold-small-talk.ts'
import { holdTail } from './hold-tail.ts'
import { holdUnquoted } from './hold-unquoted.ts'
import { leadEntries } from './lead-entries.ts'
import { raiseFirstLines } from './raise-first-lines.ts'
import {
  lowerButtons,
  raiseCalls,
  raiseCapitals,
  raiseColons,
  raiseSections,
  settleEntries,
  settleFigures,
  settleTick,
} from './raise-headings.ts'
import { raiseQuestions } from './raise-questions.ts'
import { raiseTop } from './raise-top.ts'
import { settleFormer } from './settle-former.ts'
import { settleLabels } from './settle-labels.ts'
import {
  cutAnswer,
  heads,
  invites,
  isAmongQuestions,
  levelAbove,
  settleQuestion,
} from './settle-questions.ts'
import type { Strip } from './strip.ts'

/** What a line is follows from its neighbours too: one question alone heads what follows it, a bare word is a label in decks only. */
export function settleBlocks(
  given: readonly Strip[],
  units: Units,
  { isDeck, areWordsQuoted }: Habits,
): Strip[] {
  const strips = areWordsQuoted ? holdUnquoted(given, units) : given
  const read = settleLabels(
    settleFormer(holdChat(strips, units), units)
      .flatMap((strip) => cutFarewell(strip, units))
      .flatMap((strip, index, all) => cutAnswer(strip, units, () => levelAbove(all, index))),
    units,
  )
  const cut = settleEntries(holdSmallTalk(raiseLines(lowerButtons(read, units), units), units), units)
  const settled = raiseTop(settleFigures(raiseColons(raiseCapitals(cut, units), units), units), units)
  return raiseCalls(
    raiseSections(
      settleAlone(holdTail(holdLetter(findBareHeads(settled, units), units), units), units, isDeck),
      units,
    ),
    units,
  )
}

/** What lines are by how they stand in their paragraph, and among others like them. */
function raiseLines(strips: readonly Strip[], units: Units): Strip[] {
  return raiseFirstLines(raiseQuestions(strips, units), units)
}

function settleAlone(strips: readonly Strip[], units: Units, isDeck: boolean): Strip[] {
  const titled = findTitled(strips, units)
  return strips.flatMap((strip, index) => {
    const { block } = strip
    if (block.kind === 'question' && !isAmongQuestions(strips, index, units))
      return settleQuestion(strip, units)
    if (block.kind === 'question' && heads(strips, index)) return settleQuestion(strip, units)
    if (block.kind === 'question' && invites(strips, index, units))
      return settleQuestion({ ...strip, block: { ...block, level: levelAbove(strips, index) } }, units)
    if (block.kind === 'label')
      return settleLabel(
        strip,
        units,
        isDeck && !(block.meaning?.slot === 'note' && isOverTable(strips, index)),
      )
    if (block.kind === 'list') return [leadEntries(settleTick(strip, strips[index + 1], units), units)]
    if (block.kind === 'heading' && isDeck) return settleHeading(strip, units, titled)
    return [strip]
  })
}

/** "Timings" with a table of the page below it is said to its readers; that of the versions is none of the page. */
function isOverTable(strips: readonly Strip[], index: number): boolean {
  const below = strips.slice(index + 1, index + 12).find(({ block, kind }) => !kind && block.kind !== 'space')
  return below?.row !== undefined || below?.role === 'point'
}

/** Parts whose titles have labels: "Hero title" makes "Hero copy" the label of its text. */
function findTitled(strips: readonly Strip[], units: Units): ReadonlySet<string> {
  return new Set(
    strips.flatMap(({ block }) => {
      if (block.kind !== 'heading' && block.kind !== 'label') return []
      const label = readLabel(wordsOf(block.kind === 'label' ? block.label : block.words, units))
      return label?.part !== undefined && label.slot === 'title' ? [label.part] : []
    }),
  )
}

/** "Hero subline" as a heading is the label of what follows. */
function settleHeading(strip: Strip, units: Units, titled: ReadonlySet<string>): Strip[] {
  const { block, ...rest } = strip
  if (block.kind !== 'heading') return [strip]
  const text = wordsOf(block.words, units)
  const read = readLabel(text)
  const isText =
    read?.part !== undefined && titled.has(read.part) && /\b(?:copy|text)\W*$|^\W*نص\s/i.test(text)
  const meaning = isText && !read.slot ? { ...read, slot: 'body' as const } : read
  const isNamed = meaning?.slot === 'meta' && readPartName(text) === 'meta'
  if (!meaning?.slot || isNamed || (!meaning.part && meaning.slot !== 'meta')) return [strip]
  const { words: label, level, links } = block
  return [{ ...rest, block: { kind: 'label', label, meaning, values: [], level, ...(links && { links }) } }]
}

/** Labels without a colon that are everyday words. */
const everyday: ReadonlySet<LabelSlot> = new Set<LabelSlot>([
  ...([
    'title',
    'body',
    'note',
    'person',
    'points',
    'figure',
    'figure-label',
    'form',
    'legal',
    'picture',
  ] as const),
  ...(['eyebrow', 'action', 'address', 'quote', 'pill', 'meta'] as const),
])

function settleLabel(strip: Strip, units: Units, isDeck: boolean): Strip[] {
  const { block, ...rest } = strip
  if (block.kind !== 'label') return [strip]
  const { label, meaning, values, level, links } = block
  const text = wordsOf(label, units)
  const isBare =
    !/[:：]\s*$/.test(text) && !/^\[/.test(text) && values.every(({ unit }) => unit !== label.unit)
  const isLoose = isBare && !strip.isFirm && !isDeck && (!meaning?.slot || everyday.has(meaning.slot))
  if (!isLoose) return [strip]
  const extras = links ? { links } : {}
  return [
    {
      ...rest,
      block: { kind: 'heading', level: level || boldLevel, words: label, ...extras },
    },
    ...values.map((words): Strip => ({ ...rest, block: { kind: 'paragraph', words, ...extras } })),
  ]
}
