import { piecesOf } from '#word/blocks/block.ts'
import { cutPiece, textOfPiece, type Units, wordsOf } from '#word/blocks/piece.ts'
import { type Label, readLabel } from '#word/blocks/read-label.ts'
import type { GrainRole, Held, Versions } from './grain.ts'
import { meaningOf } from './slot-roles.ts'
import { placeBefore, placeBehind, type Strip } from './strip.ts'
import { isWanted, saidBehind, saidElsewhere } from './wanted-version.ts'

type Version = {
  index: number
  level: number
  base: string
  isChosen: boolean
  isTold: boolean
  isCounted: boolean
  end: number
}

const word =
  'option|version|variant|alternative|alternate|alt|route|territory|concept|direction|البديل|بديل|الخيار|خيار|النسخة|نسخة'
const mark = new RegExp(
  `^\\s*(.*?)\\s*[(\\[–—-]?\\s*(?:${word})\\s*(?:[#–—-]\\s*)?([a-f]|\\d|[أبج]|[٠-٩])?(?![\\p{L}\\d])\\s*[)\\]]?\\s*(.*)$`,
  'iu',
)

/** "Headline A (recommended):" */
const lettered = /^\s*(\p{L}[\p{L} -]{2,30}?)\s+([A-F])(?=\s*[:(])\s*(.*)$/u

const onlyLetter = /^()([A-D])\s?[/|]$/

/** Of several versions of one thing the recommended one stays, else the first; the others wait beside it. */
export function holdVersions(
  given: readonly Strip[],
  units: Units,
): { strips: Strip[]; held: Held[]; versions: Versions[] } {
  const strips = labelLettered(given, units)
  const marked = strips.flatMap((strip, index): Version[] => readVersion(strip, index, strips, units) ?? [])
  const known = new Set(marked.map(({ index }) => index))
  const versions = marked.flatMap((version) => [...firstOf(version, known, strips, units), version])
  const held: Held[] = []
  const choices: Versions[] = []
  const gone = new Set<number>()
  for (const group of groupVersions(versions, strips)) {
    const chosen = findChosen(group)
    if (!chosen) continue
    choices.push({
      options: group.map(({ index, end }) =>
        strips.slice(index, end).flatMap(({ block }) => piecesOf(block)),
      ),
      taken: group.indexOf(chosen),
    })
    for (const version of group) {
      const { block, from } = strips[version.index] as Strip
      const role = roleOf(version.base)
      const label = block.kind === 'label' ? [block.label] : piecesOf(block)
      if (version === chosen) {
        replaceLabel(strips, version, role)
        if (strips[version.index]?.block.kind !== 'label') {
          held.push({ kind: 'label', block: from, pieces: label })
          gone.add(version.index)
        }
        continue
      }
      for (let at = version.index; at < version.end; at++) {
        const strip = strips[at]
        if (!strip || gone.has(at)) continue
        held.push({
          kind: 'version',
          block: strip.from,
          pieces: piecesOf(strip.block),
          ...(role && { role }),
        })
        gone.add(at)
      }
    }
  }
  return { strips: strips.filter((_, index) => !gone.has(index)), held, versions: choices }
}

/** "A / Go further", and below it "B / Stay longer": letters before a stroke part wordings of one line. */
function labelLettered(strips: readonly Strip[], units: Units): Strip[] {
  const letterAt = (index: number) => {
    const { block, kind } = strips[index] ?? {}
    const isLine = (block?.kind === 'heading' || block?.kind === 'paragraph') && !kind
    return isLine ? (letterBefore.exec(textOfPiece(block.words, units))?.[1] ?? '') : ''
  }
  const isVersion = (index: number) => {
    const letter = letterAt(index)
    if (letter === '') return false
    const [above, below] = [letterAt(placeBefore(strips, index)), letterAt(placeBehind(strips, index))]
    return (letter === 'A' && below === 'B') || above === before(letter)
  }
  return strips.map((strip, index): Strip => {
    const { block } = strip
    if ((block.kind !== 'heading' && block.kind !== 'paragraph') || !isVersion(index)) return strip
    const length = letterBefore.exec(textOfPiece(block.words, units))?.[0].length ?? 0
    const [label, value] = cutPiece(block.words, length)
    return { ...strip, block: { kind: 'label', label, meaning: undefined, values: [value], level: 0 } }
  })
}

const letterBefore = /^\s*([A-D])\s?[/|]\s*(?=\S)/

function before(letter: string): string {
  return String.fromCharCode(letter.charCodeAt(0) - 1)
}

/** Titles that are counted may be those of items, unless something is said of one of them. */
function isCounted(group: readonly Version[]): boolean {
  return group.every(({ isCounted }) => isCounted)
}

function isSaid({ isChosen, isTold }: Version): boolean {
  return isChosen || isTold
}

/** The one that is said to be chosen, else the only one of which something is said, else the first. */
function findChosen(group: readonly Version[]): Version | undefined {
  const told = group.filter(({ isTold }) => isTold)
  return group.find(({ isChosen }) => isChosen) ?? (told.length === 1 ? told[0] : group[0])
}

/** "Headline:" right above "Headline (option 2):" is the first of them. */
function firstOf(
  { index, base }: Version,
  known: ReadonlySet<number>,
  strips: readonly Strip[],
  units: Units,
) {
  let above = index - 1
  while (strips[above]?.block.kind === 'space') above--
  const block = strips[above]?.block
  if (block?.kind !== 'label' || strips[index]?.block.kind !== 'label' || !roleOf(base)) return []
  const name = wordsOf(block.label, units).replace(/[:：\s]+$/, '')
  if (known.has(above) || block.values.length === 0 || roleOf(name) !== roleOf(base)) return []
  return [
    { index: above, level: 11, base: name, isChosen: false, isTold: false, isCounted: false, end: above + 1 },
  ]
}

/** A label "Headline A" that stays is a headline; so is the only one of several short wordings that nothing else is said of. */
function replaceLabel(strips: readonly Strip[], { index, base, end }: Version, role: GrainRole | undefined) {
  const strip = strips[index]
  if (!strip) return
  const { block } = strip
  const isOfTitle = role === undefined && base === '' && block.kind === 'label' && block.values.length === 1
  const meaning = role ? readLabel(base) : undefined
  if (block.kind === 'label' && (role || isOfTitle))
    strip.block = { ...block, meaning: meaning ?? { slot: 'title' } }
  if (block.kind === 'paragraph' && meaning && end > index + 1)
    strip.block = { kind: 'label', label: block.words, meaning, values: [], level: 0 }
}

function roleOf(base: string): GrainRole | undefined {
  const slot = readLabel(base)?.slot
  const meaning = slot ? meaningOf(slot) : undefined
  return meaning && 'role' in meaning ? meaning.role : undefined
}

function readVersion(
  strip: Strip,
  index: number,
  strips: readonly Strip[],
  units: Units,
): Version[] | undefined {
  const { block, kind } = strip
  if (kind) return
  if (block.kind !== 'heading' && block.kind !== 'label' && block.kind !== 'paragraph') return
  const words = block.kind === 'label' ? block.label : block.words
  const text = wordsOf(words, units)
  const named = block.kind === 'heading' ? text.replace(/\s*[:：].*$/s, '') : text
  const bare = named.replace(/\s*\([^)]*\)[\s:：]*$/, '')
  if (bare.length > 70 || (block.kind === 'paragraph' && bare.length > 40)) return
  const found =
    readMark(named) ??
    readMark(bare) ??
    (block.kind === 'label'
      ? (lettered.exec(text) ?? onlyLetter.exec(text) ?? readCounted(block.meaning, bare))
      : undefined)
  if (!found) return
  const [, base = '', letter] = found
  const isChosen =
    isWanted(text) ||
    isWanted(saidBehind(strips, index, units)) ||
    (letter !== undefined &&
      /^[a-f\d]$/i.test(letter) &&
      isWanted(saidElsewhere(strips, base, letter, units)))
  const baseLabel = base.trim() === '' || readLabel(base) !== undefined
  const isAlternative = /alternative|alternate|alt\b|بديل/i.test(text)
  if (!baseLabel || (!letter && !isAlternative && !isChosen)) return
  const isLabel = block.kind === 'label'
  const level = block.kind === 'heading' ? block.level : 11
  const nameOfBase = base.trim() || (isLabel ? previousBase(strips, index, units) : '')
  const isLine = isLabel || (block.kind === 'paragraph' && roleOf(nameOfBase) !== undefined)
  const end = isLine ? endOfLine(strips, index) : endOf(strips, index, level)
  const isMark = readMark(named) !== null && readMark(bare) === null
  const isTold = bare !== named && !isMark && !unwanted.test(named.slice(bare.length))
  return [
    {
      index,
      level,
      base: nameOfBase,
      isChosen,
      isTold,
      isCounted: block.kind === 'label' && block.meaning?.item !== undefined,
      end,
    },
  ]
}

