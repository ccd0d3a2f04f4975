import type { LabelSlot } from '#word/blocks/label-words.ts'
import { type Units, wordsOf } from '#word/blocks/piece.ts'
import { readLabel } from '#word/blocks/read-label.ts'
import { boldLevel, isQuestion } from '#word/blocks/read-line.ts'
import { isAside, isFarewell, isGreeting, isLegal, isLetterHead } from './asides.ts'
import type { Habits } from './habits.ts'
import { sectionBefore } from './names-part.ts'
import { readsAsActions } from './read-action.ts'
import type { Strip } from './strip.ts'

/** What a line is follows from its neighbours too: one question alone heads what follows it, a bare word is a label in decks only. */
export function settleBlocks(strips: readonly Strip[], units: Units, { isDeck }: Habits): Strip[] {
  const cut = strips.flatMap((strip) => cutAnswer(strip, units))
  return raiseSections(settleAlone(holdLetter(findBareHeads(cut, units), units), units, isDeck), units)
}

/** "Section 1 – Top", "Section 2 – Rates" stand over all between them, however high these are. */
function raiseSections(strips: readonly Strip[], units: Units): Strip[] {
  const isSection = ({ block, row, kind }: Strip) =>
    block.kind === 'heading' && row === undefined && !kind && sectionBefore.test(wordsOf(block.words, units))
  if (strips.filter(isSection).length < 2) return [...strips]
  return strips.map((strip) =>
    strip.block.kind === 'heading' && isSection(strip)
      ? { ...strip, block: { ...strip.block, level: strip.block.level - 0.5 } }
      : strip,
  )
}

function settleAlone(strips: readonly Strip[], units: Units, isDeck: boolean): Strip[] {
  const titled = findTitled(strips, units)
  return strips.flatMap((strip, index) => {
    const { block } = strip
    if (block.kind === 'question' && !isAmongQuestions(strips, index, units))
      return settleQuestion(strip, units)
    if (block.kind === 'label') return settleLabel(strip, units, isDeck)
    if (block.kind === 'list') return [settleTick(strip, strips[index + 1], units)]
    if (block.kind === 'heading' && isDeck) return settleHeading(strip, units, titled)
    return [strip]
  })
}

/** "✅ Why us" over a line of text is a heading and no list. */
function settleTick(strip: Strip, next: Strip | undefined, units: Units): Strip {
  const { block } = strip
  const [entry, ...others] = block.kind === 'list' ? block.entries : []
  if (!entry || entry.lead || others.length > 0 || strip.row !== undefined || strip.kind) return strip
  const text = wordsOf(entry.words, units)
  const isHead = /^[✅☑✔]/u.test(text) && text.length <= 50 && !/[.,;:!؟?،]$/.test(text)
  const isOver = next?.block.kind === 'paragraph' || next?.block.kind === 'label'
  return isHead && isOver
    ? { ...strip, block: { kind: 'heading', level: boldLevel - 1, words: entry.words } }
    : strip
}

/** Small print, buttons and words to colleagues below the last answer are none of it. */
function cutAnswer(strip: Strip, units: Units): Strip[] {
  const { block, ...rest } = strip
  if (block.kind !== 'question') return [strip]
  const end = block.answer.findIndex((piece, index) => {
    const text = wordsOf(piece, units)
    return (
      index > 0 &&
      (isLegal(text) ||
        isAside(text, { isDeck: true }) ||
        readsAsActions(text, false) ||
        isFarewell(text) ||
        /^\p{Extended_Pictographic}/u.test(text))
    )
  })
  if (end < 0) return [strip]
  const extras = block.links ? { links: block.links } : {}
  return [
    { ...rest, block: { ...block, answer: block.answer.slice(0, end) } },
    ...block.answer
      .slice(end)
      .map((words): Strip => ({ ...rest, block: { kind: 'paragraph', words, ...extras } })),
  ]
}

