import type { Block } from './block.ts'
import { cutPiece, isEmptyPiece, type Piece, type Units } from './piece.ts'
import { readLabel } from './read-label.ts'

/** What those who build pages call a string, before a sign or a wide gap: "hero.title  “Save more”  9/32 ok". */
const keyed = /^\s*["'“]?([a-z][A-Za-z0-9]*(?:[._][A-Za-z0-9]+)+)["'”]?(?:\s*[:=|→]\s*|\t+\s*|\s{2,})(?=\S)/u

/** In quotation marks, or up to the next wide gap. */
const quoted = /^(["“«'‘])([^"“”«»\n]+)(["”»'’])/u
const gap = /\s*(?:\t|\s{2,}|\s\|\s)/u

const turnedDown =
  /[❌✗✖⛔🚫]|\b(?:do not (?:ship|use)|don['’]t use|rejected|dropped|unused|deprecated|old)\b/iu

const leastStrings = 5

/** The paragraphs of a list of strings, each with what it is called before it and how far it is behind. */
export function findStrings(units: Units): ReadonlySet<number> {
  const found = units.flatMap((text, unit) => (keyed.test(text) && !text.includes('\n') ? [unit] : []))
  return new Set(found.length >= leastStrings ? found : [])
}

export function readString(unit: number, units: Units): Block[] {
  const text = units[unit] ?? ''
  const [before, key = ''] = keyed.exec(text) ?? ['']
  const rest = text.slice(before.length)
  const quote = quoted.exec(rest)
  const end = gap.exec(rest)?.index ?? rest.length
  const [label, behind] = cutPiece({ unit, from: 0, to: text.length }, before.length + (quote ? 1 : 0))
  const [value, told] = cutPiece(behind, quote ? (quote[2]?.length ?? 0) : end)
  if (turnedDown.test(text.slice(told.from))) return [noteOf(label, [value, told])]
  const words: Block = { kind: 'label', label, meaning: readLabel(key), values: [value], level: 0 }
  return isEmptyPiece(told) ? [words] : [words, { kind: 'space', words: told }]
}

function noteOf(label: Piece, values: Piece[]): Block {
  return { kind: 'label', label, meaning: { slot: 'note' }, values, level: 0 }
}