/** "Title 2 (the one that Huda likes):" */
function readCounted(meaning: Label | undefined, text: string): RegExpExecArray | undefined {
  const isTitle = meaning?.slot === 'title' && meaning.item !== undefined && !meaning.part
  return isTitle ? (/^\s*(.*?)\s*([\d٠-٩])\s*[:：]?$/.exec(text) ?? undefined) : undefined
}

/** With no more behind it than a few words. */
function readMark(text: string): RegExpExecArray | null {
  const found = mark.exec(text)
  return found && (found[3] ?? '').replace(/[:：)(\]\s–—-]/g, '').length < 24 ? found : null
}

/** What stands in brackets behind a version that nobody wants. */
const unwanted =
  /\b(?:not|no|too|old|rejected|dropped|back ?up|previous|unused|weak(?:er)?|max(?:imum)?|chars?|words?)\b|\d|لا|مرفوض|قديم|احتياط/i

/** With the line below, where the words of a version stand on that. */
function endOfLine(strips: readonly Strip[], index: number): number {
  const { block } = strips[index] as Strip
  if (block.kind === 'label' && block.values.length > 0) return index + 1
  const below = placeBehind(strips, index)
  const next = strips[below]?.block
  return next && (next.kind === 'heading' || next.kind === 'paragraph') ? below + 1 : index + 1
}

