import { cutPiece, textOfPiece, type Units, wordsOf } from '#word/blocks/piece.ts'
import { lengthOfFigure } from '#word/blocks/read-figure.ts'
import { boldLevel } from '#word/blocks/read-line.ts'
import { sectionBefore } from './names-part.ts'
import { readsAsActions } from './read-action.ts'
import { type Strip, wordsOfParagraph } from './strip.ts'

/** "Section 1 – Top", "Section 2 – Rates" stand over all between them, however high these are. */
export function raiseSections(strips: readonly Strip[], units: Units): Strip[] {
  const isSection = ({ block, row, kind }: Strip) =>
    block.kind === 'heading' && row === undefined && !kind && sectionBefore.test(wordsOf(block.words, units))
  if (strips.filter(isSection).length < 2) return [...strips]
  return strips.map((strip) =>
    strip.block.kind === 'heading' && isSection(strip)
      ? { ...strip, block: { ...strip.block, level: strip.block.level - 0.5 } }
      : strip,
  )
}

/** "WHY GOLD" among headings in capitals is one of them, and they stand over those that are bold lines. */
export function raiseCapitals(strips: readonly Strip[], units: Units): Strip[] {
  const lines = strips.flatMap((strip, index) => (strip.block.kind === 'space' ? [] : [{ strip, index }]))
  const isHead = ({ block, row, kind }: Strip) =>
    block.kind === 'heading' && row === undefined && !kind && isInCapitals(wordsOf(block.words, units))
  const raised = new Set(
    lines.flatMap(({ strip: { block, row, kind, role }, index }, place) => {
      const text =
        block.kind === 'paragraph' && row === undefined && !kind && !role ? wordsOf(block.words, units) : ''
      const [above, below] = [lines[place - 1]?.strip, lines[place + 1]?.strip]
      const isOver = above?.block.kind !== 'heading' && below && !isHead(below)
      const isButton = text.split(/\s+/).length < 4 && readsAsActions(text, false)
      return isOver && isInCapitals(text) && !isButton ? [index] : []
    }),
  )
  if (lines.filter(({ strip, index }) => isHead(strip) || raised.has(index)).length < 2) return [...strips]
  return strips.map((strip, index): Strip => {
    const { block } = strip
    const isLine = raised.has(index) && block.kind === 'paragraph'
    if (!isLine && !(isHead(strip) && block.kind === 'heading' && block.level === boldLevel)) return strip
    return { ...strip, block: { ...block, kind: 'heading', level: boldLevel - 1 } }
  })
}

function isInCapitals(line: string): boolean {
  const text = line.replace(/\s*\([^)]*\)$/, '')
  const isShort = text.length <= 50 && text.split(/\s+/).length <= 6
  return isShort && /\p{Lu}{3}/u.test(text) && text === text.toUpperCase() && !/[.,;!\d]$/.test(text)
}

/** Lines below each other that begin with a number each count something: "5% on fuel", "12 lounges". */
export function settleFigures(strips: readonly Strip[], units: Units): Strip[] {
  const lengthAt = (index: number) => {
    const { block, row, kind, role } = strips[index] ?? {}
    if (block?.kind !== 'paragraph' || row !== undefined || kind || role) return 0
    const text = wordsOf(block.words, units)
    const isShort = text.length <= 60 && !/[.!?؟:,،]$/.test(text)
    return isShort && textOfPiece(block.words, units).startsWith(text) ? lengthOfFigure(text) : 0
  }
  const lengths = strips.map((_, index) => lengthAt(index))
  const isCounting = (index: number) => (lengths[index] ?? 0) > 0
  return strips.map((strip, index): Strip => {
    const { block } = strip
    const length = lengths[index] ?? 0
    const starts = [index - 2, index - 1, index]
    const isAmongThree = starts.some((at) => [at, at + 1, at + 2].every(isCounting))
    if (length === 0 || block.kind !== 'paragraph' || !isAmongThree) return strip
    const [figure, label] = cutPiece(block.words, length)
    return { ...strip, block: { kind: 'figure', figure, label } }
  })
}

