import { markEnd, markStart, numberEnd, splitMarks, withoutMarks } from './marks.ts'

/** From one offset of the plain text to another; what has no beginning or end here goes beyond it. */
type Range = { from: number; to: number; open: string; close: string }

/**
 * HTML that was made of a text, which got tags and lost its marks, with the marks of that text again. What is as long as
 * a tag stands around it.
 */
export function setMarks(html: string, text: string): string {
  const plain = withoutMarks(text)
  const ranges = [...rangesOfMarks(text), ...rangesOfTags(html)]
  const offsets = new Set([...ranges.flatMap(({ from, to }) => [from, to]), plain.length])
  let set = ''
  let done = 0
  for (const offset of [...offsets].sort((one, other) => one - other)) {
    if (offset < 0 || offset > plain.length) continue
    set += plain.slice(done, offset) + closing(ranges, offset) + opening(ranges, offset)
    done = offset
  }
  return set
}

/** The outermost first. */
function opening(ranges: readonly Range[], offset: number): string {
  return ranges
    .filter(({ from }) => from === offset)
    .sort((one, other) => other.to - one.to)
    .map(({ open, close, to }) => (to === offset ? open + close : open))
    .join('')
}

/** The innermost first. */
function closing(ranges: readonly Range[], offset: number): string {
  return ranges
    .filter(({ from, to }) => to === offset && from < offset)
    .toReversed()
    .sort((one, other) => other.from - one.from)
    .map(({ close }) => close)
    .join('')
}

function rangesOfMarks(text: string): Range[] {
  const ranges: Range[] = []
  let open: Range | undefined
  let offset = 0
  for (const piece of splitMarks(text)) {
    if (piece.kind === 'text') offset += piece.text.length
    else if (piece.kind === 'start') {
      const mark = `${markStart}${piece.number}${numberEnd}`
      open = { from: offset, to: Number.POSITIVE_INFINITY, open: mark, close: '' }
      ranges.push(open)
    } else if (open) {
      Object.assign(open, { to: offset, close: markEnd })
      open = undefined
    } else ranges.push({ from: -1, to: offset, open: '', close: markEnd })
  }
  return ranges
}

function rangesOfTags(html: string): Range[] {
  const ranges: Range[] = []
  const open: Range[] = []
  let passed = 0
  for (const { 0: tag, index } of html.matchAll(/<[^>]*>/g)) {
    const offset = index - passed
    passed += tag.length
    if (tag.startsWith('</')) {
      Object.assign(open.pop() ?? {}, { to: offset, close: tag })
      continue
    }
    const range = { from: offset, to: Number.POSITIVE_INFINITY, open: tag, close: '' }
    open.push(range)
    ranges.push(range)
  }
  return ranges
}
