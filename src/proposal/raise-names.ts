import type { LabelSlot } from '#word/blocks/label-words.ts'
import { markLevel, partOfMark } from '#word/blocks/marks.ts'
import { type Piece, type Units, wordsOf } from '#word/blocks/piece.ts'
import type { Blocks } from '#word/blocks/read-blocks.ts'
import { type Label, readLabel, readPartName } from '#word/blocks/read-label.ts'
import { boldLevel, isQuestion } from '#word/blocks/read-line.ts'
import { readsAsActions } from './read-action.ts'
import { placeBehind, type Strip } from './strip.ts'

const frame =
  /^\s*(?:\[([^\][:]{2,40})\]|<([^<>:]{2,40})>|\{([^{}:]{2,40})\}|[-=*~_–—]{2,}\s*([^-=*~_–—:]{2,40}?)\s*[-=*~_–—]{2,})\s*$/

/** "[Hero]", "[Why it matters]", "--- 3 icons ---": where several lines in a frame name parts, all of them are marks, but buttons. */
export function raiseFramed(strips: readonly Strip[], units: Units): Strip[] {
  const names = strips.map((strip) => nameOf(strip, units))
  const framed = names.filter((name) => name !== '')
  const named = framed.filter((name) => readPartName(name) !== undefined)
  if (named.length < 2 || named.length * 4 < framed.length) return [...strips]
  return strips.map((strip, index): Strip => {
    const { block } = strip
    if (names[index] === '' || (block.kind !== 'paragraph' && block.kind !== 'heading')) return strip
    return { ...strip, block: { kind: 'heading', level: markLevel, words: block.words }, isName: true }
  })
}

/** "<h2> Why us" again and again, more often than other headings: what stands at the tag is one. */
export function raiseTags(strips: readonly Strip[], units: Units): Strip[] {
  const levels = strips.map((strip) => levelOfTag(strip, units))
  const heads = strips.filter(
    ({ block, row, kind }) => block.kind === 'heading' && row === undefined && !kind,
  )
  const tagged = levels.filter((level) => level > 1).length
  if (tagged < 2 || tagged <= heads.length) return [...strips]
  return strips.flatMap((strip, index): Strip[] => {
    const { block } = strip
    const level = levels[index] ?? 0
    const [words, ...more] = block.kind === 'label' ? block.values : []
    if (level === 0 || block.kind !== 'label' || !words || more.length > 0) return [strip]
    const { label, links } = block
    const extras = links && { links }
    return [
      { ...strip, block: { kind: 'space', words: label } },
      {
        ...strip,
        block: isQuestion(wordsOf(words, units))
          ? { kind: 'question', question: words, answer: [], level, ...extras }
          : { kind: 'heading', level, words, ...extras },
      },
    ]
  })
}

function levelOfTag({ block, row, kind }: Strip, units: Units): number {
  if (block.kind !== 'label' || row !== undefined || kind) return 0
  return Number(/^\W*h([1-6])\W*$/i.exec(wordsOf(block.label, units))?.[1] ?? 0)
}

/** "some numbers", "legal stuff" among headings that begin with capitals: shorthand for parts, where several of them name one. */
export function nameShorthand(strips: readonly Strip[], units: Units): Strip[] {
  const texts = strips.map(({ block, row, kind }) =>
    block.kind === 'heading' && row === undefined && !kind ? wordsOf(block.words, units) : '',
  )
  const small = texts.filter((text) => /^\p{Ll}[\p{Ll} ]/u.test(text))
  const named = small.filter((text) => partOfMark(text) !== undefined)
  const capitals = texts.filter((text) => /^\p{Lu}/u.test(text))
  if (capitals.length < 2 || named.length < 2 || named.length * 2 < small.length) return [...strips]
  return strips.map((strip, index) =>
    small.includes(texts[index] ?? '') ? { ...strip, isName: true } : strip,
  )
}

function nameOf({ block, row, kind, role }: Strip, units: Units): string {
  const isLine = block.kind === 'paragraph' || block.kind === 'heading'
  if (!isLine || row !== undefined || kind || role) return ''
  const text = wordsOf(block.words, units)
  const name =
    frame
      .exec(text)
      ?.slice(1)
      .find((each) => each !== undefined) ?? ''
  const slot = readLabel(name)?.slot
  return (slot !== undefined && ofLines.has(slot)) || readsAsActions(text, false) ? '' : name
}

/** What stands in a frame with these names is said of one line, and no part. */
const ofLines: ReadonlySet<LabelSlot> = new Set<LabelSlot>([
  ...(['title', 'subtitle', 'eyebrow', 'body', 'action', 'second-action'] as const),
  ...(['address', 'picture', 'note', 'form'] as const),
])

