import { type Units, wordsOf } from '#word/blocks/piece.ts'
import type { Strip } from './strip.ts'

const leastLines = 3
const longest = 80

/** Lines below each other that all come again as lines of their own are a table of contents, with the line above that says so. */
export function holdContents(strips: readonly Strip[], units: Units): Strip[] {
  const names = strips.map((strip) => nameOf(strip, units))
  const last = new Map(names.map((name, index) => [name, index]))
  const comesAgain = (index: number) => names[index] !== '' && (last.get(names[index] ?? '') ?? 0) > index
  const lines = strips.flatMap(({ block }, index) => (block.kind === 'space' ? [] : [index]))
  const first = lines.findIndex(
    (_, place) =>
      lines.slice(place, place + leastLines).every((index) => comesAgain(index)) &&
      lines.length > place + leastLines,
  )
  if (first < 0) return [...strips]
  const end = lines.findIndex((index, place) => place > first && !comesAgain(index))
  const run = lines.slice(first, end < 0 ? undefined : end)
  const again = Math.min(...run.map((index) => last.get(names[index] ?? '') ?? 0))
  if (again <= (run.at(-1) ?? 0)) return [...strips]
  const above = lines[first - 1]
  const isTitle =
    above !== undefined &&
    /^\W*(?:table of )?(?:contents|index|agenda|overview)\W*$|^\W*(?:المحتويات|الفهرس|المحتوى)\W*$/i.test(
      names[above] ?? '',
    )
  const held = new Set(isTitle ? [above, ...run] : run)
  return strips.map((strip, index) => (held.has(index) && !strip.kind ? { ...strip, kind: 'label' } : strip))
}

/** Without the number of its page. */
function nameOf({ block, row, kind }: Strip, units: Units): string {
  const isLine =
    block.kind === 'paragraph' ||
    block.kind === 'heading' ||
    (block.kind === 'list' && block.entries.length === 1)
  if (!isLine || row !== undefined || kind) return ''
  const words = block.kind === 'list' ? block.entries[0]?.words : block.words
  const text = words ? wordsOf(words, units) : ''
  return text.length > longest ? '' : text.replace(/[\s.…]+\d{1,3}$/, '').toLowerCase()
}