/** A letter has a head, a greeting and an end round the copy. */
function holdLetter(strips: readonly Strip[], units: Units): Strip[] {
  const textOf = ({ block }: Strip) => {
    if (block.kind === 'paragraph') return wordsOf(block.words, units)
    return block.kind === 'label' ? wordsOf(block.label, units) : ''
  }
  const heads = strips.slice(0, 8).filter((strip) => isLetterHead(textOf(strip)))
  const said = strips.filter(({ block }) => block.kind !== 'space')
  const isGreeted = said.slice(0, 3).some((strip) => isGreeting(textOf(strip)))
  const last = strips.findLastIndex((strip) => isFarewell(textOf(strip)))
  const behind = strips.slice(last + 1).filter(({ block }) => block.kind !== 'space')
  const isSigned = last > 0 && behind.length <= 8
  if (heads.length < 2 && !(isGreeted && isSigned)) return [...strips]
  const first = strips.findIndex(
    ({ block }) => block.kind === 'heading' || (block.kind === 'label' && block.meaning?.slot === 'title'),
  )
  return strips.map((strip, index) => {
    const isRound = index < Math.min(first, 20) || (isSigned && index >= last)
    return isRound && strip.kind === undefined ? { ...strip, kind: 'note' } : strip
  })
}

/** Where nothing is marked as a heading, short lines over others are. */
function findBareHeads(strips: readonly Strip[], units: Units): Strip[] {
  if (strips.some(({ block }) => block.kind === 'heading' || block.kind === 'label' || block.kind === 'rule'))
    return [...strips]
  return strips.map((strip, index) => {
    const { block } = strip
    if (block.kind !== 'paragraph' || strip.row !== undefined || strip.kind) return strip
    const text = wordsOf(block.words, units)
    const isShort = text.length > 2 && text.length <= 60 && !/[.,;:!،]$/.test(text)
    const next = strips.slice(index + 1).find(({ block }) => block.kind !== 'space')?.block
    const isOver =
      next?.kind === 'list' || (next?.kind === 'paragraph' && wordsOf(next.words, units).length > 0)
    if (!isShort || !isOver || readsAsActions(text, false) || isAside(text, { isDeck: false })) return strip
    return { ...strip, block: { ...block, kind: 'heading', level: boldLevel } }
  })
}

/** Beside another question of its kind, or said to be one: "Q: Why?". */
function isAmongQuestions(strips: readonly Strip[], index: number, units: Units): boolean {
  const strip = strips[index]
  if (strip?.block.kind !== 'question') return false
  const { level, question } = strip.block
  if (!isQuestion(wordsOf(question, units))) return true
  return findQuestion(strips, index, 1, level) || findQuestion(strips, index, -1, level)
}

function findQuestion(strips: readonly Strip[], index: number, step: number, level: number): boolean {
  for (let at = index + step; at >= 0 && at < strips.length; at += step) {
    const block = strips[at]?.block
    if (block?.kind === 'question') return block.level === level
    const isBetween = block?.kind === 'space' || block?.kind === 'list' || block?.kind === 'paragraph'
    if (!isBetween) return false
  }
  return false
}

function settleQuestion(strip: Strip, units: Units): Strip[] {
  const { block, ...rest } = strip
  if (block.kind !== 'question') return [strip]
  const { question, answer, level, links } = block
  if (level === 0 && answer.length > 0) return [strip]
  const extras = links ? { links } : {}
  const isHeading = level > 0
  return [
    {
      ...rest,
      block: isHeading
        ? { kind: 'heading', level, words: question, ...extras }
        : { kind: 'paragraph', words: question, ...extras },
    },
    ...answer
      .filter((words) => wordsOf(words, units) !== '' || words.to > words.from)
      .map((words): Strip => ({ ...rest, block: { kind: 'paragraph', words, ...extras } })),
  ]
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
  if (!meaning?.slot || (!meaning.part && meaning.slot !== 'meta')) return [strip]
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