/** A bold line that says what to do is a button where no words stand below it, or another one does. */
export function lowerButtons(strips: readonly Strip[], units: Units): Strip[] {
  const isButton = ({ block, row, kind }: Strip) =>
    block.kind === 'heading' &&
    block.level === boldLevel &&
    row === undefined &&
    !kind &&
    readsAsActions(wordsOf(block.words, units), block.links !== undefined)
  return strips.map((strip, index): Strip => {
    const { block } = strip
    if (block.kind !== 'heading' || !isButton(strip)) return strip
    const [above, below] = [besideOf(strips, index, -1), besideOf(strips, index, 1)]
    const isBelowWords =
      above !== undefined &&
      (above.block.kind === 'paragraph' || above.block.kind === 'list' || isButton(above))
    const isOver = below !== undefined && overKinds.has(below.block.kind)
    return isBelowWords && !isOver ? { ...strip, block: { ...block, kind: 'paragraph' } } : strip
  })
}

const overKinds: ReadonlySet<string> = new Set(['paragraph', 'list', 'table'])

/**
 * A few words over a sentence and a button, as at the end of a page, head them: above the next heading whatever they say, and elsewhere
 * where they call, though they read as a button themselves.
 */
export function raiseCalls(strips: readonly Strip[], units: Units): Strip[] {
  const lines = strips.flatMap(({ block }, index) => (block.kind === 'space' ? [] : [index]))
  const textAt = (place: number) => {
    const { block, row, kind, role } = strips[lines[place] ?? -1] ?? {}
    return block?.kind === 'paragraph' && row === undefined && !kind && !role
      ? wordsOf(block.words, units)
      : ''
  }
  const raised = new Set(
    lines.filter((_, place) => {
      const [call, text] = [textAt(place), textAt(place + 1)]
      const [button, next] = [textAt(place + 2), textAt(place + 3)]
      const isName = next.length > button.length && /[.!؟]$/.test(next)
      const isCall =
        /^\p{L}.*[\p{L}\d]$/u.test(call) && call.split(/\s+/).length > 2 && readsAsActions(call, false)
      const isBand = isBandTitle(strips, lines, place) && /^[\p{Lu}\p{Script=Arabic}]/u.test(call)
      return (
        (isCall || isBand) &&
        !isName &&
        text.length > call.length &&
        /[.!؟]$/.test(text) &&
        readsAsActions(button, false)
      )
    }),
  )
  if (raised.size === 0) return [...strips]
  return strips.map((strip, index): Strip => {
    const { block } = strip
    if (!raised.has(index) || block.kind !== 'paragraph') return strip
    return { ...strip, block: { ...block, kind: 'heading', level: levelOfSections(strips, index) } }
  })
}

/** That of the last heading above, if it is one of several. */
function levelOfSections(strips: readonly Strip[], index: number): number {
  const levels = strips.map(({ block, row, kind }) =>
    block.kind === 'heading' && row === undefined && !kind ? block.level : undefined,
  )
  const level = levels.slice(0, index).findLast((each) => each !== undefined) ?? boldLevel
  return levels.filter((each) => each === level).length > 1 ? level : boldLevel
}

/** Below other words, with nothing behind the button but a heading or the end. */
function isBandTitle(strips: readonly Strip[], lines: readonly number[], place: number): boolean {
  const at = (step: number) => strips[lines[place + step] ?? -1]
  const { block } = at(0) ?? {}
  const [above, behind] = [at(-1), at(3)]
  const isAbove = above !== undefined && above.block.kind !== 'heading' && above.block.kind !== 'label'
  const isEnd = behind === undefined || behind.block.kind === 'heading'
  const isLine = block?.kind === 'paragraph' && block.words.to - block.words.from <= longestBand
  return isAbove && isEnd && isLine
}

const longestBand = 60

