import type { LabelSlot } from '#word/blocks/label-words.ts'
import { markLevel, partOfMark } from '#word/blocks/marks.ts'
import { type Units, wordsOf } from '#word/blocks/piece.ts'
import { readLabel, readPartName } from '#word/blocks/read-label.ts'
import { readsAsActions } from './read-action.ts'
import type { Strip } from './strip.ts'

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
