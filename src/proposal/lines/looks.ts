import type { RichRun } from '#content/values/rich-text.ts'
import type { Piece } from '#word/blocks/piece.ts'
import type { Blocks } from '#word/blocks/read-blocks.ts'
import { isSmall } from '#word/blocks/sizes.ts'
import type { WordParagraph } from '#word/walk/document.ts'

/** How the words of a piece look, by the names that points are learnt under; with "~" where only some of them do. */
export function looksOf(
  { unit, from, to }: Piece,
  { paragraphs, units, sizes, marks: named, counters }: Blocks,
): string[] {
  const paragraph = paragraphs[unit]
  if (!paragraph) return []
  const length = (units[unit] ?? '').trim().length
  const { look = {}, heading, list } = paragraph
  const size = look.sizes?.find((each) => each.from <= from && each.to > from)?.size
  const colours = (['pale', 'red', 'marked'] as const).flatMap((name) =>
    shareOf(name, look[name] ?? 0, length),
  )
  return [
    ...countMarks(paragraph, from, to),
    ...colours,
    ...(size === undefined ? [] : [nameOfSize(size, isSmall(look, length), sizes)]),
    ...(look.indent ? ['indent'] : []),
    ...(named.has(unit) ? ['mark'] : []),
    ...(counters.has(unit) ? ['counter'] : []),
    ...(heading > 0 ? [`h${Math.min(heading, 4)}`] : []),
    ...(list ? [list] : []),
    ...(paragraph.comments.length > 0 ? ['commented'] : []),
    ...(paragraph.changes?.length ? ['changed'] : []),
    ...(paragraph.hasPicture ? ['pictured'] : []),
  ]
}

function nameOfSize(size: number, isSmaller: boolean, sizes: Blocks['sizes']): string {
  if (sizes.has(size)) return 'larger'
  return isSmaller ? 'smaller' : 'sized'
}

const marks = ['bold', 'italic', 'underline', 'struck', 'href'] as const

function countMarks({ runs }: WordParagraph, from: number, to: number): string[] {
  const counts = new Map<(typeof marks)[number], number>()
  let all = 0
  let at = 0
  for (const run of runs) {
    const inside = run.text.slice(Math.max(0, from - at), Math.max(0, to - at)).trim().length
    at += run.text.length
    all += inside
    for (const mark of marks) if (has(run, mark)) counts.set(mark, (counts.get(mark) ?? 0) + inside)
  }
  return marks.flatMap((mark) => shareOf(mark, counts.get(mark) ?? 0, all))
}

function has(run: RichRun, mark: (typeof marks)[number]): boolean {
  return run[mark] !== undefined && run[mark] !== false
}

function shareOf(name: string, part: number, whole: number): string[] {
  if (part === 0) return []
  return [part * 10 >= whole * 9 ? name : `${name}~`]
}
