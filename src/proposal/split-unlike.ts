import type { Part } from './split-parts.ts'
import type { Strip } from './strip.ts'

/** So many kinds of words below its headings, and a part is a chapter of sections, where items are all of one kind. */
const leastKinds = 3

/** "Page content" over text, a list, a table and questions, each under a heading of its own, is no section with items. */
export function splitUnlike(part: Part): Part[] {
  const { strips, heading } = part
  const levels = strips.flatMap(({ block, row, kind }, index) =>
    block.kind === 'heading' && row === undefined && !kind && index !== heading ? [block.level] : [],
  )
  const level =
    levels.toSorted((one, other) => one - other).find((each, at, all) => all[at + 1] === each) ?? 0
  const starts = strips.flatMap(({ block, row, kind }, index) =>
    block.kind === 'heading' && block.level <= level && row === undefined && !kind && index !== heading
      ? [index]
      : [],
  )
  const sections = starts.map((from, at) => strips.slice(from, starts[at + 1]))
  const kinds = new Set(sections.map(kindOf))
  if (kinds.size < leastKinds) return [part]
  const above = strips
    .slice(0, starts[0])
    .map((strip, index): Strip => (index === heading ? { ...strip, kind: strip.kind ?? 'label' } : strip))
  const own = sections.map((all): Part => ({ heading: 0, level, strips: all }))
  return above.length > 0 ? [{ ...part, strips: above }, ...own] : own
}

function kindOf(strips: readonly Strip[]): string {
  const has = (is: (strip: Strip) => boolean) => strips.some(is)
  if (has(({ block }) => block.kind === 'question')) return 'questions'
  if (strips.every(({ block }, index) => index === 0 || block.kind === 'space')) return 'title'
  const heads = strips.filter(({ block, kind }, index) => index > 0 && !kind && block.kind === 'heading')
  if (heads.length > 1) return 'items'
  if (has(({ row, role }) => row !== undefined || role === 'point')) return 'table'
  return has(({ block }) => block.kind === 'list') ? 'list' : 'text'
}