/** "Reasons to believe:" over a list heads it, where nothing that stands above does. */
export function raiseColons(strips: readonly Strip[], units: Units): Strip[] {
  const isLine = ({ kind, row }: Strip) => !kind && row === undefined
  return strips.map((strip, index): Strip => {
    const { block, role } = strip
    if (block.kind !== 'paragraph' || !isLine(strip) || role) return strip
    const text = wordsOf(block.words, units)
    if (!/^[\p{Lu}\p{Script=Arabic}][^.!?؟]{2,50}[:：]$/u.test(text) || text.split(/\s+/).length > 6)
      return strip
    const [above, below] = [besideOf(strips, index, -1), besideOf(strips, index, 1)]
    const isOver = below?.block.kind === 'list' && below.block.entries.length > 1
    const isHeaded = above === undefined || above.block.kind === 'heading' || above.block.kind === 'paragraph'
    return isOver && !isHeaded ? { ...strip, block: { ...block, kind: 'heading', level: boldLevel } } : strip
  })
}

function besideOf(strips: readonly Strip[], index: number, step: 1 | -1): Strip | undefined {
  let at = index + step
  while (strips[at]?.block.kind === 'space') at += step
  return strips[at]
}

/** "✅ Why us" over a line of text is a heading and no list. */
export function settleTick(strip: Strip, next: Strip | undefined, units: Units): Strip {
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

/** A few words and a sentence in turn, as entries of one list: what items are called, and what is said of each. One sentence alone is no list. */
export function settleEntries(strips: readonly Strip[], units: Units): Strip[] {
  return nestLists(strips, units).flatMap((strip): Strip[] => {
    const { block, row, kind } = strip
    if (block.kind !== 'list' || row !== undefined || kind || block.entries.some(({ lead }) => lead))
      return [strip]
    const { entries, kind: _, isNumbered, ...rest } = block
    const texts = entries.map(({ words }) => wordsOf(words, units))
    const isAlone = entries.length === 1 && !isNumbered && isLongSentence(texts[0] ?? '')
    const isInTurn = entries.length > 3 && texts.every((text, index) => isTurn(texts, text, index))
    if (!isAlone && !isInTurn) return [strip]
    return entries.map(({ words }, index): Strip => {
      const isTitle = isInTurn && index % 2 === 0
      return {
        ...strip,
        block: isTitle
          ? { ...rest, kind: 'heading', level: boldLevel + 1, words }
          : { ...rest, kind: 'paragraph', words },
      }
    })
  })
}

function isTurn(texts: readonly string[], text: string, index: number): boolean {
  if (index % 2 > 0) return /[.!؟]$/.test(text)
  const below = texts[index + 1] ?? ''
  return text.length <= 50 && !/[.,;:!،]$/.test(text) && below.length > text.length
}

function isLongSentence(text: string): boolean {
  return text.length > 50 && /^[\p{L}\d]/u.test(text) && /[.!؟]$/.test(text)
}

/**
 * "1. Log in", and what is said of it as an entry of another list or as a paragraph, again and again: what items are called, with a text
 * each.
 */
function nestLists(strips: readonly Strip[], units: Units): Strip[] {
  const entryAt = (index: number) => {
    const { block, row, kind } = strips[index] ?? {}
    const [entry, ...more] = block?.kind === 'list' && row === undefined && !kind ? block.entries : []
    return entry && !entry.lead && more.length === 0 && block?.kind === 'list'
      ? { words: entry.words, isNumbered: block.isNumbered }
      : undefined
  }
  const isStep = (index: number) => {
    const [title, text] = [entryAt(index), entryAt(index + 1)]
    if (!title) return false
    const below = strips[index + 1]
    const said = below ? wordsOfParagraph(below, units) : ''
    const isOver = /[.!؟]$/.test(said) && /^[^\n]{2,60}(?<![.,;:!،])$/.test(wordsOf(title.words, units))
    return (title.isNumbered && text?.isNumbered === false) || isOver
  }
  const steps = new Set(strips.flatMap((_, index) => (isStep(index) ? [index] : [])))
  if (steps.size < 2) return [...strips]
  return strips.map((strip, index): Strip => {
    const entry = entryAt(index)
    if (!entry) return strip
    const { words } = entry
    if (steps.has(index)) return { ...strip, block: { kind: 'heading', level: boldLevel + 1, words } }
    return steps.has(index - 1) ? { ...strip, block: { kind: 'paragraph', words } } : strip
  })
}
