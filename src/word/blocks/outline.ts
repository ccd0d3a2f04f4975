import { textOfParagraph, type WordBlock, type WordParagraph } from '../walk/document.ts'
import { readLabel } from './read-label.ts'
import { isQuestion, labelBefore } from './read-line.ts'

const longestHead = 60

/**
 * What entries of a list are that stand in an outline: `texts` are no points of a list, `notes` speak of the label that they stand below, and `ends`
 * stand behind all that lies in the head above them.
 */
export type Outline = {
  heads: ReadonlyMap<WordBlock, number>
  texts: ReadonlySet<WordBlock>
  notes: ReadonlySet<WordBlock>
  ends: ReadonlySet<WordBlock>
}

type Entry = { block: WordParagraph; depth: number; text: string; children: WordParagraph[] }

/** Entries of a list over entries of lists in them, again and again: the headings of an outline. */
export function findOutline(blocks: readonly WordBlock[]): Outline {
  const entries = readEntries(blocks)
  const over = entries.filter(({ children }) => children.length > 0)
  const heads = over.filter(({ depth, text }) => isShort(text) && (depth === 0 || !isAnswered(text)))
  const isOutline = heads.filter(({ depth }) => depth === 0).length > 1
  if (!isOutline) return { heads: new Map(), texts: new Set(), notes: new Set(), ends: new Set() }
  const few = heads.filter(
    ({ depth, text, children }) => (depth > 0 || isQuestion(text)) && children.length < 3,
  )
  const said = few.flatMap(({ children }) => children.filter((child) => isSentence(child)))
  const labels = over.filter(({ depth, text }) => depth > 0 && readLabel(labelBefore(text) ?? '')?.slot)
  return {
    heads: new Map(heads.map(({ block, depth }) => [block, depth])),
    texts: new Set(said),
    notes: new Set(labels.flatMap(({ children }) => children)),
    ends: new Set(
      entries.flatMap(({ block, depth }, at) => (depth < (entries[at - 1]?.depth ?? 0) ? [block] : [])),
    ),
  }
}

function readEntries(blocks: readonly WordBlock[]): Entry[] {
  const entries: Entry[] = []
  const open: Entry[] = []
  for (const block of blocks) {
    if (block.kind !== 'paragraph' || !block.list) {
      open.length = 0
      continue
    }
    const entry = { block, depth: block.depth ?? 0, text: textOfParagraph(block).trim(), children: [] }
    while ((open.at(-1)?.depth ?? -1) >= entry.depth) open.pop()
    open.at(-1)?.children.push(block)
    open.push(entry)
    entries.push(entry)
  }
  return entries
}

function isShort(text: string): boolean {
  return text.length <= longestHead && !/[.!]$/.test(text)
}

/** A question has its answer below it, a label its own words behind it. */
function isAnswered(text: string): boolean {
  return isQuestion(text) || labelBefore(text) !== undefined
}

function isSentence(block: WordParagraph): boolean {
  return /[.!?؟]$/.test(textOfParagraph(block).trim())
}