/**
 * "🔢 NUMBERS", a bold line with a picture sign above a larger one, again and again, some of which name a part: all that look so only
 * say what follows.
 */
export function nameBySign(strips: readonly Strip[], source: Blocks): Strip[] {
  const signed = strips.flatMap((strip, index) => (isSigned(strip, source) ? [index] : []))
  const isOver = (index: number) => {
    const [own, next] = [strips[index]?.block, strips[placeBehind(strips, index)]?.block]
    return (
      own?.kind === 'heading' &&
      next?.kind === 'heading' &&
      !signed.includes(placeBehind(strips, index)) &&
      next.level < boldLevel
    )
  }
  const named = signed.filter((index) => partIn(strips[index], source.units) !== undefined)
  const over = signed.filter(isOver)
  const telling = new Set([...named, ...over])
  const isHabit = named.length > 1 && over.length > 1 && telling.size * 4 >= signed.length * 3
  return strips.map((strip, index) =>
    isHabit && signed.includes(index) ? { ...strip, isName: true } : strip,
  )
}

function isSigned({ block, row, kind }: Strip, { units, paragraphs }: Blocks): boolean {
  if (block.kind !== 'heading' || block.level < boldLevel - 1 || row !== undefined || kind) return false
  const runs = paragraphs[block.words.unit]?.runs.filter(({ text }) => text.trim() !== '') ?? []
  return /^\p{Extended_Pictographic}/u.test(wordsOf(block.words, units)) && runs.every(({ bold }) => bold)
}

function partIn(strip: Strip | undefined, units: Units) {
  if (strip?.block.kind !== 'heading') return
  const text = wordsOf(strip.block.words, units)
  return partOfMark(text) ?? partOfMark(/[(]([^()]*)[)]/.exec(text)?.[1] ?? '')
}

/** Lines that look like each other and unlike text, grey, underlined or in italics, most of which say what follows: all that do are labels. */
export function nameByLook(strips: readonly Strip[], source: Blocks): Strip[] {
  const { units } = source
  const looks = strips.map((strip) => lookOf(strip, source))
  const groups = Map.groupBy(strips.keys(), (index) => looks[index] ?? '')
  const named = new Set(
    [...groups].flatMap(([look, group]) => {
      const telling = group.filter((index) => meaningIn(strips[index], units) !== undefined)
      const isHabit = look !== '' && telling.length >= leastAlike && telling.length * 3 >= group.length * 2
      return isHabit ? telling : []
    }),
  )
  return strips.map((strip, index): Strip => {
    const { block } = strip
    const meaning = named.has(index) ? meaningIn(strip, units) : undefined
    if (!meaning || (block.kind !== 'paragraph' && block.kind !== 'heading')) return strip
    const { words } = block
    return meaning === 'part'
      ? { ...strip, block: { kind: 'heading', level: boldLevel, words }, isName: true }
      : { ...strip, block: { kind: 'label', label: words, meaning, values: [], level: 0 } }
  })
}

const leastAlike = 3

function lookOf({ block, row, kind, role, isName }: Strip, { units, paragraphs }: Blocks): string {
  if (row !== undefined || kind || role || isName) return ''
  const words = wordsAlone(block)
  const { look, runs } = paragraphs[words?.unit ?? -1] ?? { runs: [] }
  const text = units[words?.unit ?? -1]?.trim() ?? ''
  if (text === '' || text.length > longestName) return ''
  const isPale = (look?.pale ?? 0) * 10 >= text.length * 9
  const said = runs.filter((run) => run.text.trim() !== '')
  const signs = [
    isPale && 'pale',
    said.every(({ underline, href }) => underline && href === undefined) && 'underlined',
    said.every(({ italic }) => italic) && 'italic',
  ].filter((sign) => sign !== false)
  return signs.length > 0 ? `${signs.join(' ')} ${look?.sizes?.[0]?.size ?? ''}` : ''
}

const longestName = 60

function wordsAlone(block: Strip['block']): Piece | undefined {
  if (block.kind === 'label')
    return block.values.every(({ unit }) => unit !== block.label.unit) ? block.label : undefined
  return block.kind === 'paragraph' || block.kind === 'heading' ? block.words : undefined
}

/** Of which part, or of what words in it, a line tells. */
function meaningIn(strip: Strip | undefined, units: Units): Label | 'part' | undefined {
  const { block } = strip ?? {}
  if (block?.kind === 'label') return block.meaning
  if (block?.kind !== 'paragraph' && block?.kind !== 'heading') return
  const text = wordsOf(block.words, units)
  const label = readLabel(text)
  if (label?.slot) return label
  return readPartName(text) === undefined ? undefined : 'part'
}