/** "Headline:" with nothing behind it, and the options below. */
function previousBase(strips: readonly Strip[], index: number, units: Units): string {
  for (let at = index - 1; at >= Math.max(0, index - 8); at--) {
    const block = strips[at]?.block
    if (block?.kind === 'label' && block.meaning?.slot)
      return block.values.length === 0 ? wordsOf(block.label, units) : ''
    if (block?.kind === 'heading')
      return readLabel(wordsOf(block.words, units))?.slot ? wordsOf(block.words, units) : ''
  }
  return ''
}

/** A version goes on until the next heading that is as high, or the next line of dashes. */
function endOf(strips: readonly Strip[], index: number, level: number): number {
  for (let at = index + 1; at < strips.length; at++) {
    const block = strips[at]?.block
    if (block?.kind === 'rule') return at
    if (block?.kind === 'heading' && block.level <= level) return at
  }
  return strips.length
}

/** Versions belong together that follow each other and are versions of one thing. */
function groupVersions(versions: readonly Version[], strips: readonly Strip[]): Version[][] {
  const groups: Version[][] = []
  for (const version of versions) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    const between = last ? strips.slice(last.end, version.index) : []
    const isNext =
      last !== undefined &&
      last.level === version.level &&
      (roleOf(last.base) === roleOf(version.base) || last.base === version.base) &&
      between.every(
        ({ block }) => block.kind === 'space' || block.kind === 'rule' || block.kind === 'paragraph',
      )
    if (isNext) group?.push(version)
    else groups.push([version])
  }
  return groups.filter((group) => group.length > 1 && (!isCounted(group) || group.some(isSaid)))
}
